# The C types of versus.py.
cimport cython
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from digsite.core.policy cimport Policy
from digsite.core.state cimport State

@cython.final
cdef class Versus(Policy):
    cdef readonly int seat
    cdef readonly Policy own, others

    cpdef int choose(self, State state, Dice dice) noexcept nogil
    cpdef double guess(self, State state, int seat) noexcept nogil
    cpdef bint forecast(
        self, State state, int seat, double[::1] shares, double[::1] leads) noexcept nogil
    cpdef double belief(self, State state, int seat, int[::1] memory) noexcept nogil
    cpdef int sense(self, State state) noexcept nogil
    cpdef u128 worthwhile(self, State state, u128 mask) noexcept nogil
