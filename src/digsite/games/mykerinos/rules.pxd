# The C types of rules.py; the rules themselves are only there.
cimport cython
from digsite.core cimport bits, fields, throws
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from digsite.core.seats cimport CHANCE
from digsite.core.state cimport State
from . cimport excavations, legal, scoring, seasons, survey
from .layout cimport Layout
from .constants cimport (
    BROWN_ROOM, CELL, DRAW_CARD, DRAW_WING, KIND, LEFTOVER, NEUTRAL, NEUTRAL_CARD, NEUTRAL_CELL,
    NEUTRAL_KIND, REWARD)

@cython.final
cdef class MykerinosState(Layout):
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
    cpdef void deal(self, Dice dice) noexcept nogil
