# The C types of scoring.py.
cimport cython
from digsite.core cimport bits
from digsite.games.mykerinos cimport museum, region
from digsite.games.mykerinos.table cimport Table

cdef int OVER

cpdef int points(Table table, int seat) noexcept nogil
@cython.locals(total=int, wing=int, cards=int)
cpdef int exhibition(Table table, int seat) noexcept nogil
@cython.locals(fewest=int, patron=int, cards=int)
cpdef int sets(Table table, int seat) noexcept nogil
cpdef int owned(Table table, int seat, int patron) noexcept nogil
@cython.locals(best=int, won=int, seat=int, result=int)
cpdef int winners(Table table) noexcept nogil
cpdef int cubes_in(Table table, int area, int colour) noexcept nogil
cpdef int standing(Table table, int area, int colour) noexcept nogil
