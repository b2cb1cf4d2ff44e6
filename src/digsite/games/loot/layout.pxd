# Written by scripts/layouts from layout.py.
from digsite.core.bits cimport u128
from digsite.core.state cimport State
from .box cimport Box

cdef class Layout(State):
    cdef public Box box
    cdef public int player
    cdef public bint extra
    cdef public bint frank
    cdef public int wolf
    cdef public int draws
    cdef public int pile
    cdef public int trigger
    cdef public int revealed
    cdef public u128 unseen
    cdef public short piled[3]
    cdef public short size[2]
    cdef public short top[2]
    cdef public short drawn[2]
    cdef public u128 hand[6]
    cdef public short backs[108]
    cdef public int laden
    cdef public u128 discards
    cdef public int era
    cdef public u128 returned[6]
    cdef public short score[6]
    cdef public short gains[24]
