# The C types of features.py.
cimport cython
from libc.stdint cimport uint64_t
from digsite.core cimport bits, rows
from digsite.core.features cimport Features
from digsite.core.state cimport State
from .. cimport museum, region, scoring
from ..layout cimport Layout
from . cimport worth

cdef int AREAS, CARDS, CELLS, ENDED, FULL, KINDS, LEFTOVER, MOST, NEUTRAL, NEUTRAL_CARD, NO_PATRON, PASS
cdef uint64_t ONE
cdef int PHASES, REWARD, ROOMS, SEASONS, SEATS, SLOTS, TENTHS, WINGS

cdef class MykerinosFeatures(Features):
    cdef int encode(self, State state, int seat, unsigned char* row) noexcept nogil

@cython.locals(at=int, other=int, _=int)
cdef int whole_row(Layout table, int seat, unsigned char* row) noexcept nogil
@cython.locals(at=int, wing=int)
cdef int season_row(Layout table, int seat, unsigned char* row) noexcept nogil
@cython.locals(prestige=int, known=uint64_t, slot=int, card=int)
cdef int region_row(Layout table, unsigned char* row, int at) noexcept nogil
cdef int action_row(Layout table, unsigned char* row, int at) noexcept nogil
@cython.locals(area=int)
cdef int neutral_row(Layout table, unsigned char* row, int at) noexcept nogil
@cython.locals(patron=int, wing=int)
cdef int seat_row(Layout table, int seat, unsigned char* row, int at) noexcept nogil
@cython.locals(value="int[6]", rooms="int[15]", ahead="int[32]", lead="int[4]", prize="int[3]", laid=bint,
               best=int, area=int, mine=int, least=int, colour=int, free=int, hope=int)
cdef void areas_row(Layout table, int seat, unsigned char* row, int at) noexcept nogil
