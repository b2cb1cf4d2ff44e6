cimport cython
from digsite.core cimport bits, telling, throws
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from . cimport flow
from .layout cimport Layout
from .constants cimport (
    BACK, BACK_SHOWN, CARD_TAKEN, EXHIBITION, EXPERTISE, FRONT, FRONT_SHOWN, GREEN, KNOWLEDGE,
    PROFESSOR_MOVED, SPACES, WORLD)

cpdef int deck_size(Layout state) noexcept nogil

@cython.locals(found=int, region=int)
cpdef int backs(Layout state) noexcept nogil
cpdef int back_weight(Layout state, int back) noexcept nogil
@cython.locals(relics=int, number=int, region=int)
cpdef int draw_back(Layout state, Dice dice) noexcept nogil
cpdef void show_back(Layout state, int back) noexcept nogil

@cython.locals(found=u128, kind=int)
cpdef u128 fronts(Layout state) noexcept nogil
cpdef int front_weight(Layout state, int kind) noexcept nogil
cpdef int draw_front(Layout state, Dice dice) noexcept nogil
@cython.locals(slot=int, bit=u128, space=int)
cpdef void show_front(Layout state, int kind) noexcept nogil
@cython.locals(space=int)
cpdef int free_space(Layout state) noexcept nogil
cdef void _go_on(Layout state) noexcept nogil
cdef int _relics_in_deck(Layout state) noexcept nogil

@cython.locals(spaces=int, space=int)
cpdef int filled_spaces(Layout state) noexcept nogil
@cython.locals(seat=int, slot=int, kind=int)
cpdef void take(Layout state, int space) noexcept nogil
@cython.locals(known=int, region=int)
cpdef int learning(Layout state, int seat, int professor) noexcept nogil
@cython.locals(seat=int, holder=int, learnt=int)
cdef void _honour(Layout state, int professor) noexcept nogil
