cimport cython
from . cimport bits, bridges, faults, rows
from .state cimport State

cdef class Features:
    cdef readonly int decisions, table_size, seat_size
    cdef readonly tuple table, seat

    cdef int encode(self, State state, int seat, unsigned char* row) noexcept nogil
    cpdef allow(self, State state, unsigned char[::1] out, Py_ssize_t at=*)
    cpdef write(self, State state, int seat, unsigned char[::1] out, Py_ssize_t at=*)
    @cython.locals(size=Py_ssize_t, asked=bint)
    cpdef show(self, State state, int seat, unsigned char[::1] out)
