# The C types of features.py.
cimport cython
from digsite.core cimport bits, rows
from digsite.core.bits cimport u128
from digsite.core.features cimport Features
from digsite.core.state cimport State
from ..rules cimport LootState

cdef int BACK, CARDS, COLOURS, ERAS, MOST, NO_CARD, NO_COLOUR, PHASES, PILES, SEATS

cdef class LootFeatures(Features):
    cdef int encode(self, State state, int seat, unsigned char* row) noexcept nogil

@cython.locals(at=int, other=int, _=int)
cdef int whole_row(LootState table, int seat, unsigned char* row) noexcept nogil
@cython.locals(at=int)
cdef int turn_row(LootState table, int seat, unsigned char* row) noexcept nogil
@cython.locals(pile=int, colour=int)
cdef int piles_row(LootState table, unsigned char* row, int at) noexcept nogil
@cython.locals(hand=u128)
cdef int cards_row(LootState table, int seat, unsigned char* row, int at) noexcept nogil
@cython.locals(backs=int, pile=int, slot=int, colour=int)
cdef int wolf_row(LootState table, int seat, unsigned char* row, int at) noexcept nogil
@cython.locals(era=int, colour=int, backs=int)
cdef int seat_row(LootState table, int seat, unsigned char* row, int at) noexcept nogil
