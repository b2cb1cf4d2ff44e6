# The C types of tree.py.
cimport cython
from libc cimport math
from libc.stdint cimport uint64_t
from digsite.core cimport bits, faults
from digsite.core.bits cimport u128
from digsite.core.dice cimport Dice, nth_seed
from digsite.core.policy cimport Policy
from digsite.core.state cimport State

cdef int CHANCE, OVER, DEEPEST, SEATS, DECISIONS, DOUBTS, MEMORY
cdef double LEAST_SPREAD

@cython.final
cdef class Tree:
    cdef public double[::1] value, square, outcome, shares, scores, leads, wins, points
    cdef public int[::1] visits, available, child, sibling, decision, player, sense, path, played, memory
    cdef public int used, size, deepest, reach, horizon, favourite
    cdef public double exploration, widening, margin, scale
    cdef public bint rivals, pause
    cdef public uint64_t seed

    @cython.locals(place=int)
    cpdef void clear(self) noexcept nogil
    cdef int add(self, int parent, int decision, int player, int sense) noexcept nogil
    @cython.locals(mask=u128)
    cdef u128 tried(self, int node, int sense) noexcept nogil
    @cython.locals(child=int)
    cpdef int child_of(self, int node, int decision) noexcept nogil
    @cython.locals(mask=u128)
    cpdef int forced(self, State state, Policy policy) noexcept nogil
    @cython.locals(mask=u128, sense=int, best=int, child=int, possible=bint)
    cpdef int most_visited(self, int node, State state, Policy policy) noexcept nogil
    cpdef void take_over(self, Tree other, int node) noexcept nogil
    @cython.locals(child=int, new=int, sense=int)
    cdef void _copy_children(self, Tree other, int theirs, int mine) noexcept nogil
    @cython.locals(visits=int, mean=double)
    cpdef double deviation(self) noexcept nogil

    @cython.locals(first=int, seat=int, unit=double, node=int, depth=int, chosen=int, fresh=bint,
                   mask=u128, step=int)
    cdef void iterate(self, State root, State state, Policy policy, Dice dice) noexcept nogil
    @cython.locals(mask=u128, untried=u128, decision=int, node=int)
    cdef int begin(
        self, State root, State state, Policy policy, Dice dice, double unit) noexcept nogil
    @cython.locals(untried=u128, sense=int, decision=int)
    cdef int descend(self, int node, State state, u128 mask, Policy policy, Dice dice,
                     double unit) noexcept nogil
    @cython.locals(visits=int, child=int)
    cdef bint may_widen(self, int node, int sense, u128 mask, u128 untried) noexcept nogil
    @cython.locals(decision=int)
    cdef int favoured(self, State state, u128 untried, Policy policy, Dice dice) noexcept nogil
    @cython.locals(_=int, belief=double)
    cdef void dream(
        self, State root, State state, Policy policy, Dice dice, int world) noexcept nogil
    @cython.locals(best=int, child=int, visits=int, bound=double, best_bound=double)
    cdef int best_child(self, int node, u128 mask, int sense, double unit) noexcept nogil
    cdef void play_on(self, State state, Policy policy, Dice dice, int last) noexcept nogil

    cdef void credit(self, int node, double outcome) noexcept nogil
    @cython.locals(seat=int)
    cdef void note(self, int decision, int seats) noexcept nogil
    @cython.locals(over=bint, told=bint, winners=int, seat=int, lead=double, margin=double,
                   share=double)
    cdef void score(self, State state, int viewer, Policy policy) noexcept nogil
    @cython.locals(over=bint, best=double, second=double, points=double, seat=int)
    cdef void count(self, State state, Policy policy) noexcept nogil

cpdef void search(
    Tree tree, State root, State scratch, Policy policy, Dice dice, int iterations)
