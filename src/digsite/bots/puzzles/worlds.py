"""Decisions of a position compared in imagined worlds, each with the same luck."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from digsite.bots.bot import policy_of
from digsite.bots.ladder import LADDER
from digsite.bots.ranking.positions import Position
from digsite.bots.searcher import Budget, Searcher, flat_tree
from digsite.bots.titles import settings_for
from digsite.bots.tries import try_out
from digsite.core.dice import Dice, seed_from
from digsite.core.game import AnyGame, copy_of
from digsite.core.state import State

GLANCE = Budget(iterations=40)  # at what follows a decision, in each world
TO_THE_END = -1
Sources = dict[str, float]


class Gap(msgspec.Struct, frozen=True):
    """By how much of a win one decision is better than another, and how sure that is."""

    mean: float
    error: float

    def sure(self, least: float, errors: float) -> bool:
        return self.mean >= least and self.mean >= errors * self.error

    def hopeless(self, least: float) -> bool:
        """Whether more worlds will hardly make it as large as that."""
        return self.mean + self.error < least


def gap_of(better: Sequence[float], worse: Sequence[float]) -> Gap:
    """The gap between two decisions in the same worlds."""
    differences = [one - other for one, other in zip(better, worse, strict=True)]
    return Gap(fmean(differences), stdev(differences) / sqrt(len(differences)))


class Tries:
    """Decisions taken in imagined worlds that fit what the others did."""

    def __init__(self, game: AnyGame, position: Position, seed: int) -> None:
        self.game, self.veiled = game, position.veiled
        self.policy, self._dice = policy_of(game), Dice()
        self._scratch = copy_of(position.veiled)
        self._tree = flat_tree(settings_for(game, LADDER[-1]))
        self._tree.seed, self._tree.memory = seed, position.memory

    def after(self, decision: int, world: int, turns: int) -> State:
        """The world of this number after a decision and what surveyors do in some turns.

        It is worn out by the next one. Without turns it is chance alone that goes on.
        """
        worlds = range(world, world + 1)
        self._dice.word = 0
        try_out(
            self._tree,
            self.veiled,
            self._scratch,
            self.policy,
            self._dice,
            decision,
            worlds,
            turns=turns,
        )
        return self._scratch


class Glances(Tries):
    """What a short search expects after a decision, world by world."""

    def __init__(self, game: AnyGame, position: Position, seed: int) -> None:
        super().__init__(game, position, seed)
        settings = settings_for(game, LADDER[-1])
        lean = msgspec.structs.replace(settings, nodes=(GLANCE.iterations or 0) + 256)
        self._seed, self._mind = seed, Searcher(self.policy, lean, seed, thrifty=False)

    def share(self, decision: int, world: int) -> float:
        """The share of the win to expect after a decision in the world of this number."""
        state = self.after(decision, world, turns=0)
        if state.over():
            return float(state.share(self.veiled.actor))
        self._mind.dice = Dice(seed_from(self._seed, world))
        self._mind.forget()
        thoughts = self._mind.think(self.game.veil(state, state.actor), GLANCE)
        return thoughts.win_shares[self.veiled.actor]


class FullGames(Tries):
    """What comes of a decision if surveyors play on to the end, world by world."""

    def share(self, decision: int, world: int) -> float:
        """The share of the win in the world of this number."""
        return float(self.after(decision, world, TO_THE_END).share(self.veiled.actor))

    def sources(self, decision: int, world: int) -> Sources:
        """Where the seat's lead over the mean of the others comes from, in points."""
        rows = self.game.breakdown(self.after(decision, world, TO_THE_END))
        own = rows.pop(self.veiled.actor)
        return {
            source: own.get(source, 0) - fmean([other.get(source, 0) for other in rows])
            for source in self.game.sources
        }
