cimport cython
from digsite.core cimport bits
from digsite.core.bits cimport u128
from digsite.core.state cimport tell
from . cimport seasons, survey
from .layout cimport Layout
from .constants cimport (
    BROWN_MUSEUM, BROWN_ROOM, CELL, NEUTRAL_CELL, NEUTRAL_KIND, NO_PATRON, PASS, TOLD_CUBE_PLACED,
    TOLD_LAST, TOLD_NEUTRAL_LEFT, TOLD_PASSED, TOLD_PATRON, TOLD_ROOM, VIOLET)

cdef int CUBES_OF_KIND[10]
cdef int PATRON_OF_KIND[10]

@cython.locals(seat=int, patron=int)
cpdef void begin(Layout state, int kind) noexcept nogil
@cython.locals(seat=int, cube=u128, on_top=bint)
cpdef void place(Layout state, int colour, int cell) noexcept nogil
@cython.locals(seat=int)
cpdef void send_brown(Layout state, int room) noexcept nogil
cpdef void begin_neutral(Layout state, int kind) noexcept nogil
@cython.locals(space=int)
cdef void _pass(Layout state) noexcept nogil
cdef void _end_action(Layout state) noexcept nogil
@cython.locals(space=int)
cdef void _end_turn(Layout state) noexcept nogil
@cython.locals(space=int)
cdef int _to_scale(Layout state) noexcept nogil
@cython.locals(seat=int)
cdef void _next_player(Layout state) noexcept nogil
