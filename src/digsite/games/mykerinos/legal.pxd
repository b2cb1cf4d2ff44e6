# The C types of legal.py.
cimport cython
from digsite.core cimport bits
from digsite.core.bits cimport u128
from digsite.games.mykerinos cimport museum, region
from digsite.games.mykerinos.layout cimport Layout
from .constants cimport (
    BLACKMORE, BLACKMORE_EXCAVATE, BROWN, BROWN_MUSEUM, BROWN_ROOM, CELL, DECLINE, DRAW_CARD,
    DRAW_FIRST, DRAW_WING, EXCAVATE, EXTEND, KIND, LEFTOVER, LEMON, LEMON_EXCAVATE, LEMON_EXTEND,
    NEUTRAL, NEUTRAL_CARD, NEUTRAL_CELL, NEUTRAL_KIND, PASS, REWARD, TAKE_LEFT, TAKE_RIGHT,
    TANGERINE, TANGERINE_EXTEND, VIOLET, VIOLET_EXCAVATE, VIOLET_EXTEND)

@cython.locals(phase=int)
cpdef u128 decisions(Layout table) noexcept nogil
@cython.locals(slot=int, cards=u128)
cpdef u128 cards_left(Layout table) noexcept nogil
@cython.locals(
    seat=int, stock=int, ready=int, plain=u128, tops=u128, near=u128, extend=u128,
    pairs=u128, chains=u128, kinds=u128)
cdef u128 _kinds(Layout table) noexcept nogil
cdef bint _violet_helps(Layout table, int seat) noexcept nogil
@cython.locals(plain=u128, tops=u128, near=u128, on_top=bint)
cdef u128 _cells(Layout table, int colour) noexcept nogil
@cython.locals(plain=u128, near=u128, kinds=u128)
cdef u128 _neutral_kinds(Layout table) noexcept nogil
@cython.locals(choices=u128)
cdef u128 _rewards(Layout table) noexcept nogil
@cython.locals(choices=u128)
cdef u128 _leftovers(Layout table) noexcept nogil
@cython.locals(taken=int)
cdef int _open_rooms(Layout table) noexcept nogil
@cython.locals(left=u128, wing=int)
cdef u128 _markers_left(Layout table) noexcept nogil
