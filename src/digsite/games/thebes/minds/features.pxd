# The C types of features.py.
cimport cython
from libc.stdint cimport uint32_t
from digsite.core cimport bits, rows
from digsite.core.features cimport Features
from digsite.core.state cimport State
from .. cimport digging, market, scoring, sites
from ..layout cimport Layout
from . cimport prospects

cdef int GIVE, MOST, MOST_BURIED, MOST_GREEN, MOST_KINDS, MOST_NEEDED, PERMITS, PHASES
cdef int PROFESSORS, REGIONS, SEATS, SPACES
cdef int LATER_GAIN, LEFT, SIZE, TURNS, WORTH

cdef class ThebesFeatures(Features):
    cdef int encode(self, State state, int seat, unsigned char* row) noexcept nogil

@cython.locals(at=int, other=int, _=int)
cdef int whole_row(Layout state, int seat, unsigned char* row) noexcept nogil
@cython.locals(at=int, space=int)
cdef int market_row(Layout state, int seat, unsigned char* row) noexcept nogil
@cython.locals(permit=int)
cdef int hand_row(Layout state, int seat, unsigned char* row, int at) noexcept nogil
@cython.locals(found="unsigned int[4]", unplaced="unsigned int[4]", rubble=int,
               unplaced_relics=int, unplaced_rubble=int, there=int, region=int,
               worthy=uint32_t, known=uint32_t, secret=uint32_t, cards=uint32_t, hidden=int)
cdef int sites_row(Layout state, int seat, unsigned char* row, int at) noexcept nogil
cdef int doing_row(Layout state, unsigned char* row, int at) noexcept nogil
@cython.locals(hand=int, permit=int, region=int, professor=int)
cdef int seat_row(Layout state, int seat, unsigned char* row, int at) noexcept nogil
@cython.locals(mind="double[27]", region=int)
cdef int prospects_row(Layout state, int seat, unsigned char* row, int at) noexcept nogil
@cython.locals(takes=int, professor=int, learnt=int, rival=int, hope=double)
cdef int hopes_row(Layout state, int seat, unsigned char* row, int at) noexcept nogil
