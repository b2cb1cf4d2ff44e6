# Written by scripts/layouts from layout.py.
from libc.stdint cimport uint32_t
from digsite.core.bits cimport u128
from digsite.core.state cimport State
from .box cimport Box

cdef class Layout(State):
    cdef public Box box
    cdef public int weeks[4]
    cdef public short below[4]
    cdef public u128 deck
    cdef public short backs[4]
    cdef public short storage[4]
    cdef public u128 display
    cdef public u128 own[4]
    cdef public u128 gone
    cdef public short expertise[16]
    cdef public short general[4]
    cdef public short professors[5]
    cdef public short permits[20]
    cdef public short spent[5]
    cdef public uint32_t unseen[4]
    cdef public short unknown[4]
    cdef public uint32_t known[4]
    cdef public uint32_t shown[4]
    cdef public uint32_t knows[16]
    cdef public uint32_t relics[16]
    cdef public uint32_t given[4]
    cdef public int player
    cdef public int region
    cdef public int card
    cdef public int left
    cdef public int assistants
    cdef public int duration
    cdef public uint32_t aside
