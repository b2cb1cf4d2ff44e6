# The C types of worth.py.
cimport cython
from libc.stdint cimport uint64_t
from digsite.core cimport bits
from digsite.core.bits cimport u128
from .. cimport museum, region, scoring
from ..layout cimport Layout
from ..constants cimport BROWN, ENDED, NEUTRAL, NO_PATRON, REWARD, SEASONS

cdef int SET, FIRST_YIELD, TIE_LOST, TIE_OPEN, TIE_WON, PASSED, PASSING
cdef int POWER[5]
cdef int SET_HOPE[4]
cdef int YIELD[5]
cdef int DOOR_HOPE[4]
cdef int ROOM_HOPE[4]
cdef int LEAVES_BETTER[5]
cdef int WASTE[5]
cdef int LATER[5]
cdef int DUG[5]
cdef int SURVEYED[5]
cdef int DUG_PART[4]
cdef int SURVEYED_PART[4]
cdef int KEPT, BROWNS, RAISED, AT_DOOR, FAR_OFF
cdef int AHEAD[288]
cdef int RIVALRY[7]

@cython.locals(
    season=int, mine=int, taken=int, known=uint64_t, part=int, own="int[5]", two="int[5]", wing=int,
    patron=int, pool=uint64_t, pay=int, cards=int, open_five=bint, open_three=bint)
cdef int appraise(Layout table, int seat, int* worth, int* rooms) noexcept nogil
cdef int card_pay(int season, int pay, bint open_three, bint open_five) noexcept nogil
cdef int raise_pay(int season, int pay, int room, bint open_five) noexcept nogil
@cython.locals(fewest=int, lacking=int, patron=int, step=int)
cdef void value_sets(int season, int* own, int* worth) noexcept nogil
@cython.locals(best=int, room=int)
cdef int close_rooms(int open_rooms, int* rooms) noexcept nogil
@cython.locals(card=int)
cdef int card_worth(Layout table, int slot, int* worth) noexcept nogil

@cython.locals(worth="int[6]", rooms="int[15]", prize="int[3]", room=int, area=int, place=int)
cdef int places(Layout table, int seat, int* prizes) noexcept nogil
@cython.locals(high=int, low=int, second=int)
cdef void value_places(Layout table, int area, int* worth, int room, int* prize) noexcept nogil
@cython.locals(mine=int, colour=int, theirs=int, hand=int, open_tie=bint, free=int, reach=int)
cdef void size_up(Layout table, int seat, int* rows) noexcept nogil
@cython.locals(colour=int, at=int, row=int)
cdef void retire(Layout table, int* rows, int* calm) noexcept nogil
@cython.locals(cells=u128, mine=int, colour=int)
cdef int measure(Layout table, int seat, int area, int* lead) noexcept nogil
@cython.locals(
    first=int, second=int, third=int, one=int, other=int, before_one=int, before_other=int,
    behind_one=int, colour=int, chance=int)
cdef int outlook(
    Layout table, int seat, int free, int* rows, int* lead, int more, int* prizes,
    int at) noexcept nogil
cdef int free_cells(Layout table, int area) noexcept nogil
cdef int areas(Layout table) noexcept nogil
cdef int colours(Layout table) noexcept nogil

@cython.locals(
    rows="int[32]", calm="int[32]", lead="int[4]", area=int, free=int, mine=int, now=int, more=int,
    better=int)
cdef void gains(
    Layout table, int seat, int* prizes, u128 cells, int steps, int* gain) noexcept nogil
@cython.locals(
    rows="int[32]", lead="int[4]", area=int, free=int, now=int, more=int, change=int)
cdef void neutral_gains(
    Layout table, int seat, int* prizes, int part, int* gain) noexcept nogil
@cython.locals(
    worth="int[6]", rooms="int[15]", rows="int[32]", lead="int[4]", prize="int[3]", room=int,
    total=int, area=int)
cdef int prospects(Layout table, int seat) noexcept nogil
@cython.locals(rank=int, left=int, right=int, card=int)
cdef int next_in_line(Layout table, int seat, int* worth, int room) noexcept nogil

@cython.locals(points=int, later=int, here=int, hopes=int)
cdef int forecast(Layout table, int seat) noexcept nogil
@cython.locals(mine=int, taken=int, hopes=int, wing=int, pay=int, cards=int, hope=int)
cdef int museum_hopes(Layout table, int seat, int left) noexcept nogil
