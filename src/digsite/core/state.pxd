from . cimport bits, bridges, faults
from .bits cimport u128
from .dice cimport Dice
from .tape cimport Tape
from .seats cimport CHANCE, OVER

cdef class State:
    cdef public int seats, actor, phase, turn
    cdef public bint telling
    cdef public Tape tape

    cdef u128 mask(self) noexcept nogil
    cdef void play(self, int decision) noexcept nogil
    cdef int weight(self, int decision) noexcept nogil
    cdef int draw(self, Dice dice) noexcept nogil
    cdef void become(self, State other) noexcept nogil
    cdef void hide(self, int seat) noexcept nogil
    cdef void imagine(self, Dice dice) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef int winners(self) noexcept nogil
    cdef void deal(self, Dice dice) noexcept nogil

cpdef void tell(State state, int code, int a, int b, int c, int d, int e) noexcept nogil
