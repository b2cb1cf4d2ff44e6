# The C types of outlook.py.
cimport cython
from digsite.core cimport bits
from digsite.core.bits cimport u128
from .. cimport digging, market, scoring, sites
from . cimport prospects
from ..layout cimport Layout

cdef int GENERAL, OVER, SPACES, TIME, WORLD
cdef double ARRIVING, BEHIND, BEHIND_EARLY, DIGGING, EARLY, FULL, FUTURE, MORE_BOOKS, MORE_CONGRESSES
cdef double MORE_DIGGING, MORE_HOPE, MORE_RAIDERS, MORE_RELICS, SHARE

@cython.locals(takes=int, seats=int, mine=double, all_standings=double, all_digs=double,
               other=int, early=double, digs=double, stands=double, rest=double)
cdef double guess(Layout table, int seat) noexcept nogil
@cython.locals(total=int, source=int)
cdef int points_now(Layout table, int seat) noexcept nogil
@cython.locals(start=double, total=double, congresses=int, region=int, relics=int)
cdef double standing(Layout table, int seat, int takes, double early) noexcept nogil
@cython.locals(general=int, power=double, region=int, full=double, digs=double)
cdef double digging_power(Layout table, int seat) noexcept nogil
@cython.locals(count=int, space=int)
cdef int congresses_to_come(Layout table) noexcept nogil
@cython.locals(total=double, professor=int, learnt=int, rival=int, hope=double)
cdef double hopes(Layout table, int seat, int takes) noexcept nogil
