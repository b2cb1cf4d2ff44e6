cimport cython
from . cimport bits, bridges, throws
from .bits cimport u128
from .dice cimport Dice
from .state cimport State

cdef class Policy:
    @cython.locals(found=int)
    cdef int choose(self, State state, Dice dice) noexcept nogil
    cdef double guess(self, State state, int seat) noexcept nogil
    cdef bint forecast(
        self, State state, int seat, double[::1] shares, double[::1] leads) noexcept nogil
    cdef double belief(self, State state, int seat, int[::1] memory) noexcept nogil
    cdef int sense(self, State state) noexcept nogil
    cdef u128 worthwhile(self, State state, u128 mask) noexcept nogil

@cython.final
cdef class RandomPolicy(Policy):
    cpdef int choose(self, State state, Dice dice) noexcept nogil
    cpdef double guess(self, State state, int seat) noexcept nogil
