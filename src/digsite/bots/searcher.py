"""Thinking about a position within a budget, on imagined worlds only."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

import msgspec

from digsite.core.dice import Dice, nth_seed
from digsite.core.game import copy_of
from digsite.core.policy import MEMORY, Policy
from digsite.core.seats import CHANCE
from digsite.core.state import State

from .noise import Outlook, blurred
from .plans import Same, planned
from .tree import Tree, search

CHUNK_SECONDS = 0.005
CHUNK_ITERATIONS = 32  # of a budget in iterations: fixed, so that it stops at the same place
DECISIONS = 128  # that there can be at the root
LARGEST_TREE = 100_000  # nodes of 40 bytes: the two trees of a thread stay below 10 MB
SURE_ITERATIONS = 500  # fewer are not enough to call a choice clear
GIVEN_UP = 30  # what was tried less often than this was so bad that it is known as well as that


class Budget(msgspec.Struct, frozen=True):
    """How long to think: seconds per turn, or iterations per decision."""

    seconds: float | None = None
    iterations: int | None = None


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What kind of search it is; see `Tree` for the numbers."""

    exploration: float = 0.7
    widening: float = 0.0
    margin: float = 0.3
    scale: float = 20.0
    deepest: int = 200
    reach: int = 0
    horizon: int = 0
    rivals: bool = True
    doubt: float = 0.5  # standard errors by which a decision must be better than the policy's
    share: float = 0.6  # of the time left for a turn, for one of its decisions
    regret: float = 0.0003  # the value that may be lost by ending before a second is over
    nodes: int = LARGEST_TREE
    noise: float = 0.0  # how much of a win a choice may be worse than the best, roughly (`noise`)
    pause: bool | msgspec.UnsetType = msgspec.UNSET  # journals of before do not know it


class Candidate(msgspec.Struct, frozen=True):
    """A decision that was looked at: how often, and what it seems worth to its player.

    Its value is what the search goes by, the lead included: no chance to win (`chances.py`).
    """

    decision: int
    visits: int
    value: float
    then: tuple[int, ...] = ()  # what its player would go on with in the same turn (`plans.py`)
    wins: tuple[float, ...] = ()  # shares of the victory after it, by seat; none if not played


class Thoughts(msgspec.Struct, frozen=True):
    """What a search found out."""

    candidates: list[Candidate]  # the choice first, then the most visited
    win_shares: list[float]  # by seat, if the choice is taken
    scores: list[float]
    iterations: int
    seconds: float


class Searcher:
    """Searches for one seat; keeps its trees from decision to decision of a turn."""

    def __init__(
        self,
        policy: Policy,
        settings: Settings,
        seed: int,
        threads: int = 1,
        clock: Callable[[], float] = perf_counter,
        thrifty: bool = True,
    ) -> None:
        self.policy = policy
        self.settings = settings
        self.clock = clock
        self.thrifty = thrifty  # ends when its choice is clear; who asks for figures wants all
        self.dice = Dice(seed)
        self._trees = [new_tree(settings) for _ in range(threads)]
        self._spare: list[Tree] = []
        self._turn = -1
        self._memory = array("i", bytes(4 * MEMORY))
        self._last: tuple[State, int] | None = None  # what was seen and decided before
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def think(
        self,
        veiled: State,
        budget: Budget,
        told: Callable[[Thoughts], None] | None = None,
        stopped: Callable[[], bool] | None = None,
    ) -> Thoughts:
        """Search until the budget is used, the choice is clear, or `stopped` says so."""
        began = self.clock()
        if veiled.turn != self._turn:
            for tree in self._trees:
                tree.clear()
            self._turn = veiled.turn
        scratches = [copy_of(veiled) for _ in self._trees]
        policies = [self.policy.private() for _ in self._trees]
        dice = [Dice() for _ in self._trees]
        seed = self.dice.next()
        for number, tree in enumerate(self._trees):
            tree.seed, tree.memory = nth_seed(seed, number), self._memory
        done, chunk = 0, CHUNK_ITERATIONS
        while not self._enough(budget, done, self.clock() - began):
            if done and stopped is not None and stopped():
                break
            if budget.iterations is not None:
                chunk = min(CHUNK_ITERATIONS, budget.iterations - done)
            at = self.clock()
            self._run(veiled, scratches, policies, dice, chunk)
            done += chunk * len(self._trees)
            if budget.iterations is None:
                chunk = _resized(chunk, self.clock() - at)
            if told is not None:
                told(self._thoughts(veiled, done, self.clock() - began))
        return self._thoughts(veiled, done, self.clock() - began)

    def look(self, veiled: State) -> None:
        """Note what the others did since the last decision."""
        if self._last is not None:
            self.policy.recall(*self._last, veiled, self._memory)

    def remember(self, memory: array[int]) -> None:
        """Know of the others what was noted elsewhere."""
        self._memory = memory

    def took(self, veiled: State, decision: int) -> None:
        """Remember a decision and what was seen then."""
        self._last = copy_of(veiled), decision

    def after(self, veiled: State, decision: int) -> State | None:
        """What its seat will see after a decision that reveals nothing; none if chance is next."""
        world = copy_of(veiled)
        world.imagine(self.dice)
        world.play(decision)
        if world.actor == CHANCE:
            return None
        world.hide(veiled.actor)
        return world

    def follow(self, decision: int) -> None:
        """Keep what is known below the decision that was taken."""
        nodes = [tree.child_of(0, decision) for tree in self._trees]
        if min(nodes) < 0:
            self.forget()
            return
        spare = self._spare or [new_tree(self.settings) for _ in self._trees]
        for new, tree, node in zip(spare, self._trees, nodes, strict=True):
            new.take_over(tree, node)
        self._trees, self._spare = spare, self._trees

    def blurred(self, choice: int, seat: int, seats: int) -> int:
        """A decision that may be a little worse than the choice, as the settings allow."""
        found = {each: self.outlook(each, seat, seats) for each in self._tallies()}
        return blurred(found, choice, self.settings.noise, self.dice)

    def outlook(self, decision: int, seat: int, seats: int) -> Outlook:
        """What was found of a decision, for the seat that takes it."""
        points = [self._mean("points", decision, each) for each in range(seats)]
        rivals = [points[each] for each in range(seats) if each != seat]
        lead = (points[seat] - max(rivals)) / self.settings.scale
        return Outlook(self._mean("wins", decision, seat), lead)

    def plan(self, veiled: State, decision: int, same: Same) -> tuple[int, ...]:
        """What the seat would go on with in its turn after a decision."""
        return planned(self._trees[0], self.policy, veiled, decision, same)

    def forced(self, veiled: State) -> int | None:
        """The decision beside which no other is worth a look, if there is one."""
        found = self._trees[0].forced(veiled, self.policy)
        return found if found >= 0 else None

    def forget(self) -> None:
        """Start the next search with a fresh tree."""
        self._turn = -1

    def _run(
        self,
        veiled: State,
        scratches: list[State],
        policies: list[Policy],
        dice: list[Dice],
        chunk: int,
    ) -> None:
        if self._pool is None:
            search(self._trees[0], veiled, scratches[0], policies[0], dice[0], chunk)
            return
        jobs = [
            self._pool.submit(search, tree, veiled, scratch, policy, own, chunk)
            for tree, scratch, policy, own in zip(
                self._trees, scratches, policies, dice, strict=True
            )
        ]
        for job in jobs:
            job.result()

    def _enough(self, budget: Budget, done: int, spent: float) -> bool:
        """Whether the budget is used, or what is left of it cannot change the choice."""
        if done == 0:
            return False
        used = 0.0
        if budget.iterations is not None:
            used = done / budget.iterations
        if budget.seconds is not None:
            used = max(used, spent / budget.seconds if budget.seconds > 0 else 1.0)
        if used >= 1.0:
            return True
        if not self.thrifty:
            return False
        tallies = sorted(self._tallies().values(), reverse=True)
        if len(tallies) < 2 or tallies[0][0] - tallies[1][0] > done / used - done:
            return True
        allowed = self.settings.regret / max(1.0, budget.seconds or 0.0)
        return done >= SURE_ITERATIONS and self._regret(tallies) < allowed

    def _regret(self, tallies: list[tuple[int, float]]) -> float:
        """How much the most visited decision may be worse than the others, on average at most.

        Their values are taken as normal and independent, which is careful: they met the same luck.
        """
        (visits, value), *others = tallies
        deviation, total = self._trees[0].deviation(), 0.0
        for their_visits, their_value in others:
            noise = deviation * math.sqrt(1 / visits + 1 / max(their_visits, GIVEN_UP))
            gap = (value / visits - their_value / their_visits) / noise
            density = math.exp(-gap * gap / 2) / math.sqrt(2 * math.pi)
            total += noise * (density - gap * math.erfc(gap / math.sqrt(2)) / 2)
        return total

    def _tallies(self) -> dict[int, tuple[int, float]]:
        """How often each decision at the root was tried, and the sum of what came of it."""
        found: dict[int, tuple[int, float]] = {}
        for tree in self._trees:
            child = tree.child[0]
            while child >= 0:
                if tree.visits[child]:
                    visits, value = found.get(tree.decision[child], (0, 0.0))
                    found[tree.decision[child]] = (
                        visits + tree.visits[child],
                        value + tree.value[child],
                    )
                child = tree.sibling[child]
        return found

    def _thoughts(self, veiled: State, done: int, spent: float) -> Thoughts:
        candidates = [
            Candidate(decision, visits, value / visits, (), self._wins(decision, veiled.seats))
            for decision, (visits, value) in self._tallies().items()
        ]
        candidates.sort(key=lambda found: (-found.visits, -found.value, found.decision))
        choice = self._choice(candidates)
        candidates.sort(key=lambda found: found != choice)
        seats = range(veiled.seats)
        return Thoughts(
            candidates=candidates,
            win_shares=[self._mean("wins", choice.decision, seat) for seat in seats],
            scores=[self._mean("points", choice.decision, seat) for seat in seats],
            iterations=done,
            seconds=spent,
        )

    def _choice(self, candidates: list[Candidate]) -> Candidate:
        """The most visited, or the policy's own decision where that may be as good."""
        best = candidates[0]
        for found in candidates:
            if found.decision == self._trees[0].favourite:
                noise = self._trees[0].deviation() * math.sqrt(1 / best.visits + 1 / found.visits)
                if best.value - found.value < self.settings.doubt * noise:
                    return found
        return best

    def _wins(self, decision: int, seats: int) -> tuple[float, ...]:
        played = sum([tree.played[decision] for tree in self._trees])
        if not played:
            return ()
        at = len(self._trees[0].outcome) * decision
        rows = [tree.wins[at : at + seats] for tree in self._trees]
        return tuple([sum(shares) / played for shares in zip(*rows, strict=True)])

    def _mean(self, what: str, decision: int, seat: int) -> float:
        """Somebody's share of the win or points after a decision; over all, if it was not tried."""
        decisions = [decision]
        if not any(tree.played[decision] for tree in self._trees):
            decisions = list(range(len(self._trees[0].played)))
        total, played = 0.0, 0
        for tree in self._trees:
            values = tree.wins if what == "wins" else tree.points
            for each in decisions:
                total += values[len(tree.outcome) * each + seat]
                played += tree.played[each]
        return total / max(played, 1)


def new_tree(settings: Settings) -> Tree:
    """An empty tree for a kind of search."""
    tree = Tree(settings.nodes)
    for name in (
        "exploration",
        "widening",
        "margin",
        "scale",
        "deepest",
        "reach",
        "horizon",
        "pause",
        "rivals",
    ):
        value = getattr(settings, name)
        if value is not msgspec.UNSET:
            setattr(tree, name, value)
    return tree


def flat_tree(settings: Settings) -> Tree:
    """An empty tree with room for the decisions at the root only; who uses it counts the turns."""
    return new_tree(msgspec.structs.replace(settings, nodes=DECISIONS + 1, pause=msgspec.UNSET))


def _resized(chunk: int, took: float) -> int:
    """A chunk that takes about as long as it should."""
    if took < CHUNK_SECONDS / 2:
        return chunk * 2
    return max(1, chunk // 2) if took > CHUNK_SECONDS * 2 else chunk
