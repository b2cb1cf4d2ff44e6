# The C types of region.py.
from digsite.core cimport bits
from digsite.core.bits cimport u128
from .constants cimport (
    BLACKMORE_EXCAVATE, EXCAVATE, EXTEND, LEMON_EXCAVATE, LEMON_EXTEND, VIOLET_EXCAVATE,
    VIOLET_EXTEND)

cdef u128 NOT_LEFT, NOT_RIGHT, CARD
cdef u128 AREAS[6]
cdef int CORNERS[12]

cpdef u128 at_slot(u128 shape, int slot) noexcept nogil
cpdef u128 neighbours(u128 b) noexcept nogil
cpdef u128 diagonals(u128 b) noexcept nogil
cpdef u128 crossroads(u128 b) noexcept nogil
cpdef u128 first_cells(int kind, u128 near, u128 plain, u128 tops) noexcept nogil
cpdef u128 next_cells(int kind, int left, int last, u128 plain, u128 tops, bint on_top) noexcept nogil
