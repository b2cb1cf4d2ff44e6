# The C types of legal.py.
cimport cython
from digsite.core cimport bits
from digsite.core.bits cimport u128
from digsite.games.mykerinos cimport museum, region
from digsite.games.mykerinos.table cimport Table

cdef int BLACKMORE, BLACKMORE_EXCAVATE, BROWN, BROWN_MUSEUM, BROWN_ROOM, CELL, DECLINE
cdef int DRAW_CARD, DRAW_FIRST, DRAW_WING, EXCAVATE, EXTEND, KIND, LEFTOVER, LEMON
cdef int LEMON_EXCAVATE, LEMON_EXTEND, NEUTRAL, NEUTRAL_CARD, NEUTRAL_CELL, NEUTRAL_KIND, PASS
cdef int REWARD, TAKE_LEFT, TAKE_RIGHT, TANGERINE, TANGERINE_EXTEND, VIOLET, VIOLET_EXCAVATE
cdef int VIOLET_EXTEND

@cython.locals(phase=int)
cpdef u128 decisions(Table table) noexcept nogil
@cython.locals(slot=int, cards=u128)
cpdef u128 cards_left(Table table) noexcept nogil
@cython.locals(
    seat=int, stock=int, ready=int, plain=u128, tops=u128, near=u128, extend=u128,
    pairs=u128, chains=u128, kinds=u128)
cdef u128 _kinds(Table table) noexcept nogil
cdef bint _violet_helps(Table table, int seat) noexcept nogil
@cython.locals(plain=u128, tops=u128, near=u128, on_top=bint)
cdef u128 _cells(Table table, int colour) noexcept nogil
@cython.locals(plain=u128, near=u128, kinds=u128)
cdef u128 _neutral_kinds(Table table) noexcept nogil
@cython.locals(choices=u128)
cdef u128 _rewards(Table table) noexcept nogil
@cython.locals(choices=u128)
cdef u128 _leftovers(Table table) noexcept nogil
@cython.locals(taken=int)
cdef int _open_rooms(Table table) noexcept nogil
@cython.locals(left=u128, wing=int)
cdef u128 _markers_left(Table table) noexcept nogil
