cimport cython
from digsite.core cimport bits
from digsite.core.bits cimport u128
from digsite.core.state cimport tell
from . cimport legal, region, scoring, seasons
from .layout cimport Layout
from .constants cimport (
    DECLINE, LEFTOVER, NEUTRAL, NEUTRAL_CARD, REWARD, TAKE_LEFT, TOLD_AREA, TOLD_DECLINED,
    TOLD_DISCARDED, TOLD_PICKED, TOLD_RETURNED, TOLD_ROOM, TOLD_TAKEN)
from digsite.core.seats cimport CHANCE

cpdef void begin(Layout state) noexcept nogil
cpdef void reward(Layout state, int choice) noexcept nogil
@cython.locals(again=bint)
cpdef void leftover(Layout state, int choice) noexcept nogil
@cython.locals(slot=int, card=int)
cpdef void pick_neutral_card(Layout state, int choice) noexcept nogil
cdef void _survey(Layout state) noexcept nogil
@cython.locals(standing="int[4]", ranked=int, colour=int, at=int)
cdef void _rank_area(Layout state) noexcept nogil
@cython.locals(ranks="int[4]", i=int, colour=int)
cdef void _tell_area(Layout state) noexcept nogil
@cython.locals(rank=int, colour=int)
cdef bint _asked(Layout state) noexcept nogil
cdef void _ask(Layout state, int seat, int phase) noexcept nogil
@cython.locals(seat=int, slot=int, card=int)
cdef void _take(Layout state, int choice) noexcept nogil
@cython.locals(card=int)
cdef int _pick_up(Layout state, int slot) noexcept nogil
@cython.locals(slot=int, card=int, cells=u128, i=int, colour=int, cubes=int)
cdef void _close_area(Layout state) noexcept nogil
