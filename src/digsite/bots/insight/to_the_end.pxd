# The C types of to_the_end.py.
from digsite.core cimport faults
from digsite.core.dice cimport Dice
from digsite.core.policy cimport Policy
from digsite.core.state cimport State

cdef int CHANCE, OVER

cpdef void play_out(State state, Policy policy, Dice dice) except *
cdef void _play_out(State state, Policy policy, Dice dice) noexcept nogil
