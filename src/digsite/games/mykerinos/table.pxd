# The C types of table.py.
from libc.stdint cimport uint64_t
from digsite.core cimport bits
from digsite.core.bits cimport u128
from digsite.core.state cimport State
from digsite.games.mykerinos.box cimport Box

cdef int CHANCE, CUBES, DRAW_FIRST, PASS

cdef class Table(State):
    cdef public Box box
    cdef public u128 bag, pyramids, empty
    cdef public u128 own[4]
    cdef public uint64_t gone
    cdef public uint64_t cards[4]
    cdef public int season, first, slot, passed, kind, left, last, area, ranked, rank
    cdef public short wings[5]
    cdef public short laid[12]
    cdef public short stock[4]
    cdef public short neutral[2]
    cdef public short general[4]
    cdef public short museum[4]
    cdef public short prestige[4]
    cdef public short ready[20]
    cdef public short space[4]
    cdef public short order[4]

    cdef void take_over(self, Table o) noexcept nogil
