# The C types of prospects.py.
cimport cython
from libc.stdint cimport uint32_t
from digsite.core cimport bits
from digsite.core.bits cimport u128
from .. cimport digging, market, sites
from ..layout cimport Layout

cdef int GENERAL, KNOWLEDGE, MOST_KNOWLEDGE, MOST_WEEKS, WORLD
cdef int EXPERT, PRICE, TIME, TAKES, TURNS, LEFT, DIGS, PERMITS, SIZE, LATER_SIZE, WORTH, LATER_WORTH, LATER_GAIN
cdef double WEEK, LAST_WEEK, SOON, HORIZON, RELIC, ARRIVING, SHARE, BOOK, BETTER_DIG
cdef double LAG, IDLE_WEEK, PER_TAKE, HONOUR, STEADY, HEAT, CROWD, GRUDGE

@cython.locals(takes=int, turns=double, excavations=int, region=int)
cdef void survey(Layout table, int seat, double* mind) noexcept nogil
@cython.locals(region=int, books=int, gain=double)
cdef void plan_digs(Layout table, int seat, double* mind) noexcept nogil
@cython.locals(total=int, other=int, behind=double)
cdef double turns_left(Layout table, int seat, int takes) noexcept nogil
@cython.locals(room=double, other=int)
cdef double weeks_left(Layout table, int seat, int takes) noexcept nogil
cdef double cost(double* mind, int weeks) noexcept nogil
@cython.locals(sure="double[4]", likely="double[4]", region=int, kind=int, seen=uint32_t,
               hidden=uint32_t, cards=uint32_t, worth=double, known=int, size=int, later=double,
               mean=double)
cdef void look_at_sites(Layout table, int seat, double* mind) noexcept nogil
cdef uint32_t unplaced(Layout table, int region, uint32_t seen) noexcept nogil

@cython.locals(row=int, best=double, weeks=int, cards=int, gain=double)
cdef double dig_gain(
    Layout table, double* mind, int knowledge, double size, double worth) noexcept nogil
@cython.locals(knowledge=int)
cdef double later_gain(
    Layout table, double* mind, int seat, int region, int books, int general) noexcept nogil
cdef double digs_to_come(Layout table, double* mind, int seat, int region) noexcept nogil
@cython.locals(count=int, other=int)
cdef int diggers(Layout table, int seat, int region) noexcept nogil
cdef double best_later_gain(double* mind) noexcept nogil

@cython.locals(books=int, total=int, worth=double, region=int, held=int)
cdef double books_worth(Layout table, double* mind, int seat, int kind) noexcept nogil
@cython.locals(digs=double, held=int, known=int, now=int, then=int, gain=double)
cdef double better_digs(
    Layout table, double* mind, int seat, int region, int books, int general) noexcept nogil
@cython.locals(rival=int, takes=int, before=double, after=double)
cdef double professor_gain(
    Layout table, double* mind, int seat, int professor, int held, int books) noexcept nogil
@cython.locals(most=int, other=int, learnt=int)
cdef int best_rival(Layout table, int seat, int professor) noexcept nogil
@cython.locals(lead=double, holder=int, slack=double, distance=double, near=double)
cdef double professor_hope(
    Layout table, int takes, int seat, int professor, int learnt, int rival) noexcept nogil

@cython.locals(held=int, rival=int, other=int, count=int, coming=int, worth=double,
               growth=int)
cdef double congress_worth(Layout table, int seat) noexcept nogil

@cython.locals(seen=uint32_t, hidden=uint32_t, draws=int, others=int, worth=double,
               nothing=double, kind=int, cards=uint32_t, count=int, missed=double)
cdef double best_relic(Layout table, int seat, int region) noexcept nogil
@cython.locals(chance=double, drawn=int)
cdef double none_among(int good, int cards, int draws) noexcept nogil
@cython.locals(held="int[100]", kind=int, cards=uint32_t, points=double, level=int, left=int,
               given=int)
cdef double cheapest_relics(Layout table, int seat, int count) noexcept nogil
