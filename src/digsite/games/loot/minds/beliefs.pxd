# The C types of beliefs.py.
cimport cython
from digsite.core cimport bits
from digsite.core.bits cimport u128
from ..rules cimport LootState

cdef int AWAKEN, COLOURS, ERAS, DREW, HELD, UNSEEN
cdef double RASH, FRESH, BOLD
cdef double IDLE[3]

@cython.locals(seat=int)
cpdef void recall(LootState before, int decision, LootState now, int[::1] memory)
@cython.locals(emptied=bint, new=int, more=int, colour=int, had=int, drawn=int)
cdef int _seen(LootState before, int decision, LootState now, int seat)
@cython.locals(colour=int)
cdef int _seen_alone(LootState now, int seat)
@cython.locals(count=int, era=int)
cdef int _backs(LootState table, int seat, int colour) noexcept nogil

@cython.locals(likely=double, other=int)
cpdef double fits(LootState table, int seat, int[::1] memory) noexcept nogil
@cython.locals(guardians=int, amulets=int, part=double)
cdef double trodden(LootState table, u128 cards, int remembered) noexcept nogil
cdef double safe_orders(int amulets, int guardians) noexcept nogil
@cython.locals(last=u128, count=int, alone=bint, guarded=int, charmed=int, part=double)
cdef double safe_before(
    LootState table, u128 cards, int colour, int amulets, int guardians) noexcept nogil
cdef double goes_on(int amulets, int guardians, int colour) noexcept nogil
