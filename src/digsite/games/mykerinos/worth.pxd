# The C types of worth.py.
cimport cython
from libc.stdint cimport uint64_t
from digsite.core cimport bits
from digsite.core.bits cimport u128
from digsite.games.mykerinos cimport museum, region, scoring
from digsite.games.mykerinos.table cimport Table

cdef int NEUTRAL, SEASONS
cdef int SET, ROOM_FAVOUR, TIE_LOST, TIE_OPEN, TIE_WON, PASSED
cdef int POWER[6]
cdef int SET_HOPE[4]
cdef int YIELD[5]
cdef int SEASONED[4]
cdef int DOOR_HOPE[4]
cdef int ROOM_HOPE[4]
cdef int WASTE[5]
cdef int FIRST_PICK[5]
cdef int AHEAD[288]
cdef int STRONG[7]

@cython.locals(known=uint64_t, pool=uint64_t, other=int, part=int, wing=int, mine=int)
cdef void count_cards(Table table, int seat, int* cards) noexcept nogil
@cython.locals(mine=int, taken=int, open_rooms=int, hope=int, wing=int, pay=int, stake=int,
               two=int, best=int, room=int)
cdef int value_rooms(Table table, int seat, int* cards, int* value) noexcept nogil
@cython.locals(mine=int, taken=int, season=int, fewest=int, lacking=int, wing=int, patron=int,
               pay=int, hope=int, cards=int, step=int)
cdef void value_cards(Table table, int seat, int* worth) noexcept nogil
@cython.locals(card=int, patron=int)
cdef int card_worth(Table table, int slot, int* worth) noexcept nogil
@cython.locals(high=int, low=int, second=int)
cdef void value_places(Table table, int area, int* worth, int room, int* prize) noexcept nogil
@cython.locals(cards="int[5]", rooms="int[15]", value="int[6]", prize="int[3]", edge="int[4]",
               calm="int[4]", room=int, area=int, free=int, mine=int, now=int, more=int)
cdef int gains(Table table, int seat, int steps, bint passing, int* gain) noexcept nogil
@cython.locals(cards="int[5]", rooms="int[15]", value="int[6]", prize="int[3]", edge="int[4]",
               player=int, room=int, area=int, free=int, now=int, more=int, change=int)
cdef void neutral_gains(Table table, int seat, int* gain) noexcept nogil
cdef int free_cells(Table table, int area) noexcept nogil
@cython.locals(cells=u128, mine=int, colour=int, reach=int, row=int)
cdef int measure(Table table, int seat, int area, int free, int* edge) noexcept nogil
@cython.locals(colour=int, row=int)
cdef void retire(Table table, int seat, int* edge, int* calm) noexcept nogil
@cython.locals(first=int, second=int, third=int, colour=int, chance=int)
cdef int outlook(Table table, int seat, int* edge, int more, int* prize) noexcept nogil
@cython.locals(cubes=int)
cdef int hand(Table table, int colour) noexcept nogil
@cython.locals(mine=int, theirs=int)
cdef int tie(Table table, int seat, int colour) noexcept nogil
