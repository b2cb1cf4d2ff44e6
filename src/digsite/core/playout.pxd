cimport cython
from libc.stdint cimport uint64_t
from . cimport faults, throws
from .bits cimport u128
from .dice cimport Dice, nth_seed
from .state cimport State
from .seats cimport CHANCE, OVER

cpdef int playout(State state, Dice dice)

@cython.locals(seats=int, game=int, seat=int)
cdef void _fill(
    State start, State scratch, Dice dice, uint64_t seed, uint64_t first, int games,
    int[::1] points, int[::1] winners, int[::1] decisions)

@cython.locals(decisions=int)
cdef int _playout(State state, Dice dice) noexcept nogil

@cython.locals(check=long, _=int)
cpdef long time_legal(State state, int times)
