cimport cython
from libc cimport math
from digsite.core cimport bits
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice
from digsite.core.policy cimport Policy
from digsite.core.state cimport State

cdef int CHANCE, OVER, DEEPEST, SEATS

@cython.final
cdef class Tree:
    cdef public double[::1] value, outcome, scores, wins, points
    cdef public int[::1] visits, available, child, sibling, decision, player, path
    cdef public int used, played, size, deepest, horizon
    cdef public double exploration, margin, scale

    cpdef void clear(self) noexcept nogil
    cdef int add(self, int parent, int decision, int player) noexcept nogil
    @cython.locals(mask=u128)
    cdef u128 tried(self, int node) noexcept nogil
    @cython.locals(child=int)
    cpdef int child_of(self, int node, int decision) noexcept nogil
    cpdef void take_over(self, Tree other, int node) noexcept nogil
    @cython.locals(child=int, new=int)
    cdef void _copy_children(self, Tree other, int theirs, int mine) noexcept nogil
    @cython.locals(best=int, child=int, visits=int, bound=double, best_bound=double)
    cdef int best_child(self, int node, u128 mask) noexcept nogil
    @cython.locals(mask=u128, untried=u128, node=int, depth=int, decision=int, step=int, last=int)
    cdef void iterate(self, State state, Policy policy, Dice dice) noexcept nogil
    cdef void play_on(self, State state, Policy policy, Dice dice, int last) noexcept nogil
    @cython.locals(seats=int, over=bint, best=double, second=double, points=double, rival=double,
                   lead=double, margin=double, share=double, winners=int, seat=int)
    cdef void score(self, State state, Policy policy) noexcept nogil

cpdef void search(
    Tree tree, State root, State scratch, Policy policy, Dice dice, int iterations)
