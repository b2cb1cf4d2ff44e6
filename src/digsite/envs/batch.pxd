cimport cython
from libc.stdint cimport uint64_t
from digsite.core cimport faults, rows
from digsite.core.dice cimport Dice, nth_seed
from digsite.core.features cimport Features
from digsite.core.policy cimport Policy
from digsite.core.state cimport State
from .rewards cimport gained

cdef int CHANCE, EVERYBODY, OVER

@cython.final
cdef class Batch:
    cdef readonly State start, scratch
    cdef readonly Features features
    cdef readonly int count, size, kind, learner
    cdef readonly list states
    cdef uint64_t[::1] addresses, words
    cdef Dice dice
    cdef Policy policy
    cdef bint imagines
    cdef unsigned char[::1] observations, masks, done
    cdef int[::1] seats, points
    cdef float[::1] rewards

    @cython.locals(game=int)
    cpdef reset(self, uint64_t seed)
    @cython.locals(found=int, most=int, game=int)
    cpdef int refused(self, int[::1] decisions)
    @cython.locals(game=int)
    cpdef sample(self, Dice dice, int[::1] decisions)
    @cython.locals(game=int)
    cpdef step(self, int[::1] decisions)
    cdef void begin(self, State state, int game) noexcept nogil
    @cython.locals(seat=int)
    cdef void carry_out(self, State state, int game, int decision) noexcept nogil
    cdef void go_on(self, State state, int game) noexcept nogil
    cdef int answer(self, State state) noexcept nogil
    @cython.locals(most=int)
    cdef void show(self, State state, int game) noexcept nogil
