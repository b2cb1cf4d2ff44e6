# The C types of thumb.py.
cimport cython
from digsite.core cimport bits
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from digsite.core.policy cimport Policy
from digsite.core.state cimport State
from digsite.games.mykerinos cimport museum, region, scoring, worth
from digsite.games.mykerinos.rules cimport MykerinosState

cdef int BLACKMORE_EXCAVATE, BROWN_MUSEUM, BROWN_ROOM, CELL, CUBES, EXCAVATE, EXTEND, KIND, LEFTOVER
cdef int LEMON_EXCAVATE, LEMON_EXTEND, NEUTRAL, NEUTRAL_CARD, NEUTRAL_CELL, NEUTRAL_KIND, PASS
cdef int REWARD, SEASONS, TAKE_LEFT, TAKE_RIGHT, TANGERINE_EXTEND, VIOLET_EXCAVATE, VIOLET_EXTEND
cdef u128 MIDDLE
cdef int HASTE, FICKLE, NOTHING
cdef int CUBE[5]
cdef int NEUTRAL_CUBE[4]
cdef int PASSING[4]
cdef int GRUDGE[5]

@cython.final
cdef class Thumb(Policy):
    cpdef int choose(self, State state, Dice dice) noexcept nogil
    cpdef double guess(self, State state, int seat) noexcept nogil

@cython.locals(phase=int)
cdef int _choose(MykerinosState table, Dice dice) noexcept nogil
cdef double _guess(MykerinosState table, int seat) noexcept nogil

@cython.locals(
    kinds=u128, gain="int[19]", steps=int, room=int, cost=int, plain=u128, tops=u128, near=u128, first=u128,
    best=int, most=int, single=int, double=int, net=int)
cdef int _kind(MykerinosState table, Dice dice) noexcept nogil
@cython.locals(cells=u128, gain="int[19]", area=int, whim=int)
cdef int _cell(MykerinosState table, Dice dice) noexcept nogil
@cython.locals(plain=u128, area=int, pair=int, both=u128, roomy=u128)
cdef int _place(MykerinosState table, u128 cells, int left, int* gain, Dice dice) noexcept nogil
@cython.locals(roomy=u128, central=u128)
cdef int _pick(MykerinosState table, u128 cells, Dice dice) noexcept nogil
@cython.locals(best=int, area=int, found=int)
cdef int _best_single(MykerinosState table, u128 cells, int* gain) noexcept nogil
@cython.locals(
    best=int, areas=int, one=int, cells=u128, beside=u128, other=int, sum_=int, found=int)
cdef int _best_double(MykerinosState table, u128 first, u128 then, int* gain) noexcept nogil
@cython.locals(best=int, areas=int, one=int, cells=u128, beside=u128, other=int, found=int)
cdef int _best_triple(MykerinosState table, u128 first, u128 plain, int* gain) noexcept nogil
cdef int _areas(MykerinosState table) noexcept nogil
cdef int _cube_cost(MykerinosState table) noexcept nogil
cdef int _whim(Dice dice) noexcept nogil

@cython.locals(
    kinds=u128, gain="int[19]", cost=int, plain=u128, near=u128, first=u128, best=int, most=int,
    net=int)
cdef int _neutral_kind(MykerinosState table, Dice dice) noexcept nogil
@cython.locals(cells=u128, gain="int[19]", area=int, whim=int)
cdef int _neutral_cell(MykerinosState table, Dice dice) noexcept nogil
@cython.locals(
    seat=int, choices=u128, cards="int[5]", rooms="int[15]", score="int[17]", value="int[6]",
    grudge=int, other=int, part=int, room=int, slot=int, worth_=int, best=int, most=int,
    choice=int, net=int)
cdef int _reward(MykerinosState table, Dice dice) noexcept nogil
@cython.locals(rank=int)
cdef bint _waits(MykerinosState table, int seat) noexcept nogil
cdef int _best_room(MykerinosState table, Dice dice) noexcept nogil
@cython.locals(value="int[6]", best=int, most=int, slot=int, net=int)
cdef int _best_card(MykerinosState table, Dice dice) noexcept nogil
@cython.locals(value="int[6]", best=int, most=int, slot=int, net=int)
cdef int _worst_loss(MykerinosState table, Dice dice) noexcept nogil
