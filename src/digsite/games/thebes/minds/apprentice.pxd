# The C types of apprentice.py.
cimport cython
from libc.stdint cimport uint32_t
from digsite.core cimport bits
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from digsite.core.policy cimport Policy
from digsite.core.state cimport State
from .. cimport digging, playing, presenting, sites
from . cimport prospects, surveyor
from ..rules cimport ThebesState

cdef int ASSISTANTS, DIG, EXHIBITION, EXPERTISE, GIVE, KNOWLEDGE, MOST_WEEKS, PERMIT, PRESENT
cdef int RAID, SCIENTIST, SITE, SPACES, THIEF, TURN, WEEKS
cdef int ENOUGH, GENERAL_BOOKS, HANDFUL, SHORT_DIG, LAST_ROUNDS
cdef int FOR_A_PROFESSOR, FOR_A_DIG, WELCOME, GENERAL_USE, FOR_LATER, USELESS

@cython.final
cdef class Apprentice(Policy):
    cpdef int choose(self, State state, Dice dice) noexcept nogil

@cython.locals(phase=int)
cdef int choose(ThebesState table, Dice dice) noexcept nogil
@cython.locals(choice=int)
cdef int what_to_do(ThebesState table, Dice dice) noexcept nogil
@cython.locals(takes=int)
cdef bint late(ThebesState table) noexcept nogil

@cython.locals(best=int, most=int, cards=u128, slot=int, kind=int)
cdef int what_to_present(ThebesState table) noexcept nogil
@cython.locals(seat=int, given=double)
cdef bint worth_showing(ThebesState table, int kind) noexcept nogil

@cython.locals(needed=int, allowed=int, decision=int, region=int)
cdef int what_to_play(ThebesState table) noexcept nogil
@cython.locals(rubble=uint32_t)
cdef int hopes(ThebesState table, int region) noexcept nogil

@cython.locals(allowed=int, best=u128, most=int, region=int, known=int)
cdef int where_to_dig(ThebesState table, Dice dice) noexcept nogil
cdef bint worth_digging(ThebesState table, int region) noexcept nogil
@cython.locals(seat=int)
cdef int with_all_assistants(ThebesState table, int region) noexcept nogil
@cython.locals(allowed=int, best=int, count=int)
cdef int how_many_assistants(ThebesState table) noexcept nogil
@cython.locals(row=int, size=int, allowed=int, longest=int, best=int, weeks=int, cards=int)
cdef int how_many_weeks(ThebesState table) noexcept nogil

@cython.locals(best=u128, most=int, quickest=int, space=int, kind=int, liked=int, weeks=int)
cdef int what_to_take(ThebesState table, Dice dice) noexcept nogil
@cython.locals(what=int)
cdef int liking(ThebesState table, int kind) noexcept nogil
@cython.locals(seat=int, region=int)
cdef int liking_for_books(ThebesState table, int kind) noexcept nogil
@cython.locals(region=int, holder=int, books=int)
cdef bint makes_professor(ThebesState table, int kind) noexcept nogil
