# The C types of apprentice.py.
cimport cython
from digsite.core cimport bits
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from digsite.core.policy cimport Policy
from digsite.core.state cimport State
from .. cimport legal, museum, region, scoring
from . cimport worth
from ..rules cimport MykerinosState

cdef int BROWN, BROWN_MUSEUM, BROWN_ROOM, CELL, EXTEND, EXCAVATE, KIND, LEFTOVER, LEMON_EXTEND
cdef int NEUTRAL, NEUTRAL_CARD, NEUTRAL_CELL, NEUTRAL_KIND, NO_PATRON, PASS, REWARD, SEASONS
cdef int TAKE_LEFT, TAKE_RIGHT
cdef int GOOD_ROOM, EXTENSION, NOWHERE
cdef int CUBES_OF_KIND[10]
cdef int ACTIONS[8]
cdef int LIKED[6]

@cython.final
cdef class Apprentice(Policy):
    cpdef int choose(self, State state, Dice dice) noexcept nogil

@cython.locals(phase=int)
cdef int _choose(MykerinosState table, Dice dice) noexcept nogil

@cython.locals(kinds=u128, kind=int)
cdef int _kind(MykerinosState table) noexcept nogil
cdef bint _has_time(MykerinosState table) noexcept nogil
@cython.locals(plain=u128, tops=u128, near=u128, cells=u128, i=int, kind=int)
cdef int _winning_kind(MykerinosState table, u128 kinds, int later) noexcept nogil
@cython.locals(cells=u128, winning=u128)
cdef int _cell(MykerinosState table, Dice dice) noexcept nogil
@cython.locals(
    seat=int, free=u128, room=int, most=int, best=u128, area=int, here=u128, gain=int)
cdef u128 _winning(
    MykerinosState table, u128 cells, int kind, int cubes, int later) noexcept nogil
@cython.locals(here=u128)
cdef u128 _within(u128 cells, u128 free, int area, int cubes) noexcept nogil
@cython.locals(mine=int, before=int, colour=int, theirs=int)
cdef int _place(
    MykerinosState table, int area, int seat, int more, int neutral) noexcept nogil
@cython.locals(space=int)
cdef bint _passed_before(MykerinosState table, int seat, int colour) noexcept nogil
@cython.locals(card=int, other=int)
cdef int _prize(MykerinosState table, int area, int place, int room) noexcept nogil
@cython.locals(border=u128, plain=u128, area=int, here=u128)
cdef int _at_border(MykerinosState table, u128 cells, Dice dice) noexcept nogil

@cython.locals(plain=u128, near=u128)
cdef int _neutral_kind(MykerinosState table) noexcept nogil
@cython.locals(cells=u128, harming=u128)
cdef int _neutral_cell(MykerinosState table, Dice dice) noexcept nogil
@cython.locals(plain=u128, best=u128, area=int, here=u128, served=bint)
cdef u128 _harming(MykerinosState table, u128 cells, int cubes) noexcept nogil
cdef bint _pushed_back(MykerinosState table, int area, int seat, int cubes) noexcept nogil

@cython.locals(seat=int, rooms=u128, most=int, best=u128, room=int, points=int)
cdef int _reward(MykerinosState table, Dice dice) noexcept nogil
@cython.locals(cards=u128, left=int, right=int)
cdef int _card(MykerinosState table, int seat, Dice dice) noexcept nogil
cdef int _liking(MykerinosState table, int seat, int slot) noexcept nogil
@cython.locals(most=int, slot=int, points=int)
cdef int _best_card(MykerinosState table, int seat) noexcept nogil
@cython.locals(card=int, patron=int, points=int, wing=int)
cdef int _card_points(MykerinosState table, int seat, int slot) noexcept nogil
@cython.locals(cards=int, other=int)
cdef int _set_points(MykerinosState table, int seat, int patron) noexcept nogil
@cython.locals(taken=int, rooms=int, most=int, room=int, points=int)
cdef int _best_room(MykerinosState table, int seat) noexcept nogil
@cython.locals(wing=int, points=int)
cdef int _room_points(MykerinosState table, int seat, int room) noexcept nogil
@cython.locals(pay=int, cards=int)
cdef int _rise(MykerinosState table, int seat, int wing, int value) noexcept nogil
