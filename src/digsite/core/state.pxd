from . cimport bits
from .bits cimport u128
from .dice cimport Dice
from .tape cimport Tape

cdef int OVER

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

cpdef void tell(State state, int code, int a, int b, int c, int d, int e) noexcept nogil

cdef u128 _mask(object state) noexcept with gil
cdef void _play(object state, int decision) noexcept with gil
cdef int _weight(object state, int decision) noexcept with gil
cdef int _draw(object state, Dice dice) noexcept with gil
cdef void _become(object state, State other) noexcept with gil
cdef void _hide(object state, int seat) noexcept with gil
cdef void _imagine(object state, Dice dice) noexcept with gil
cdef int _points(object state, int seat) noexcept with gil
cdef int _winners(object state) noexcept with gil
