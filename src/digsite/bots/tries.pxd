# The C types of tries.py.
cimport cython
from digsite.core cimport faults
from digsite.core.dice cimport Dice
from digsite.core.policy cimport Policy
from digsite.core.state cimport State
from .tree cimport Tree

@cython.locals(node=int)
cdef void _try_out(Tree tree, State root, State scratch, Policy policy, Dice dice, int decision,
                   int world, int stop, int last)
