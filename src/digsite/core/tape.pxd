cimport cython

cdef int WIDTH, LENGTH

@cython.final
cdef class Tape:
    cdef public int used, lost
    cdef int cells[768]

    cpdef void clear(self) noexcept nogil
    cdef void put(self, int code, int a, int b, int c, int d, int e) noexcept nogil
    @cython.locals(number=int)
    cpdef list rows(self)
    @cython.locals(i=int)
    cpdef tuple row(self, int number)
