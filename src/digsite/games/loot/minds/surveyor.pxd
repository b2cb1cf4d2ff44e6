# The C types of surveyor.py.
cimport cython
from libc cimport math
from libc.stdint cimport uint64_t
from digsite.core cimport bits
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from digsite.core.policy cimport Policy
from digsite.core.state cimport State
from . cimport beliefs
from .outlook cimport expected, notice
from ..rules cimport LootState

cdef int OVER
cdef int COLOURS, ERAS, PILES, SECURE, AWAKEN, TAKE_TURN, KEEP_CARDS
cdef int GUARDIAN, AMULET, LEAN, SPREAD, WORTH, LOOSE, TYPES, MARGIN, CARDS, LOOK, LIKELY, DOUBT
cdef double GREEN_ROOM, RICHER, SAME
cdef double SAFE, SPARE, HOPE, LURKING, FEAR, BURDEN
cdef double MUMMY, COMPANY, LOSS, LEADER, ANEW
cdef double VICTORY, WAIT, RESCUE, BETRAYAL, FOG
cdef double MOOD

@cython.final
cdef class Surveyor(Policy):
    cpdef int choose(self, State state, Dice dice) noexcept nogil
    cpdef double guess(self, State state, int seat) noexcept nogil
    cpdef double belief(self, State state, int seat, int[::1] memory) noexcept nogil
    cpdef int sense(self, State state) noexcept nogil

@cython.locals(mind="double[20]", idle=double, choices=int, mood=uint64_t, best=int,
               best_value=double, decision=int, value=double)
cdef int take_turn(LootState table, Dice dice) noexcept nogil
@cython.locals(mind="double[20]", choices=int, mood=uint64_t, best=int, best_value=double,
               kept=int, pile=int, cards=u128, value=double)
cdef int keep_cards(LootState table, Dice dice) noexcept nogil

@cython.locals(worth=double, loose=double, found=double, match=double, margin=double,
               guardian=double, amulet=double, value=double)
cdef double explore(LootState table, double* mind, int colour) noexcept nogil
@cython.locals(total=double, now=double, later=double, seat=int)
cdef double secure(LootState table, double* mind) noexcept nogil
@cython.locals(odds=double, worth=double, share=double, harm=double, hit=double, miss=double,
               danger=double)
cdef double awaken(LootState table, double* mind, int seat) noexcept nogil

@cython.locals(known=u128, colour=int)
cdef void study_rooms(LootState table, double* mind) noexcept nogil
@cython.locals(hidden=int, some=u128, guardian=double, amulet=double, lean=double)
cdef void study_colour(
    LootState table, double* mind, int colour, u128 rooms, u128 known) noexcept nogil
@cython.locals(worth=int, loose=int, types=int, rest=u128, same=u128, slot=int, count=int,
               guardians=int)
cdef void count_hand(LootState table, double* mind, u128 cards) noexcept nogil
@cython.locals(colour=int, count=int, era=int)
cdef void read_backs(LootState table, double* mind, int seat) noexcept nogil

@cython.locals(worth=double)
cdef double prospect(LootState table, double* mind, double margin) noexcept nogil
cdef double treasures(int colour) noexcept nogil
cdef double worth_behind(double* mind) noexcept nogil
@cython.locals(more=double)
cdef double guarded(double* mind) noexcept nogil
@cython.locals(lead=double, reach=double)
cdef double exceeds(LootState table, double* mind, int seat, double total) noexcept nogil
@cython.locals(goal=double)
cdef double about_to_win(LootState table, double* mind, int seat, double total) noexcept nogil
