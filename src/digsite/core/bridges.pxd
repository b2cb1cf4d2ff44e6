cimport cython
from . cimport bits, faults
from .bits cimport u128
from .seats cimport OVER

@cython.locals(found=u128)
cdef u128 mask(object state) noexcept with gil
cdef void play(object state, int decision) noexcept with gil
@cython.locals(found=int)
cdef int weight(object state, int decision) noexcept with gil
@cython.locals(found=int)
cdef int draw(object state, object dice) noexcept with gil
cdef void become(object state, object other) noexcept with gil
cdef void hide(object state, int seat) noexcept with gil
cdef void imagine(object state, object dice) noexcept with gil
@cython.locals(found=int)
cdef int points(object state, int seat) noexcept with gil
@cython.locals(found=int)
cdef int winners(object state) noexcept with gil

@cython.locals(found=int)
cdef int choose(object policy, object state, object dice) noexcept with gil
@cython.locals(found=double)
cdef double guess(object policy, object state, int seat) noexcept with gil

@cython.locals(found=int, size=int, place=int)
cdef int encode(object features, object state, int seat, unsigned char* row) noexcept with gil
