# The C types of rules.py; the rules themselves are only there.
cimport cython
from digsite.core cimport bits, fields, throws
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from digsite.core.state cimport State, tell
from . cimport hands, piles, scoring
from .layout cimport Layout
from .constants cimport (
    AWAKEN, DRAW_ROOM, EXPLORE_LEFT, EXPLORE_RIGHT, FIRST_PLAYER, GAME_OVER, KEEP_CARDS, LEFT,
    MUMMY, NO_CARD, NO_COLOUR, NO_SEAT, NO_WOLF, PILES, RIGHT, SECURE, SECURED, SHOW_TOP,
    SPLIT_PILES, SURVIVED, TAKE_TURN, TOLD_AWAKEN, TOLD_DRAW, TOLD_END, TOLD_FIRST, TOLD_FRANK,
    TOLD_KEEP, TOLD_SECURE, TOLD_SKIP, TOLD_TOP, TOLD_TURN, TOLD_WOLF, WOLF_AWAKE, WOLF_DRAWS)
from digsite.core.seats cimport CHANCE, OVER

@cython.final
cdef class LootState(Layout):
    @cython.locals(new=LootState)
    cpdef LootState copy(self)
    cpdef void become(self, State other) noexcept nogil
    cpdef void hide(self, int seat) noexcept nogil
    cpdef void imagine(self, Dice dice) noexcept nogil

    @cython.locals(phase=int)
    cpdef u128 mask(self) noexcept nogil
    @cython.locals(own=int, choices=int, targets=int)
    cpdef int turn_choices(self) noexcept nogil
    @cython.locals(choices=int)
    cpdef int keep_choices(self) noexcept nogil

    @cython.locals(phase=int)
    cpdef int weight(self, int decision) noexcept nogil
    @cython.locals(phase=int, fronts=u128)
    cpdef int draw(self, Dice dice) noexcept nogil

    @cython.locals(phase=int)
    cpdef void play(self, int decision) noexcept nogil
    cdef void take_turn(self, int decision) noexcept nogil
    @cython.locals(seat=int, cards=u128)
    cdef void secure(self) noexcept nogil
    @cython.locals(seat=int, cards=u128, guardians=int, survived=bint, low=int, high=int)
    cdef void awaken(self, int target) noexcept nogil
    cdef void call_guardians(self, u128 cards) noexcept nogil
    @cython.locals(pile=int, colour=int)
    cdef void draw_room(self, int slot) noexcept nogil
    @cython.locals(pile=int, slot=int)
    cdef void keep_cards(self, int kept) noexcept nogil
    cpdef void go_on(self) noexcept nogil
    cdef void restock(self) noexcept nogil
    cdef void ask_chance(self, int phase, int pile) noexcept nogil

    @cython.locals(extra=bint, _=int)
    cdef void next_turn(self) noexcept nogil
    cdef void begin_turn(self, bint extra) noexcept nogil
    cdef void pass_on(self) noexcept nogil
    cdef void close(self) noexcept nogil
    cpdef int points(self, int seat) noexcept nogil
    cpdef int winners(self) noexcept nogil
