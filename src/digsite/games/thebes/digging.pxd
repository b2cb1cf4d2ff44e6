cimport cython
from digsite.core cimport bits, telling
from digsite.core.bits cimport u128
from . cimport flow, playing, sites
from .layout cimport Layout
from .constants cimport (
    ASSISTANTS, ASSISTANTS_SENT, BY_EXCAVATION, BY_GENERAL, BY_REGION, CARD_DRAWN, DIG, DIG_BEGAN,
    DRAW, GENERAL, MOST_KNOWLEDGE, MOST_WEEKS, PERMIT, PERMIT_USED, RUBBLE_RETURNED, WEEKS)

@cython.locals(found=int, seat=int, anywhere=bint, helpers=int, filled=int, region=int)
cpdef int diggable(Layout state) noexcept nogil
cpdef void begin_dig(Layout state, int region) noexcept nogil

@cython.locals(seat=int, found=int)
cpdef int permits(Layout state, int region) noexcept nogil
cpdef bint has_general_permit(Layout state, int seat) noexcept nogil
@cython.locals(seat=int, kind=int)
cpdef void use_permit(Layout state, int permit) noexcept nogil
@cython.locals(count=int)
cpdef int most_assistants(Layout state, int seat) noexcept nogil
@cython.locals(found=int, count=int)
cpdef int teams(Layout state) noexcept nogil
@cython.locals(_=int)
cpdef void send_assistants(Layout state, int count) noexcept nogil

@cython.locals(expertise=int, total=int)
cpdef int knowledge(Layout state, int seat, int region, int assistants) noexcept nogil
@cython.locals(least=int)
cpdef bint promising(Layout state, int region, int assistants) noexcept nogil
@cython.locals(row=int, found=int, weeks=int)
cpdef int durations(Layout state) noexcept nogil
@cython.locals(seat=int, region=int, known=int, cards=int, fee=int)
cpdef void dig(Layout state, int weeks) noexcept nogil

@cython.locals(region=int)
cpdef void draw_card(Layout state, int card) noexcept nogil
