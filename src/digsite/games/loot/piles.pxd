cimport cython
from digsite.core cimport bits, throws
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from digsite.core.state cimport tell
from .layout cimport Layout
from .constants cimport COLOURS, ERAS, LEFT, NO_COLOUR, RIGHT, TOLD_PILES

@cython.locals(found=int, colour=int)
cpdef int tops(Layout state) noexcept nogil
cpdef int top_weight(Layout state, int colour) noexcept nogil
@cython.locals(cards=int, place=int, colour=int)
cpdef int draw_top(Layout state, Dice dice) noexcept nogil
@cython.locals(left=int, right=int)
cpdef bint run_out(Layout state) noexcept nogil
@cython.locals(back=u128, kinds=u128, era=int, colour=int, cards=int)
cpdef bint restock(Layout state) noexcept nogil
cpdef void make(Layout state, int larger, bint again) noexcept nogil
