# The C types of surveyor.py.
cimport cython
from libc.stdint cimport uint32_t, uint64_t
from digsite.core cimport bits
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from digsite.core.policy cimport Policy
from digsite.core.state cimport State
from .. cimport digging, playing, presenting, sites
from . cimport outlook, prospects
from ..rules cimport ThebesState

cdef int ACTION, ASSISTANTS, BY_EXCAVATION, BY_GENERAL, BY_REGION, CONGRESS, DIG, EXHIBITION, GIVE
cdef int MOST_WEEKS, NOTHING, PERMIT, PRESENT, RAID, RAIDERS, SCIENTIST, SITE, SPACES, THIEF
cdef int TURN, WEEKS
cdef int LATER_GAIN, LATER_SIZE, LATER_WORTH, PERMITS, PRICE, SIZE, TIME, TURNS, WORTH
cdef double KEEP_PERMIT, PACE, RIVALRY, FURTHER_DIG, GRAND, HELP, STEAL, KEEP_CARD
cdef double PATIENCE, KEEP_SHOW, SET, SPARE, MOOD, NEVER

@cython.final
cdef class Surveyor(Policy):
    cpdef int choose(self, State state, Dice dice) noexcept nogil
    cpdef double guess(self, State state, int seat) noexcept nogil
    cpdef u128 worthwhile(self, State state, u128 mask) noexcept nogil

@cython.locals(phase=int)
cdef int choose(ThebesState table, Dice dice) noexcept nogil

@cython.locals(mind="double[27]", mood=uint64_t, best=int, most=double, space=int, gain=double,
               choices=int, decision=int, shows=u128, slot=int)
cdef int best_turn(ThebesState table, Dice dice) noexcept nogil
@cython.locals(kind=int, what=int, weeks=int, worth=double)
cdef double take_gain(ThebesState table, double* mind, int slot) noexcept nogil
@cython.locals(region=int)
cdef double action_worth(ThebesState table, double* mind, int kind) noexcept nogil
@cython.locals(seat=int, best=double, region=int, books=int, helped=int, gain=double)
cdef double assistant_worth(ThebesState table, double* mind) noexcept nogil
@cython.locals(now=double, most=int, pace=double, others=int)
cdef double dig_now_gain(ThebesState table, double* mind, int region) noexcept nogil
@cython.locals(knowledge=int, gain=double, fee=int)
cdef double team_gain(
    ThebesState table, double* mind, int region, int assistants) noexcept nogil
@cython.locals(region=int, now=double, later=double, kind=int, gain=double)
cdef double play_gain(ThebesState table, double* mind, int decision) noexcept nogil
@cython.locals(seat=int, kind=int, weeks=int, spare=int, gain=double, count=int)
cdef double show_gain(ThebesState table, double* mind, int slot) noexcept nogil
@cython.locals(other=int)
cdef bint coveted(ThebesState table, int seat, int slot) noexcept nogil

@cython.locals(allowed=int)
cdef int which_permit(ThebesState table) noexcept nogil
@cython.locals(mind="double[27]", allowed=int, best=int, most=double, count=int, gain=double)
cdef int how_many_assistants(ThebesState table) noexcept nogil
@cython.locals(mind="double[27]", region=int, row=int, allowed=int, mood=uint64_t, best=int,
               most=double, weeks=int, cards=double, gain=double)
cdef int how_many_weeks(ThebesState table, Dice dice) noexcept nogil

@cython.locals(seat=int, best=int, most=double, kind=int, held=uint32_t, gain=double)
cdef int which_relic(ThebesState table) noexcept nogil
@cython.locals(relics=u128, best=int, most=int, kind=int, found=u128)
cdef int richest_relic(ThebesState table) noexcept nogil
@cython.locals(allowed=int, best=int, most=int, region=int, hidden=int)
cdef int most_unknown_site(ThebesState table) noexcept nogil
