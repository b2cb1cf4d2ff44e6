cimport cython
from .bits cimport u128
from .dice cimport Dice
from .state cimport State

cdef class Policy:
    cdef int choose(self, State state, Dice dice) noexcept nogil
    cdef double guess(self, State state, int seat) noexcept nogil
    cdef double belief(self, State state, int seat, int[::1] memory) noexcept nogil
    cdef int sense(self, State state) noexcept nogil

@cython.final
cdef class RandomPolicy(Policy):
    cpdef int choose(self, State state, Dice dice) noexcept nogil
    cpdef double guess(self, State state, int seat) noexcept nogil

cdef int _choose(object policy, State state, Dice dice) noexcept with gil
cdef double _guess(object policy, State state, int seat) noexcept with gil
