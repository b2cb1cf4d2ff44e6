cimport cython
from libc.stdint cimport uint32_t
from digsite.core cimport bits, throws
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from .layout cimport Layout
from .constants cimport RAID

cpdef int size(Layout state, int region) noexcept nogil
cpdef bint empty(Layout state, int region) noexcept nogil
@cython.locals(regions=int, region=int)
cpdef int filled(Layout state) noexcept nogil

cpdef uint32_t drawable(Layout state, int region) noexcept nogil
cpdef int draw_weight(Layout state, int region, int card) noexcept nogil
@cython.locals(known=int, number=int)
cpdef int draw(Layout state, int region, Dice dice) noexcept nogil
@cython.locals(bit=uint32_t, seat=int)
cpdef void lift(Layout state, int region, int card) noexcept nogil
cpdef void put_back(Layout state, int region, uint32_t cards) noexcept nogil
@cython.locals(bit=uint32_t)
cpdef void see(Layout state, int region, int seat, int card) noexcept nogil
cpdef void know_all(Layout state, int region, int seat) noexcept nogil
@cython.locals(seat=int)
cpdef void show_all(Layout state, int region) noexcept nogil
cpdef uint32_t known_to(Layout state, int region, int seat) noexcept nogil

@cython.locals(region=int, secret=uint32_t, other=int)
cpdef void hide(Layout state, int seat) noexcept nogil
@cython.locals(region=int, worthy=uint32_t, sure=bint, dealt=uint32_t)
cpdef void imagine(Layout state, Dice dice) noexcept nogil
@cython.locals(rest=uint32_t, _=int)
cdef uint32_t _deal(uint32_t cards, int count, Dice dice) noexcept nogil
