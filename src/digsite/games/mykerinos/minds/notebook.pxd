# The C types of notebook.py.
cimport cython
from libc.stdint cimport uint64_t
from digsite.core cimport bits
from digsite.core.bits cimport u128
from . cimport worth
from ..constants cimport CELL, COLOURS, KIND, NEUTRAL_CELL, SLOTS
from ..layout cimport Layout

@cython.final
cdef class Notebook:
    cdef bint keeps
    cdef int season[4]
    cdef int mine[4]
    cdef int taken[4]
    cdef uint64_t cards[4]
    cdef uint64_t known[4]
    cdef short laid[48]
    cdef int rooms[4]
    cdef int prizes[72]
    cdef int phase, actor
    cdef u128 empty
    cdef u128 own[4]
    cdef short stock[4]
    cdef short space[4]
    cdef short neutral[2]
    cdef int gain[19]

    @cython.locals(at=int)
    cdef int places(self, Layout table, int seat, int* prizes) noexcept nogil
    @cython.locals(changed=int, slot=int)
    cdef bint valued(self, Layout table, int seat) noexcept nogil
    @cython.locals(slot=int, at=int)
    cdef void value(self, Layout table, int seat, int* prizes) noexcept nogil
    @cython.locals(colour=int, at=int)
    cdef void note(self, Layout table, int* gain) noexcept nogil
    @cython.locals(changed=int, colour=int, at=int)
    cdef bint recall(self, Layout table, int* gain) noexcept nogil

cdef int taken(Layout table) noexcept nogil
cdef uint64_t known(Layout table) noexcept nogil
