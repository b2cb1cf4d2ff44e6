# The C types of surveyor.py.
cimport cython
from libc.stdint cimport uint64_t
from digsite.core cimport bits
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from digsite.core.policy cimport Policy
from digsite.core.state cimport State
from .. cimport region
from . cimport worth
from .notebook cimport Notebook
from ..constants cimport (
    BLACKMORE_EXCAVATE, BROWN_MUSEUM, BROWN_ROOM, CELL, EXCAVATE, EXTEND, KIND, LEFTOVER,
    LEMON_EXCAVATE, LEMON_EXTEND, NEUTRAL, NEUTRAL_CARD, NEUTRAL_CELL, NEUTRAL_KIND, PASS, REWARD,
    SEASONS, TAKE_LEFT, TANGERINE_EXTEND, VIOLET_EXCAVATE, VIOLET_EXTEND)
from ..rules cimport MykerinosState

cdef int NEUTRAL_CUBE, VIOLET_CUBE, FICKLE, NOTHING
cdef int CUBE[5]
cdef int REST[4]
cdef int GRUDGE[5]
cdef u128 MIDDLE

@cython.final
cdef class Surveyor(Policy):
    cdef readonly Notebook notebook
    cpdef int choose(self, State state, Dice dice) noexcept nogil
    cpdef double guess(self, State state, int seat) noexcept nogil

@cython.locals(phase=int)
cdef int _choose(MykerinosState table, Notebook notebook, Dice dice) noexcept nogil
@cython.locals(whims=uint64_t, best=int, most=int, choice=int, found=int)
cdef int _best(u128 choices, int count, int* score, Dice dice) noexcept nogil

@cython.locals(
    kinds=u128, prizes="int[18]", gain="int[19]", net="int[10]", steps=int, room=int, cost=int, plain=u128,
    tops=u128, near=u128, first=u128, one=int, two=int)
cdef int _kind(MykerinosState table, Notebook notebook, Dice dice) noexcept nogil
@cython.locals(cells=u128, reach=u128, prizes="int[18]", gain="int[19]")
cdef int _cell(MykerinosState table, Notebook notebook, Dice dice) noexcept nogil
@cython.locals(whims=uint64_t, area=int, areas=int, fit=u128)
cdef int _place(MykerinosState table, u128 cells, int* gain, Dice dice) noexcept nogil
@cython.locals(roomy=u128)
cdef int _pick(MykerinosState table, u128 cells, Dice dice) noexcept nogil
@cython.locals(first=int)
cdef bint _within_one_area(u128 cells) noexcept nogil
@cython.locals(best=int, area=int, found=int)
cdef int _best_area(MykerinosState table, u128 cells, int* gain) noexcept nogil
@cython.locals(
    best=int, areas=int, one=int, cells=u128, beside=u128, other=int, both=int, found=int)
cdef int _best_areas(MykerinosState table, u128 first, u128 then, int* gain) noexcept nogil
@cython.locals(best=int, areas=int, one=int, cells=u128, beside=u128, other=int, found=int)
cdef int _best_three(MykerinosState table, u128 first, u128 then, int* gain) noexcept nogil
cdef int _cube_cost(MykerinosState table) noexcept nogil

@cython.locals(kinds=u128, gain="int[19]", net="int[3]", plain=u128, near=u128, first=u128)
cdef int _neutral_kind(MykerinosState table, Notebook notebook, Dice dice) noexcept nogil
@cython.locals(gain="int[19]")
cdef int _neutral_cell(MykerinosState table, Notebook notebook, Dice dice) noexcept nogil
@cython.locals(prizes="int[18]", player=int)
cdef void _neutral_gains(MykerinosState table, Notebook notebook, int* gain) noexcept nogil

@cython.locals(
    choices=u128, score="int[17]", rooms="int[15]", value="int[6]", seat=int, part=int, room=int,
    choice=int, card=int)
cdef int _reward(MykerinosState table, Dice dice) noexcept nogil
@cython.locals(rank=int)
cdef bint _waits(MykerinosState table, int seat) noexcept nogil
@cython.locals(choices=u128, score="int[17]", rooms="int[15]", value="int[6]", choice=int)
cdef int _card(MykerinosState table, int seat, Dice dice) noexcept nogil
