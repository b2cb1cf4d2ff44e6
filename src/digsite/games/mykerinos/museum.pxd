# The C types of museum.py.
cimport cython

cdef int ALL_ROOMS, TWOS_AND_THREES, RING

@cython.locals(twos=int, threes=int, fives=int)
cpdef int open_rooms(int mine, int taken) noexcept nogil
@cython.locals(before=int)
cpdef int pay(int mine, int wing) noexcept nogil
cpdef int value_of(int room) noexcept nogil
