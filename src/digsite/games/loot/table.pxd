# The C types of table.py.
cimport cython
from digsite.core cimport bits
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from digsite.core.state cimport State
from .box cimport Box

cdef int CHANCE
cdef int CARDS, PILES, ERAS, COLOURS, LEFT, BACK
cdef int FIRST_PLAYER, NO_COLOUR, NO_SEAT, NO_CARD, NO_WOLF

cdef class Table(State):
    cdef public Box box
    cdef public int player, wolf, draws, pile, trigger, revealed, laden, era
    cdef public bint extra, frank
    cdef public u128 unseen, discards
    cdef public short piled[3]
    cdef public short size[2]
    cdef public short top[2]
    cdef public short drawn[2]
    cdef public u128 hand[6]
    cdef public short backs[108]
    cdef public u128 returned[6]
    cdef public short score[6]
    cdef public short gains[24]

    cdef void take_over(self, Table o) noexcept nogil
    @cython.locals(seat=int)
    cdef void lay(self, int slot, int colour) noexcept nogil
    @cython.locals(cards=u128, place=int)
    cdef u128 discard_hand(self, int seat) noexcept nogil

    @cython.locals(other=int, pile=int, slot=int)
    cdef void put_back(self, int seat) noexcept nogil
    @cython.locals(veiled=int, seat=int, era=int, pile=int)
    cdef void deal_back(self, Dice dice) noexcept nogil
    @cython.locals(colour=int, _=int, slot=int)
    cdef void deal_row(self, int seat, int era, Dice dice) noexcept nogil
    @cython.locals(fronts=u128, slot=int)
    cdef int deal_card(self, int colour, int era, Dice dice) noexcept nogil

cdef int _row(int seat, int era) noexcept nogil
