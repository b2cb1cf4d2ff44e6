# The C types of scoring.py.
cimport cython
from digsite.core cimport bits
from digsite.games.mykerinos cimport museum, region
from digsite.games.mykerinos.layout cimport Layout
from digsite.core.seats cimport OVER

cdef int BEHIND

cpdef int points(Layout table, int seat) noexcept nogil
@cython.locals(total=int, wing=int)
cpdef int exhibition(Layout table, int seat) noexcept nogil
cpdef int wing_pays(Layout table, int seat, int wing) noexcept nogil
@cython.locals(fewest=int, patron=int, cards=int)
cpdef int sets(Layout table, int seat) noexcept nogil
cpdef int owned(Layout table, int seat, int patron) noexcept nogil
@cython.locals(best=int, won=int, seat=int, result=int)
cpdef int winners(Layout table) noexcept nogil
cpdef int cubes_in(Layout table, int area, int colour) noexcept nogil
@cython.locals(space=int)
cpdef int standing(Layout table, int area, int colour) noexcept nogil
