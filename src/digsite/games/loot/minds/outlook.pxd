# The C types of outlook.py.
cimport cython
from digsite.core cimport bits
from digsite.core.bits cimport u128
from ..rules cimport LootState

cdef double LYING, SHIELD, DANGER, TARGET, TURN, KEPT, PACE, PAIR, SPURT

@cython.locals(rest=double, lacking=double, other=int, pace=double)
cpdef double expected(LootState table, int seat) noexcept nogil
@cython.locals(away=int, value=double, worth=int, guardians=int, amulets=int)
cdef double holding(LootState table, int seat) noexcept nogil

@cython.locals(cards=u128, worth=int, margin=int, safety=int, tops=int)
cpdef int notice(LootState table) noexcept nogil
