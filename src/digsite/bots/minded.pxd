# The C types of minded.py.
cimport cython
from libc cimport math
from digsite.core cimport bits, dense
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from digsite.core.features cimport Features
from digsite.core.net cimport Net
from digsite.core.policy cimport Policy
from digsite.core.state cimport State

@cython.final
cdef class Minded(Policy):
    cdef readonly Policy base
    cdef readonly Features features
    cdef readonly Net forecaster, corrector
    cdef readonly bint forecasts, corrects, guesses
    cdef readonly double lead, stick

    @cython.locals(decision=int, mask=u128)
    cpdef int choose(self, State state, Dice dice) noexcept nogil
    @cython.locals(row="unsigned char[2048]", worth="double[256]", size=int, place=int, best=int,
                   most=double)
    cdef int corrected(self, State state, u128 mask, int decision) noexcept nogil
    @cython.locals(row="unsigned char[2048]", told="double[256]", greatest=double, away=int,
                   total=double, other=int, size=int)
    cpdef bint forecast(
        self, State state, int seat, double[::1] shares, double[::1] leads) noexcept nogil
    @cython.locals(other=int, away=int)
    cdef void add_guesses(self, State state, int seat, unsigned char* row, int size) noexcept nogil
    cpdef double guess(self, State state, int seat) noexcept nogil
    cpdef double belief(self, State state, int seat, int[::1] memory) noexcept nogil
    cpdef int sense(self, State state) noexcept nogil
    cpdef u128 worthwhile(self, State state, u128 mask) noexcept nogil
