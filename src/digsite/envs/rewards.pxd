cimport cython
from digsite.core cimport bits, faults
from digsite.core.state cimport State

cdef int WIN_SHARE, SCORE_DIFFERENCE

cpdef double reward(State state, int kind, int seat)
cpdef double gained(State state, int kind, int seat) noexcept nogil
@cython.locals(winners=int)
cpdef double win_share(State state, int seat) noexcept nogil
@cython.locals(best=int, other=int)
cpdef double score_difference(State state, int seat) noexcept nogil
@cython.locals(winners=int, standing=int, beaten=double, other=int, against=int)
cpdef double rank(State state, int seat) noexcept nogil
