# The C types of box.py.
cimport cython
from digsite.core cimport bits
from digsite.core.bits cimport u128

@cython.final
cdef class Box:
    cdef public object cards, options, rooms, slot_of
    cdef public int seats, goal
    cdef public bint own_card_needed, awaken_self, awaken_empty, trigger_scores, frank_again
    cdef public short colour_of[54]
    cdef public short count_of[54]
    cdef public short first_of[54]
    cdef public u128 kind_of[54]
    cdef public u128 type_of[54]
    cdef public u128 of_colour[3]
    cdef public u128 firsts, guardians, amulets, mummies, werewolves, franks

    @cython.locals(free=u128)
    cpdef u128 with_card(self, u128 cards, int slot) noexcept nogil
    @cython.locals(equal=u128)
    cpdef u128 without_card(self, u128 cards, int slot) noexcept nogil
    @cython.locals(twice=u128, slot=int)
    cpdef u128 together(self, u128 cards, u128 others) noexcept nogil
    @cython.locals(whole=u128, rest=u128, slot=int)
    cpdef u128 whole_kinds(self, u128 cards) noexcept nogil
    @cython.locals(points=int, rest=u128, slot=int)
    cpdef int worth(self, u128 cards) noexcept nogil
