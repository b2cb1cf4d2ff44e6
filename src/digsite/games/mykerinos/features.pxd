# The C types of features.py.
cimport cython
from libc.stdint cimport uint64_t
from digsite.core cimport rows
from digsite.core.features cimport Features
from digsite.core.state cimport State
from digsite.games.mykerinos cimport museum, scoring
from digsite.games.mykerinos.table cimport Table

cdef int AREAS, CARDS, CELLS, KINDS, LEFTOVER, MOST, NEUTRAL, NEUTRAL_CARD, NO_PATRON, PASS
cdef uint64_t ONE
cdef int PHASES, REWARD, ROOMS, SEASONS, SEATS, SLOTS, WINGS

cdef class MykerinosFeatures(Features):
    cdef int encode(self, State state, int seat, unsigned char* row) noexcept nogil

@cython.locals(at=int, other=int, _=int)
cdef int whole_row(Table table, int seat, unsigned char* row) noexcept nogil
@cython.locals(at=int, wing=int)
cdef int season_row(Table table, int seat, unsigned char* row) noexcept nogil
@cython.locals(prestige=int, known=uint64_t, slot=int, card=int)
cdef int region_row(Table table, unsigned char* row, int at) noexcept nogil
cdef int action_row(Table table, unsigned char* row, int at) noexcept nogil
cdef int neutral_row(Table table, unsigned char* row, int at) noexcept nogil
@cython.locals(patron=int, wing=int)
cdef int seat_row(Table table, int seat, unsigned char* row, int at) noexcept nogil
