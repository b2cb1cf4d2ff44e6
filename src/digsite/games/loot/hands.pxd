cimport cython
from digsite.core cimport bits, throws
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from .layout cimport Layout
from .constants cimport BACK, COLOURS, ERAS, NO_CARD, PILES

@cython.locals(seat=int)
cpdef void lay(Layout state, int slot, int colour) noexcept nogil
@cython.locals(cards=u128, place=int)
cpdef u128 discard_hand(Layout state, int seat) noexcept nogil
cpdef int row(int seat, int era) noexcept nogil

@cython.locals(other=int, pile=int, slot=int)
cpdef void put_back(Layout state, int seat) noexcept nogil
@cython.locals(veiled=int, seat=int, era=int, pile=int)
cpdef void deal_back(Layout state, Dice dice) noexcept nogil
@cython.locals(colour=int, _=int, slot=int)
cdef void _deal_row(Layout state, int seat, int era, Dice dice) noexcept nogil
@cython.locals(fronts=u128, slot=int)
cdef int _deal_card(Layout state, int colour, int era, Dice dice) noexcept nogil
