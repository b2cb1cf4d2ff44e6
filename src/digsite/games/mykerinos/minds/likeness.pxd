# The C types of likeness.py.
cimport cython
from digsite.core cimport bits
from digsite.core.bits cimport u128
from .. cimport region
from ..constants cimport COLOURS, NEUTRAL, NEUTRAL_CELL
from ..layout cimport Layout

cdef u128 LEFT_OF_BORDER, RIGHT_OF_BORDER, ABOVE_BORDER, BELOW_BORDER

@cython.locals(
    plain=u128, tops=u128, roomy=u128, border=u128, beside=u128, found=u128, number=int,
    cell=u128, group=u128)
cdef u128 alike(Layout table, u128 cells, int level) noexcept nogil
cdef u128 across(u128 cells) noexcept nogil
@cython.locals(mine=int, cubes=u128, colour=int)
cdef u128 besides(Layout table) noexcept nogil
