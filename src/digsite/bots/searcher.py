"""Thinking about a position within a budget, on imagined worlds only."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import msgspec

from digsite.core.dice import Dice
from digsite.core.game import copy_of
from digsite.core.policy import Policy
from digsite.core.seats import CHANCE
from digsite.core.state import State

from .tree import Tree, search

CHUNK_SECONDS = 0.005
LARGEST_TREE = 400_000  # nodes of 36 bytes: two trees stay below 30 MB


class Budget(msgspec.Struct, frozen=True):
    """How long to think: seconds per turn, or iterations per decision."""

    seconds: float | None = None
    iterations: int | None = None


class Settings(msgspec.Struct, frozen=True):
    """What kind of search it is; see `Tree` for the numbers."""

    exploration: float = 0.5
    margin: float = 0.3
    scale: float = 20.0
    deepest: int = 200
    horizon: int = 0
    nodes: int = LARGEST_TREE


class Candidate(msgspec.Struct, frozen=True):
    """A decision that was looked at: how often, and what it seems worth to its player."""

    decision: int
    visits: int
    value: float


class Thoughts(msgspec.Struct, frozen=True):
    """What a search found out."""

    candidates: list[Candidate]  # the most visited first
    win_shares: list[float]
    scores: list[float]
    iterations: int
    seconds: float


class Searcher:
    """Searches for one seat; keeps its tree from decision to decision of a turn."""

    def __init__(self, policy: Policy, settings: Settings, seed: int) -> None:
        self.policy = policy
        self.settings = settings
        self.dice = Dice(seed)
        self._tree = self._new_tree()
        self._spare: Tree | None = None
        self._turn = -1

    def think(
        self,
        veiled: State,
        budget: Budget,
        told: Callable[[Thoughts], None] | None = None,
        stopped: Callable[[], bool] | None = None,
    ) -> Thoughts:
        """Search until the budget is used, `stopped` says so, or only one decision is legal."""
        began = perf_counter()
        if veiled.turn != self._turn:
            self._tree.clear()
            self._turn = veiled.turn
        scratch = copy_of(veiled)
        done, chunk = 0, 16
        while not self._enough(budget, done, perf_counter() - began):
            if stopped is not None and stopped():
                break
            if budget.iterations is not None:
                chunk = min(chunk, budget.iterations - done)
            at = perf_counter()
            search(self._tree, veiled, scratch, self.policy, self.dice, chunk)
            done += chunk
            if perf_counter() - at < CHUNK_SECONDS:
                chunk *= 2
            elif budget.seconds is not None:
                chunk = max(1, chunk // 2)
            if told is not None:
                told(self._thoughts(veiled, done, perf_counter() - began))
        return self._thoughts(veiled, done, perf_counter() - began)

    def follow(self, decision: int) -> None:
        """Keep what is known below the decision that was taken."""
        node = self._tree.child_of(0, decision)
        if node < 0 or self._tree.visits[node] == 0:
            self._turn = -1
            return
        spare = self._spare or self._new_tree()
        spare.take_over(self._tree, node)
        self._tree, self._spare = spare, self._tree

    def forget(self) -> None:
        """Start the next search with a fresh tree."""
        self._turn = -1

    def _new_tree(self) -> Tree:
        settings = self.settings
        tree = Tree(settings.nodes)
        tree.exploration, tree.margin = settings.exploration, settings.margin
        tree.scale, tree.deepest, tree.horizon = settings.scale, settings.deepest, settings.horizon
        return tree

    def _enough(self, budget: Budget, done: int, spent: float) -> bool:
        if budget.iterations is not None and done >= budget.iterations:
            return True
        return budget.seconds is not None and spent >= budget.seconds and done > 0

    def _thoughts(self, veiled: State, done: int, spent: float) -> Thoughts:
        tree = self._tree
        candidates = []
        child = tree.child[0]
        while child >= 0:
            visits = tree.visits[child]
            if visits > 0 and veiled.allows(tree.decision[child]):
                value = tree.value[child] / visits
                candidates.append(Candidate(tree.decision[child], visits, value))
            child = tree.sibling[child]
        candidates.sort(key=lambda found: (-found.visits, -found.value, found.decision))
        played = max(tree.played, 1)
        return Thoughts(
            candidates=candidates,
            win_shares=[tree.wins[seat] / played for seat in range(veiled.seats)],
            scores=[tree.points[seat] / played for seat in range(veiled.seats)],
            iterations=done,
            seconds=spent,
        )


def is_forced(state: State) -> bool:
    """Whether the player has no choice."""
    return state.actor != CHANCE and len(state.legal()) == 1
