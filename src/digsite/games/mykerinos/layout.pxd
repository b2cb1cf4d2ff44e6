# Written by scripts/layouts from layout.py.
from libc.stdint cimport uint64_t
from digsite.core.bits cimport u128
from digsite.core.state cimport State
from .box cimport Box

cdef class Layout(State):
    cdef public Box box
    cdef public int season
    cdef public int first
    cdef public short wings[5]
    cdef public u128 bag
    cdef public uint64_t gone
    cdef public int slot
    cdef public short laid[12]
    cdef public u128 pyramids
    cdef public u128 empty
    cdef public u128 own[4]
    cdef public short stock[4]
    cdef public short neutral[2]
    cdef public short general[4]
    cdef public short museum[4]
    cdef public uint64_t cards[4]
    cdef public short prestige[4]
    cdef public short ready[20]
    cdef public short space[4]
    cdef public int passed
    cdef public int kind
    cdef public int left
    cdef public int last
    cdef public int area
    cdef public short order[4]
    cdef public int ranked
    cdef public int rank
