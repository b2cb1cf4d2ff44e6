# The C types of net.py.
cimport cython
from . cimport dense

cdef int WIDEST, LONGEST, MOST, BYTE

@cython.final
cdef class Layer:
    cdef readonly int inputs, units, shift
    cdef readonly const short[::1] weights
    cdef readonly const int[::1] biases

    cdef void add(self, int* sums, int place, int value) noexcept nogil
    @cython.locals(place=int)
    cdef void spread(self, int* before, int* sums) noexcept nogil

@cython.final
cdef class Net:
    cdef readonly int inputs
    cdef readonly const int[::1] columns
    cdef readonly Layer first, second, last
    cdef readonly double unit

    cdef _answer(self, unsigned char[::1] cells, double[::1] answers)
    @cython.locals(sums="int[256]", more="int[256]", place=int, value=int)
    cdef void run(self, unsigned char* row, double* answers) noexcept nogil
