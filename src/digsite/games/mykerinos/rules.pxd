# The C types of rules.py; the rules themselves are only there.
cimport cython
from digsite.core cimport bits
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from digsite.core.state cimport State, tell
from digsite.games.mykerinos cimport legal, museum, region, scoring
from digsite.games.mykerinos.table cimport Table

cdef int CHANCE, OVER
cdef int SEASONS, SHARE, SHARE_OF_FOUR, NEUTRAL, NEUTRAL_SHARE
cdef int VIOLET, NO_PATRON
cdef int DRAW_WING, DRAW_CARD, KIND, CELL, BROWN_ROOM, NEUTRAL_KIND, NEUTRAL_CELL
cdef int REWARD, LEFTOVER, NEUTRAL_CARD, ENDED
cdef int PASS
cdef int BROWN_MUSEUM, TAKE_LEFT, DECLINE
cdef int TOLD_FIRST, TOLD_WING, TOLD_SEASON, TOLD_CUBES, TOLD_CARD_LAID, TOLD_PATRON
cdef int TOLD_CUBE_PLACED, TOLD_PASSED, TOLD_LAST, TOLD_NEUTRAL_LEFT, TOLD_ROOM, TOLD_AREA
cdef int TOLD_TAKEN, TOLD_DECLINED, TOLD_PICKED, TOLD_DISCARDED, TOLD_RETURNED
cdef int TOLD_SEASON_END, TOLD_NEUTRAL_BACK, TOLD_WING_SCORED, TOLD_SETS, TOLD_END
cdef int CUBES_OF_KIND[10]
cdef int PATRON_OF_KIND[10]

@cython.final
cdef class MykerinosState(Table):
    @cython.locals(twin=MykerinosState)
    cpdef MykerinosState copy(self)
    cpdef void become(self, State other) noexcept nogil
    cpdef void hide(self, int seat) noexcept nogil
    cpdef void imagine(self, Dice dice) noexcept nogil
    cpdef int points(self, int seat) noexcept nogil
    cpdef int winners(self) noexcept nogil

    cpdef u128 mask(self) noexcept nogil
    @cython.locals(phase=int)
    cpdef void play(self, int decision) noexcept nogil
    cpdef int weight(self, int decision) noexcept nogil
    cpdef int draw(self, Dice dice) noexcept nogil

    cdef void _appoint_first(self, int seat) noexcept nogil
    @cython.locals(wing=int)
    cdef void _mark_wing(self, int patron) noexcept nogil
    @cython.locals(share=int, i=int, seat=int)
    cdef void _begin_season(self) noexcept nogil
    cdef int _from_general(self, int seat, int colour, int cubes) noexcept nogil
    @cython.locals(slot=int)
    cdef void _lay_card(self, int draw) noexcept nogil
    cdef int _areas(self) noexcept nogil

    cdef void _begin_turn(self, int seat) noexcept nogil
    @cython.locals(seat=int, patron=int)
    cdef void _begin_action(self, int kind) noexcept nogil
    @cython.locals(seat=int, cube=u128, on_top=bint)
    cdef void _place(self, int colour, int cell) noexcept nogil
    @cython.locals(seat=int)
    cdef void _send_brown(self, int room) noexcept nogil
    cdef void _end_action(self) noexcept nogil
    cdef void _begin_neutral(self, int kind) noexcept nogil
    @cython.locals(space=int)
    cdef void _end_turn(self) noexcept nogil
    @cython.locals(space=int)
    cdef void _pass(self) noexcept nogil
    @cython.locals(space=int)
    cdef int _to_scale(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void _next_player(self) noexcept nogil

    cdef void _begin_survey(self) noexcept nogil
    @cython.locals(standing="int[4]", ranked=int, colour=int, at=int)
    cdef void _rank_area(self) noexcept nogil
    @cython.locals(ranks="int[4]", i=int, colour=int)
    cdef void _tell_area(self) noexcept nogil
    cdef void _survey(self) noexcept nogil
    @cython.locals(rank=int, colour=int)
    cdef bint _asked(self) noexcept nogil
    cdef void _ask(self, int seat, int phase) noexcept nogil
    cdef void _reward(self, int choice) noexcept nogil
    @cython.locals(again=bint)
    cdef void _leftover(self, int choice) noexcept nogil
    @cython.locals(seat=int, slot=int, card=int)
    cdef void _take(self, int choice) noexcept nogil
    @cython.locals(slot=int, card=int)
    cdef void _pick_neutral_card(self, int choice) noexcept nogil
    @cython.locals(card=int)
    cdef int _pick_up(self, int slot) noexcept nogil
    @cython.locals(slot=int, card=int, cells=u128, i=int, colour=int, cubes=int)
    cdef void _close_area(self) noexcept nogil

    @cython.locals(seat=int, patron=int, colour=int)
    cdef void _end_season(self) noexcept nogil
    @cython.locals(cubes=int)
    cdef void _neutral_back(self, int seat) noexcept nogil
    cdef void _end_game(self) noexcept nogil
    @cython.locals(wing=int, seat=int, cards=int, pay=int)
    cdef void _tell_end(self) noexcept nogil
