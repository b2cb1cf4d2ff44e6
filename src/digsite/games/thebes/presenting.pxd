cimport cython
from libc.stdint cimport uint32_t
from digsite.core cimport bits, rows, telling
from digsite.core.bits cimport u128
from . cimport flow
from .layout cimport Layout
from .constants cimport EXHIBITION, GIVE, MOST_NEEDED, PRESENT, PRESENTED, RELIC_GIVEN

@cython.locals(found=u128, cards=u128, slot=int)
cpdef u128 presentations(Layout state) noexcept nogil
@cython.locals(cards=u128, relics=int, region=int, count=int)
cpdef u128 within_reach(Layout state, int seat) noexcept nogil
@cython.locals(reached=int, at=int, held=uint32_t)
cpdef int tier(Layout state, int seat, int kind) noexcept nogil
@cython.locals(seat=int, reached=int, bit=u128)
cpdef void present(Layout state, int kind) noexcept nogil
@cython.locals(found=u128, held=u128, card=int)
cpdef u128 giveable(Layout state) noexcept nogil
@cython.locals(seat=int, region=int, card=int)
cpdef void give(Layout state, int kind) noexcept nogil
@cython.locals(held=uint32_t)
cdef uint32_t _held(Layout state, int kind) noexcept nogil
