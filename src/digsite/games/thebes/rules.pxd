cimport cython
from digsite.core cimport bits, fields, throws
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from digsite.core.state cimport State
from . cimport digging, flow, market, playing, presenting, scoring, sites
from .box cimport Box
from .layout cimport Layout
from .constants cimport (
    ASSISTANTS, BACK, DIG, DRAW, FRONT, GENERAL, GIVE, LOOK, PAWNS, PERMIT, PRESENT, RAID,
    RAIDERS, SCIENTIST, SITE, THIEF, TURN, WEEKS)

@cython.final
cdef class ThebesState(Layout):
    @cython.locals(twin=ThebesState)
    cpdef ThebesState copy(self)
    cpdef void become(self, State other) noexcept nogil

    @cython.locals(phase=int)
    cpdef u128 mask(self) noexcept nogil
    @cython.locals(found=u128)
    cdef u128 turn_mask(self) noexcept nogil
    @cython.locals(phase=int)
    cpdef void play(self, int decision) noexcept nogil
    cdef void play_turn(self, int decision) noexcept nogil
    cpdef int weight(self, int decision) noexcept nogil
    cpdef int draw(self, Dice dice) noexcept nogil
    cpdef void hide(self, int seat) noexcept nogil
    cpdef void imagine(self, Dice dice) noexcept nogil
    cpdef int points(self, int seat) noexcept nogil
    cpdef int winners(self) noexcept nogil
