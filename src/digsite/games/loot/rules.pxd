# The C types of rules.py; the rules themselves are only there.
cimport cython
from digsite.core cimport bits
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from digsite.core.state cimport State, tell
from .table cimport Table

cdef int CHANCE, OVER
cdef int PILES, COLOURS, ERAS, SOURCES, HALF
cdef int LEFT, RIGHT, NO_COLOUR, NO_SEAT, NO_CARD
cdef int FIRST_PLAYER, SPLIT_PILES, SHOW_TOP, DRAW_ROOM, TAKE_TURN, KEEP_CARDS, GAME_OVER
cdef int EXPLORE_LEFT, EXPLORE_RIGHT, SECURE, AWAKEN
cdef int NO_WOLF, WOLF_AWAKE, WOLF_DRAWS
cdef int SECURED, SURVIVED, MUMMY, REVEAL
cdef int TOLD_AWAKEN, TOLD_DRAW, TOLD_END, TOLD_FIRST, TOLD_FRANK, TOLD_GOAL, TOLD_KEEP
cdef int TOLD_PILES, TOLD_REVEAL, TOLD_SCORE, TOLD_SECURE, TOLD_SKIP, TOLD_TOP, TOLD_TURN
cdef int TOLD_WOLF

@cython.final
cdef class LootState(Table):
    @cython.locals(new=LootState)
    cpdef LootState copy(self)
    cpdef void become(self, State other) noexcept nogil
    cpdef void hide(self, int seat) noexcept nogil
    cpdef void imagine(self, Dice dice) noexcept nogil

    @cython.locals(phase=int)
    cpdef u128 mask(self) noexcept nogil
    @cython.locals(own=int, choices=int, targets=int)
    cpdef int turn_choices(self) noexcept nogil
    @cython.locals(choices=int, colour=int)
    cpdef int top_choices(self) noexcept nogil
    @cython.locals(choices=int)
    cpdef int keep_choices(self) noexcept nogil

    @cython.locals(phase=int)
    cpdef int weight(self, int decision) noexcept nogil
    cpdef int top_weight(self, int colour) noexcept nogil
    @cython.locals(phase=int, fronts=u128)
    cpdef int draw(self, Dice dice) noexcept nogil
    @cython.locals(cards=int, place=int, colour=int)
    cpdef int draw_top(self, Dice dice) noexcept nogil

    @cython.locals(phase=int)
    cpdef void play(self, int decision) noexcept nogil
    cdef void take_turn(self, int decision) noexcept nogil
    @cython.locals(seat=int, cards=u128)
    cdef void secure(self) noexcept nogil
    @cython.locals(seat=int, cards=u128, guardians=int, survived=bint)
    cdef void awaken(self, int target) noexcept nogil
    cdef void call_guardians(self, u128 cards) noexcept nogil
    @cython.locals(pile=int, colour=int)
    cdef void draw_room(self, int slot) noexcept nogil
    @cython.locals(pile=int, slot=int)
    cdef void keep_cards(self, int kept) noexcept nogil
    cpdef void go_on(self) noexcept nogil
    cdef void ask_chance(self, int phase, int pile) noexcept nogil

    @cython.locals(left=int, right=int)
    cdef bint needs_restock(self) noexcept nogil
    @cython.locals(back=u128, kinds=u128, era=int, colour=int, cards=int)
    cdef void restock(self) noexcept nogil
    cdef void split_piles(self, int larger) noexcept nogil
    cdef void piles_made(self) noexcept nogil

    cdef void gain(self, int seat, int points, int source) noexcept nogil
    @cython.locals(extra=bint, _=int)
    cdef void next_turn(self) noexcept nogil
    cdef void begin_turn(self, bint extra) noexcept nogil
    cdef void pass_on(self) noexcept nogil
    @cython.locals(seat=int, _=int, cards=u128)
    cdef void finish(self) noexcept nogil
    cdef void close(self) noexcept nogil
    cpdef int points(self, int seat) noexcept nogil
    @cython.locals(best=int, won=int, seat=int)
    cpdef int winners(self) noexcept nogil

cdef int _low(u128 cards) noexcept nogil
cdef int _high(u128 cards) noexcept nogil
