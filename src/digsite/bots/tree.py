"""The tree of an information-set Monte-Carlo search, in flat arrays.

Nodes stand for players' decisions only. Chance is drawn afresh in every iteration (the tree is
open-loop), and so is what the searching seat cannot know; a node gathers all worlds in which
its decisions were legal. Each node's value is that of the player who moved into it.
"""

from __future__ import annotations

import math
from array import array

try:
    import cython
except ModuleNotFoundError:
    from digsite.core import interpreted as cython

from digsite.core import bits
from digsite.core.dice import Dice
from digsite.core.policy import Policy
from digsite.core.seats import CHANCE, OVER
from digsite.core.state import State

DEEPEST = 1024
SEATS = 8


class Tree:
    """Nodes by number; the root is number 0."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.value = array("d", bytes(8 * size))
        self.visits = array("i", bytes(4 * size))
        self.available = array("i", bytes(4 * size))
        self.child = array("i", bytes(4 * size))
        self.sibling = array("i", bytes(4 * size))
        self.decision = array("i", bytes(4 * size))
        self.player = array("i", bytes(4 * size))
        self.path = array("i", bytes(4 * DEEPEST))
        self.outcome = array("d", bytes(8 * SEATS))
        self.scores = array("d", bytes(8 * SEATS))
        self.wins = array("d", bytes(8 * SEATS))
        self.points = array("d", bytes(8 * SEATS))
        self.exploration = 0.5  # how much uncertain decisions are preferred
        self.margin = 0.3  # how much the lead counts beside the win
        self.scale = 20.0  # a lead of so many points is a clear one
        self.deepest = DEEPEST  # decisions that may become nodes, counted from the root
        self.horizon = 0  # turns to play on before guessing; 0 plays to the end
        self.clear()

    def clear(self) -> None:
        """Forget everything."""
        self.used = 0
        self.played = 0
        for seat in range(SEATS):
            self.wins[seat] = 0.0
            self.points[seat] = 0.0
        self.add(-1, -1, -1)

    def add(self, parent: int, decision: int, player: int) -> int:
        new = self.used
        self.used += 1
        self.value[new] = 0.0
        self.visits[new] = 0
        self.available[new] = 1
        self.decision[new] = decision
        self.player[new] = player
        self.child[new] = -1
        self.sibling[new] = -1
        if parent >= 0:
            self.sibling[new] = self.child[parent]
            self.child[parent] = new
        return new

    def tried(self, node: int) -> int:
        """The decisions that have a child, as a bit set."""
        mask = bits.EMPTY
        child = self.child[node]
        while child >= 0:
            mask |= bits.single(self.decision[child])
            child = self.sibling[child]
        return mask

    def child_of(self, node: int, decision: int) -> int:
        """The child a decision leads to, or -1."""
        child = self.child[node]
        while child >= 0 and self.decision[child] != decision:
            child = self.sibling[child]
        return child

    def take_over(self, other: Tree, node: int) -> None:
        """Become what another tree knows below one of its nodes."""
        self.clear()
        self.visits[0] = other.visits[node]
        self._copy_children(other, node, 0)

    def _copy_children(self, other: Tree, theirs: int, mine: int) -> None:
        child = other.child[theirs]
        while child >= 0:
            new = self.add(mine, other.decision[child], other.player[child])
            self.value[new] = other.value[child]
            self.visits[new] = other.visits[child]
            self.available[new] = other.available[child]
            self._copy_children(other, child, new)
            child = other.sibling[child]

    def best_child(self, node: int, mask: int) -> int:
        """The legal child with the highest upper confidence bound."""
        best = -1
        best_bound = -1.0
        child = self.child[node]
        while child >= 0:
            if bits.has(mask, self.decision[child]):
                self.available[child] += 1
                visits = self.visits[child]
                bound = self.value[child] / visits + self.exploration * math.sqrt(
                    math.log(self.available[child]) / visits
                )
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = self.sibling[child]
        return best

    def iterate(self, state: State, policy: Policy, dice: Dice) -> None:
        """One iteration on a world, which is played on to its end or to the horizon."""
        last = state.turn + self.horizon if self.horizon > 0 else 1 << 30
        node = 0
        depth = 1
        while state.actor != OVER and depth <= self.deepest:
            if state.actor == CHANCE:
                state.play(state.draw(dice))
                continue
            mask = state.mask()
            untried = mask & ~self.tried(node)
            if untried and self.used < self.size:
                decision = policy.choose(state, dice)
                if not bits.has(untried, decision):
                    decision = dice.choose(untried)
                node = self.add(node, decision, state.actor)
                self.path[depth] = node
                depth += 1
                state.play(decision)
                break
            node = self.best_child(node, mask & ~untried)
            if node < 0:
                break
            self.path[depth] = node
            depth += 1
            state.play(self.decision[node])
        self.play_on(state, policy, dice, last)
        self.score(state, policy)
        self.visits[0] += 1
        self.played += 1
        for step in range(1, depth):
            node = self.path[step]
            self.visits[node] += 1
            self.value[node] += self.outcome[self.player[node]]

    def play_on(self, state: State, policy: Policy, dice: Dice, last: int) -> None:
        """Play by the policy to the end, or until turn `last` begins."""
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.play(state.draw(dice))
            elif state.turn < last:
                state.play(policy.choose(state, dice))
            else:
                break

    def score(self, state: State, policy: Policy) -> None:
        """What the iteration was worth to each seat: its share of the win, and its margin."""
        seats = state.seats
        over = state.actor == OVER
        best = -1.0e9
        second = -1.0e9
        winners = state.winners() if over else 0
        for seat in range(seats):
            points = 1.0 * state.points(seat) if over else policy.guess(state, seat)
            self.scores[seat] = points
            self.points[seat] += points
            if points > best:
                second = best
                best = points
            elif points > second:
                second = points
        for seat in range(seats):
            rival = second if self.scores[seat] == best else best
            lead = (self.scores[seat] - rival) / self.scale
            margin = 0.5 + 0.5 * lead / (1.0 + math.fabs(lead))
            if over:
                share = 1.0 / bits.popcount(winners) if winners >> seat & 1 else 0.0
            else:
                share = 1.0 / (1.0 + math.exp(-4.0 * lead))
            self.wins[seat] += share
            self.outcome[seat] = (1.0 - self.margin) * share + self.margin * margin


def search(
    tree: Tree, root: State, scratch: State, policy: Policy, dice: Dice, iterations: int
) -> None:
    """Run iterations from a veiled state; `scratch` is a copy of it to play on."""
    with cython.nogil:
        for _ in range(iterations):
            scratch.become(root)
            scratch.imagine(dice)
            tree.iterate(scratch, policy, dice)
