cimport cython
from libc.stdint cimport uint64_t
from . cimport bits
from .bits cimport u128

cdef uint64_t M64, STEP, FIRST, SECOND

@cython.final
cdef class Dice:
    cdef public uint64_t word

    cpdef uint64_t next(self) noexcept nogil
    @cython.locals(x=uint64_t, low=uint64_t, floor=uint64_t)
    cpdef uint64_t below(self, uint64_t n) noexcept nogil
    @cython.locals(n=int)
    cpdef int choose(self, u128 mask) noexcept nogil

cpdef uint64_t mixed(uint64_t word) noexcept nogil
cpdef uint64_t nth_seed(uint64_t seed, uint64_t n) noexcept nogil
