cimport cython
from . cimport scoring
from .layout cimport Layout
from .constants cimport ENDED, GAME_ENDED, PAWN_MOVED, PAWN_STACKED, SCORED, TIME, TURN, TURN_BEGAN
from digsite.core cimport telling
from digsite.core.seats cimport CHANCE, OVER

@cython.locals(seats=int, seat=int)
cpdef int unstacked(Layout state) noexcept nogil
@cython.locals(height=int, other=int)
cpdef void stack(Layout state, int seat) noexcept nogil
@cython.locals(week=int, height=int, other=int)
cpdef void advance(Layout state, int seat, int weeks) noexcept nogil
@cython.locals(last=int, seat=int)
cpdef int furthest_back(Layout state) noexcept nogil
@cython.locals(seat=int)
cpdef void next_turn(Layout state) noexcept nogil
cpdef void end_card(Layout state) noexcept nogil
cpdef void ask(Layout state, int phase) noexcept nogil
cpdef void ask_chance(Layout state, int phase) noexcept nogil
@cython.locals(seat=int, source=int)
cpdef void end_game(Layout state) noexcept nogil
