cimport cython
from digsite.core cimport bits, rows
from digsite.core.bits cimport u128
from .layout cimport Layout
from .constants cimport (
    CONGRESSES, EXHIBITION, EXHIBITIONS, MUSEUM, MUSEUMS, PROFESSORS, RELICS, TIME)
from digsite.core.seats cimport OVER

cdef int EITHER

@cython.locals(total=int)
cpdef int points(Layout state, int seat) noexcept nogil
cpdef int points_from(Layout state, int seat, int source) noexcept nogil
@cython.locals(won=int, best=int, fewest=int, seat=int, score=int, weeks=int)
cpdef int winners(Layout state) noexcept nogil

@cython.locals(total=int, held=u128, card=int)
cdef int _relics(Layout state, int seat) noexcept nogil
@cython.locals(total=int, cards=u128, slot=int, kind=int)
cdef int _presentations(Layout state, int seat, int what) noexcept nogil
@cython.locals(total=int, professor=int)
cdef int _professors(Layout state, int seat) noexcept nogil
@cython.locals(most=int, seat=int)
cdef int _furthest(Layout state) noexcept nogil
