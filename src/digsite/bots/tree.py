"""The tree of an information-set Monte-Carlo search, in flat arrays.

Nodes stand for players' decisions only. Chance is drawn afresh in every iteration (the tree is
open-loop), and so is what the searching seat cannot know; a node gathers all worlds in which
its decisions were legal. Each node's value is that of the player who moved into it. The n-th
visits of all decisions at the root meet the same world and the same luck, so that their values
differ by the decisions rather than by the dice.
"""

from __future__ import annotations

import math
from array import array

try:
    import cython
except ModuleNotFoundError:
    from digsite.core import interpreted as cython

from digsite.core import bits, faults
from digsite.core.dice import Dice, nth_seed
from digsite.core.policy import MEMORY, Policy
from digsite.core.seats import CHANCE, OVER
from digsite.core.state import State

DEEPEST = 1024
SEATS = 8
DECISIONS = 128
LEAST_SPREAD = 0.05  # where most decisions lose for certain, one that may yet win must be looked at
DOUBTS = 12  # worlds that may be rejected as unlikely before one is taken anyway


class Tree:
    """Nodes by number; the root is number 0."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.value = array("d", bytes(8 * size))
        self.square = array("d", bytes(8 * size))
        self.visits = array("i", bytes(4 * size))
        self.available = array("i", bytes(4 * size))
        self.child = array("i", bytes(4 * size))
        self.sibling = array("i", bytes(4 * size))
        self.decision = array("i", bytes(4 * size))
        self.player = array("i", bytes(4 * size))
        self.sense = array("i", bytes(4 * size))
        self.path = array("i", bytes(4 * DEEPEST))
        self.outcome = array("d", bytes(8 * SEATS))
        self.shares = array("d", bytes(8 * SEATS))
        self.scores = array("d", bytes(8 * SEATS))
        self.leads = array("d", bytes(8 * SEATS))
        self.played = array("i", bytes(4 * DECISIONS))  # by decision at the root
        self.wins = array("d", bytes(8 * DECISIONS * SEATS))  # ... and seat
        self.points = array("d", bytes(8 * DECISIONS * SEATS))
        self.exploration = 0.7  # how much uncertain decisions are preferred, in deviations
        self.widening = 0.0  # 1 + this * root of visits children are looked at; 0: all
        self.margin = 0.3  # how much the lead counts beside the win
        self.scale = 20.0  # a lead of so many points is a clear one
        self.deepest = DEEPEST  # decisions that may become nodes, counted from the root
        self.reach = 0  # turns whose decisions may become nodes; 0: all
        self.horizon = 0  # turns to play on before guessing; 0 plays to the end
        self.pause = False  # whether to guess only where chance acts next, after the horizon
        self.rivals = True  # whether rivals' decisions are nodes too, or just the policy's
        self.seed = 0
        self.memory = array("i", bytes(4 * MEMORY))  # what the policy remembers of the others
        self.clear()

    def clear(self) -> None:
        """Forget everything."""
        self.used = 0
        self.favourite = -1
        for place in range(DECISIONS):
            self.played[place] = 0
        for place in range(DECISIONS * SEATS):
            self.wins[place] = 0.0
            self.points[place] = 0.0
        self.add(-1, -1, -1, 0)

    def add(self, parent: int, decision: int, player: int, sense: int) -> int:
        new = self.used
        self.used += 1
        self.value[new] = 0.0
        self.square[new] = 0.0
        self.visits[new] = 0
        self.available[new] = 1
        self.decision[new] = decision
        self.player[new] = player
        self.sense[new] = sense
        self.child[new] = -1
        self.sibling[new] = -1
        if parent >= 0:
            self.sibling[new] = self.child[parent]
            self.child[parent] = new
        return new

    def tried(self, node: int, sense: int) -> int:
        """The decisions that have a child for what the player notices, as a bit set."""
        mask = bits.EMPTY
        child = self.child[node]
        while child >= 0:
            if self.sense[child] == sense:
                mask |= bits.single(self.decision[child])
            child = self.sibling[child]
        return mask

    def child_of(self, node: int, decision: int) -> int:
        """The child a decision leads to, or -1."""
        child = self.child[node]
        while child >= 0 and self.decision[child] != decision:
            child = self.sibling[child]
        return child

    def forced(self, state: State, policy: Policy) -> int:
        """The decision that is taken without looking, for want of another; -1 if there is one."""
        mask = policy.worthwhile(state, state.mask())
        return -1 if mask & (mask - 1) else bits.lowest(mask)

    def most_visited(self, node: int, state: State, policy: Policy) -> int:
        """The child a node was followed by most often, of those possible here, or -1."""
        mask = policy.worthwhile(state, state.mask())
        sense = policy.sense(state)
        best = -1
        child = self.child[node]
        while child >= 0:
            possible = self.sense[child] == sense and bits.has(mask, self.decision[child])
            if possible and (best < 0 or self.visits[child] > self.visits[best]):
                best = child
            child = self.sibling[child]
        return best

    def take_over(self, other: Tree, node: int) -> None:
        """Become what another tree knows below one of its nodes."""
        self.clear()
        self.visits[0] = other.visits[node]
        self.value[0] = other.value[node]
        self.square[0] = other.square[node]
        self._copy_children(other, node, 0)

    def _copy_children(self, other: Tree, theirs: int, mine: int) -> None:
        child = other.child[theirs]
        while child >= 0:
            sense = other.sense[child] if mine else 0  # at the root there is nothing to notice
            new = self.add(mine, other.decision[child], other.player[child], sense)
            self.value[new] = other.value[child]
            self.square[new] = other.square[child]
            self.visits[new] = other.visits[child]
            self.available[new] = other.available[child]
            self._copy_children(other, child, new)
            child = other.sibling[child]

    def deviation(self) -> float:
        """How far outcomes spread, as far as the root has seen."""
        visits = self.visits[0]
        if visits < 2:
            return 0.5
        mean = self.value[0] / visits
        return max(math.sqrt(max(self.square[0] / visits - mean * mean, 0.0)), LEAST_SPREAD)

    # -- one iteration -------------------------------------------------------

    def iterate(self, root: State, state: State, policy: Policy, dice: Dice) -> None:
        """One iteration from a veiled state, on `state`, which becomes a world like it."""
        first = root.turn
        seat = root.actor
        unit = self.exploration * self.deviation()
        node = self.begin(root, state, policy, dice, unit)
        if faults.waiting and faults.here():
            return
        self.path[1] = node
        depth = 2
        chosen = self.decision[node]
        state.play(chosen)
        fresh = self.visits[node] == 0
        while not fresh and state.actor != OVER and depth <= self.deepest:
            if state.actor == CHANCE:
                state.deal(dice)
            elif self.reach > 0 and state.turn - first >= self.reach:
                break
            elif state.actor != seat and not self.rivals:
                state.play(policy.choose(state, dice))
            else:
                mask = policy.worthwhile(state, state.mask())
                if mask & (mask - 1):
                    node = self.descend(node, state, mask, policy, dice, unit)
                    if node < 0:
                        break
                    self.path[depth] = node
                    depth += 1
                    fresh = self.visits[node] == 0
                    state.play(self.decision[node])
                else:
                    state.play(bits.lowest(mask))
            if faults.waiting and faults.here():
                return
        self.play_on(state, policy, dice, first + self.horizon if self.horizon > 0 else 1 << 30)
        self.score(state, seat, policy)
        self.note(chosen, state.seats)
        self.credit(0, self.outcome[seat])
        for step in range(1, depth):
            node = self.path[step]
            self.credit(node, self.outcome[self.player[node]])

    def begin(self, root: State, state: State, policy: Policy, dice: Dice, unit: float) -> int:
        """The decision at the root to look at, and the world to do so."""
        mask = policy.worthwhile(root, root.mask())
        if faults.waiting and faults.here():
            return 0
        untried = mask & ~self.tried(0, 0)
        if self.may_widen(0, 0, mask, untried):
            self.dream(root, state, policy, dice, 0)
            decision = self.favoured(state, untried, policy, dice)
            if self.favourite < 0:
                self.favourite = decision
            return self.add(0, decision, root.actor, 0)
        node = self.best_child(0, mask, 0, unit)
        self.dream(root, state, policy, dice, self.visits[node])
        return node

    def descend(
        self, node: int, state: State, mask: int, policy: Policy, dice: Dice, unit: float
    ) -> int:
        """The child to go to, perhaps a new one; -1 if there is no room."""
        sense = policy.sense(state)
        untried = mask & ~self.tried(node, sense)
        if self.may_widen(node, sense, mask, untried):
            decision = self.favoured(state, untried, policy, dice)
            return self.add(node, decision, state.actor, sense)
        return self.best_child(node, mask & ~untried, sense, unit)

    def may_widen(self, node: int, sense: int, mask: int, untried: int) -> bool:
        """Whether it is time for a decision that was not tried yet."""
        if not untried or self.used >= self.size:
            return False
        if self.widening <= 0.0:
            return True
        visits = 0
        child = self.child[node]
        while child >= 0:
            if self.sense[child] == sense:
                visits += self.visits[child]
            child = self.sibling[child]
        return bits.popcount(mask & ~untried) < 1.0 + self.widening * math.sqrt(visits)

    def favoured(self, state: State, untried: int, policy: Policy, dice: Dice) -> int:
        """The policy's decision if it is untried, else any."""
        decision = policy.choose(state, dice)
        if bits.has(untried, decision):
            return decision
        return dice.choose(untried)

    def dream(self, root: State, state: State, policy: Policy, dice: Dice, world: int) -> None:
        """Imagine the world of this number, again if it does not fit what the others did."""
        dice.word = nth_seed(self.seed, world)
        for _ in range(DOUBTS):
            state.become(root)
            state.imagine(dice)
            belief = policy.belief(state, root.actor, self.memory)
            if belief > (dice.next() >> 11) * 1.1102230246251565e-16:
                return

    def best_child(self, node: int, mask: int, sense: int, unit: float) -> int:
        """The legal child with the highest upper confidence bound."""
        best = -1
        best_bound = -1.0
        child = self.child[node]
        while child >= 0:
            if self.sense[child] == sense and bits.has(mask, self.decision[child]):
                self.available[child] += 1
                visits = self.visits[child]
                bound = self.value[child] / visits + unit * math.sqrt(
                    math.log(self.available[child]) / visits
                )
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = self.sibling[child]
        return best

    def play_on(self, state: State, policy: Policy, dice: Dice, last: int) -> None:
        """Play by the policy to the end or until turn `last` begins, perhaps on to chance then."""
        while state.actor != OVER:
            if state.actor == CHANCE:
                if self.pause and state.turn >= last:
                    break
                state.deal(dice)
            elif self.pause or state.turn < last:
                state.play(policy.choose(state, dice))
            else:
                break
            if faults.waiting and faults.here():
                break

    # -- what came of it -----------------------------------------------------

    def credit(self, node: int, outcome: float) -> None:
        self.visits[node] += 1
        self.value[node] += outcome
        self.square[node] += outcome * outcome

    def note(self, decision: int, seats: int) -> None:
        """Remember for a decision at the root who won, and with how many points."""
        self.played[decision] += 1
        for seat in range(seats):
            self.wins[SEATS * decision + seat] += self.shares[seat]
            self.points[SEATS * decision + seat] += self.scores[seat]

    def score(self, state: State, viewer: int, policy: Policy) -> None:
        """What the iteration was worth to each seat: its share of the win, and its margin."""
        over = state.actor == OVER
        self.count(state, policy)
        told = not over and policy.forecast(state, viewer, self.shares, self.leads)
        winners = state.winners() if over else 0
        for seat in range(state.seats):
            lead = self.leads[seat] / self.scale
            margin = 0.5 + 0.5 * lead / (1.0 + math.fabs(lead))
            if over:
                share = 1.0 / bits.popcount(winners) if winners >> seat & 1 else 0.0
            elif told:
                share = self.shares[seat]
            else:
                share = 1.0 / (1.0 + math.exp(-4.0 * lead))
            self.shares[seat] = share
            self.outcome[seat] = (1.0 - self.margin) * share + self.margin * margin

    def count(self, state: State, policy: Policy) -> None:
        """Everybody's points, true or guessed, and the lead over the best of the others."""
        over = state.actor == OVER
        best = -1.0e9
        second = -1.0e9
        for seat in range(state.seats):
            points = 1.0 * state.points(seat) if over else policy.guess(state, seat)
            self.scores[seat] = points
            if points > best:
                second = best
                best = points
            elif points > second:
                second = points
        for seat in range(state.seats):
            self.leads[seat] = self.scores[seat] - (second if self.scores[seat] == best else best)


def search(
    tree: Tree, root: State, scratch: State, policy: Policy, dice: Dice, iterations: int
) -> None:
    """Run iterations from a veiled state; `scratch` is a copy of it to play on."""
    with cython.nogil:
        for _ in range(iterations):
            tree.iterate(root, scratch, policy, dice)
            if faults.waiting and faults.here():
                tree.clear()  # it may hold what was not looked at to the end
                break
    faults.surface()
