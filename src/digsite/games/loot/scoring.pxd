cimport cython
from digsite.core cimport bits
from digsite.core.bits cimport u128
from digsite.core.state cimport tell
from .layout cimport Layout
from .constants cimport (
    GAME_OVER, HALF, NO_SEAT, REVEAL, SOURCES, TOLD_GOAL, TOLD_REVEAL, TOLD_SCORE)

cpdef void gain(Layout state, int seat, int points, int source) noexcept nogil
@cython.locals(seat=int, _=int, cards=u128)
cpdef void reveal(Layout state) noexcept nogil
@cython.locals(best=int, won=int, seat=int)
cpdef int winners(Layout state) noexcept nogil
cpdef int low(u128 cards) noexcept nogil
cpdef int high(u128 cards) noexcept nogil
