cimport cython
from libc.stdint cimport uint32_t
from digsite.core cimport bits, telling
from digsite.core.bits cimport u128
from . cimport flow, sites
from .layout cimport Layout
from .constants cimport (
    CARD_PLAYED, DRAW, LOOK, NOTHING, NOTHING_RAIDED, RAID, RELIC_RAIDED, SITE, SITE_SEEN)

@cython.locals(found=int, hand=u128, slot=int, kind=int)
cpdef int playable(Layout state) noexcept nogil
cpdef bint may_play_at(Layout state, int region) noexcept nogil
@cython.locals(regions=int, region=int)
cpdef int lookable(Layout state) noexcept nogil
@cython.locals(bit=u128)
cpdef void discard(Layout state, int seat, int kind) noexcept nogil
cpdef void play_thief(Layout state, int region) noexcept nogil
cpdef void play_raiders(Layout state, int region) noexcept nogil
cpdef void play_scientist(Layout state) noexcept nogil
cpdef void choose_site(Layout state, int region) noexcept nogil
cpdef void see_card(Layout state, int card) noexcept nogil
@cython.locals(found=u128)
cpdef u128 raidable(Layout state) noexcept nogil
cpdef void raid(Layout state, int choice) noexcept nogil
cdef void _begin(Layout state, int kind, int region) noexcept nogil
@cython.locals(region=int, cards=uint32_t, raiding=bint)
cdef void _look(Layout state) noexcept nogil
