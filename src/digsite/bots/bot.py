"""A bot at the table: it gets a sight and the veiled state, and answers with an offered action."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from digsite.core.dice import Dice
from digsite.core.game import Game
from digsite.core.policy import Policy, RandomPolicy
from digsite.core.records import Action
from digsite.core.state import State
from digsite.play import Sight

from .ladder import Rung, Way
from .searcher import Budget, Searcher, Thoughts
from .titles import settings_for

Told = Callable[[Thoughts], None]
Stopped = Callable[[], bool]


class Bot:
    """Plays one seat of one game; `clock` is what its seconds are counted by."""

    clock: Callable[[], float] = staticmethod(perf_counter)

    def __init__(
        self,
        game: Game[Any],
        rung: Rung,
        seed: int,
        threads: int = 1,
        thrifty: bool = True,
    ) -> None:
        self.game = game
        self.rung = rung
        self._dice = Dice(seed)
        self._policy = policy_of(game, rung.way)
        self._seed = seed
        self._threads = threads
        self._thrifty = thrifty
        self._turn = -1
        self._spent = 0.0
        self._expected: State | None = None  # what will be seen next if nothing is revealed

    def choose(
        self,
        sight: Sight,
        veiled: State,
        budget: Budget | None = None,
        told: Told | None = None,
        stopped: Stopped | None = None,
    ) -> Action:
        """One of the actions the sight offers."""
        return sight.legal[veiled.legal().index(self.decide(veiled, budget, told, stopped))]

    def decide(
        self,
        veiled: State,
        budget: Budget | None = None,
        told: Told | None = None,
        stopped: Stopped | None = None,
    ) -> int:
        """One of the legal decisions; a time budget is for the whole turn."""
        legal = veiled.legal()
        searches = self.rung.way == "search"
        if searches:
            self._searcher.look(veiled)
        if len(legal) == 1:
            decision = legal[0]
        elif searches:
            thoughts = self.think(veiled, budget or self.rung.budget, told, stopped)
            decision = thoughts.candidates[0].decision
        else:
            world = self.game.imagine(veiled, self._dice)
            decision = self._policy.choose(world, self._dice)
        if searches:
            self._searcher.took(veiled, decision)
            self._expected = self._searcher.after(veiled, decision)
            if self._expected is not None and len(legal) > 1:
                self._searcher.follow(decision)
        return decision

    def think(
        self,
        veiled: State,
        budget: Budget,
        told: Told | None = None,
        stopped: Stopped | None = None,
    ) -> Thoughts:
        """Search within what is left of the turn's budget."""
        if veiled.turn != self._turn:
            self._turn, self._spent = veiled.turn, 0.0
        elif self._expected is None or not self._same(self._expected, veiled):
            self._searcher.forget()  # its tree is made of worlds that are not possible any more
        if budget.seconds is not None:
            left = max(budget.seconds - self._spent, 0.0)
            left *= self._searcher.settings.share
            budget = Budget(seconds=left, iterations=budget.iterations)
        thoughts = self._searcher.think(veiled, budget, told, stopped)
        self._spent += thoughts.seconds
        return thoughts

    def _same(self, position: State, other: State) -> bool:
        return self.game.pack(position) == self.game.pack(other)

    @cached_property
    def _searcher(self) -> Searcher:
        """Made when it is first needed: its tree is large."""
        settings = settings_for(self.game, self.rung)
        return Searcher(
            self._policy, settings, self._seed, self._threads, self.clock, self._thrifty
        )


def policy_of(game: Game[Any], way: Way = "weighing") -> Policy:
    """Who decides in a game in this way; where it brings none, who does so more simply."""
    for module in _MODULES[way]:
        name = f"digsite.games.{game.key}.{module}"
        if find_spec(name) is not None:
            policy = import_module(name).POLICY
            assert isinstance(policy, Policy)
            return policy
    return RandomPolicy()


_MODULES: dict[Way, tuple[str, ...]] = {
    "random": (),
    "rules": ("apprentice", "surveyor"),
    "weighing": ("surveyor",),
    "search": ("surveyor",),
}
