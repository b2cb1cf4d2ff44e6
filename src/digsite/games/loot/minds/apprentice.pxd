# The C types of apprentice.py.
cimport cython
from digsite.core cimport bits
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from digsite.core.policy cimport Policy
from digsite.core.state cimport State
from ..rules cimport LootState

cdef int COLOURS, ERAS, PILES, SECURE, AWAKEN, TAKE_TURN, KEEP_CARDS
cdef int FORTUNE, RED, NOBODY

@cython.final
cdef class Apprentice(Policy):
    cpdef int choose(self, State state, Dice dice) noexcept nogil

@cython.locals(choices=int, cards=u128, worth=int, charms=int, may_secure=int, victim=int,
               piles=int)
cdef int take_turn(LootState table, Dice dice) noexcept nogil
@cython.locals(choices=int, best=int, most=int, kept=int, pile=int, cards=u128, worth=int)
cdef int keep_cards(LootState table) noexcept nogil
cdef int spare_amulets(LootState table, u128 cards) noexcept nogil
@cython.locals(victim=int, most=int, seat=int, cards=int, colour=int)
cdef int richest_with_red(LootState table, int choices) noexcept nogil
@cython.locals(count=int, era=int)
cdef int backs(LootState table, int seat, int colour) noexcept nogil
@cython.locals(piles=int, best=int, pile=int, liking=int)
cdef int piles_to_explore(LootState table, int choices, bint bold) noexcept nogil
