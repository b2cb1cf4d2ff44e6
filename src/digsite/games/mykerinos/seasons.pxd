cimport cython
from digsite.core cimport bits, throws
from digsite.core.dice cimport Dice
from digsite.core.state cimport tell
from . cimport museum, region, scoring
from .layout cimport Layout
from .constants cimport (
    DRAW_CARD, DRAW_WING, ENDED, KIND, NEUTRAL, NEUTRAL_SHARE, SEASONS, SHARE, SHARE_OF_FOUR,
    TOLD_CARD_LAID, TOLD_CUBES, TOLD_END, TOLD_FIRST, TOLD_NEUTRAL_BACK, TOLD_SEASON,
    TOLD_SEASON_END, TOLD_SETS, TOLD_WING, TOLD_WING_SCORED)
from digsite.core.seats cimport CHANCE, OVER

cpdef void appoint_first(Layout state, int seat) noexcept nogil
@cython.locals(wing=int)
cpdef void mark_wing(Layout state, int patron) noexcept nogil
@cython.locals(share=int, i=int, seat=int)
cdef void _begin_season(Layout state) noexcept nogil
cpdef int from_general(Layout state, int seat, int colour, int cubes) noexcept nogil
cdef void lay_cards(Layout state, Dice dice) noexcept nogil
@cython.locals(slot=int)
cpdef void lay_card(Layout state, int draw) noexcept nogil
cpdef int areas(Layout state) noexcept nogil
cpdef void begin_turn(Layout state, int seat) noexcept nogil
@cython.locals(seat=int, patron=int, colour=int)
cpdef void end_season(Layout state) noexcept nogil
@cython.locals(cubes=int)
cdef void _neutral_back(Layout state, int seat) noexcept nogil
cdef void _end_game(Layout state) noexcept nogil
@cython.locals(wing=int, seat=int, cards=int, pay=int)
cdef void _tell_end(Layout state) noexcept nogil
