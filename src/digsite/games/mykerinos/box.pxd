# The C types of box.py.
cimport cython
from libc.stdint cimport uint64_t
from digsite.core.bits cimport u128

@cython.final
cdef class Box:
    cdef public u128 shapes[72]
    cdef public short prestige[36]
    cdef public uint64_t of_patron[6]
    cdef public short patron_of[36]
    cdef public bint violet_from_empty_stock, keep_neutral_cubes, decline_cards, third_takes_both
    cdef public tuple cards
    cdef public dict options, numbers
