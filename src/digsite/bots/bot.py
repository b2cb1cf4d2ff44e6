"""A bot at the table: it gets a sight and the veiled state, and answers with an offered action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from threading import Lock
from time import perf_counter

import msgspec

from digsite.core import faults
from digsite.core.cards import CardFile
from digsite.core.dice import Dice
from digsite.core.errors import AlreadyThinking, BadNet
from digsite.core.game import AnyGame
from digsite.core.policy import Policy, RandomPolicy
from digsite.core.records import Action
from digsite.core.state import State
from digsite.games import part
from digsite.play import Sight

from .ladder import Rung, Way
from .nets import NetFile, minded, seats_of
from .searcher import Budget, Searcher, Thoughts
from .titles import equipped, fitted, settings_for

Told = Callable[[Thoughts], None]
Stopped = Callable[[], bool]
PLANNED = 5  # candidates that are told with the rest of their turn


class Bot:
    """Plays one seat of one game; `clock` is what its seconds are counted by.

    It answers one question at a time: who asks meanwhile, on any thread, gets `AlreadyThinking`.
    `cards` are those of the table if they are not the shipped ones: no net was learnt with them.
    """

    clock: Callable[[], float] = staticmethod(perf_counter)

    def __init__(
        self,
        game: AnyGame,
        rung: Rung,
        seed: int,
        threads: int = 1,
        thrifty: bool = True,
        cards: CardFile | None = None,
    ) -> None:
        self.game = game
        self.rung = rung = fitted(game, rung)
        self.nets: tuple[NetFile, ...] = ()  # that help it at this table
        self._policy = policy_for(game, rung)  # refuses nets that do not fit the game
        self._settings = settings_for(game, rung)
        self._cards = cards
        self._seats = 0  # of the table, once it was asked there
        self._dice = Dice(seed)
        self._seed = seed
        self._threads = threads
        self._thrifty = thrifty
        self._turn = -1
        self._spent = 0.0
        self._busy = Lock()
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
        decision = self.decide(veiled, budget, told, stopped)
        return _offered(sight, self.game.action(veiled, decision))

    def decide(
        self,
        veiled: State,
        budget: Budget | None = None,
        told: Told | None = None,
        stopped: Stopped | None = None,
    ) -> int:
        """One of the legal decisions; a time budget is for the whole turn."""
        with self._alone(veiled):
            return self._decide(veiled, budget, told, stopped)

    def think(
        self,
        veiled: State,
        budget: Budget,
        told: Told | None = None,
        stopped: Stopped | None = None,
    ) -> Thoughts:
        """Search within what is left of the turn's budget; the best come with their whole turn."""

        def telling(thoughts: Thoughts) -> None:
            if told is not None:
                told(self._planned(veiled, thoughts))

        with self._alone(veiled):
            thoughts = self._think(veiled, budget, told and telling, stopped)
            return self._planned(veiled, thoughts)

    def equip(self, seats: int) -> None:
        """Take up the nets for a table with so many seats; done by itself when it is asked."""
        if seats == self._seats:
            return
        rung = equipped(self.game, self.rung, seats, self._cards)
        nets = () if rung.nets is msgspec.UNSET else rung.nets
        if nets and seats_of(nets) != seats:
            raise BadNet(f"a net for {seats_of(nets)} seats cannot play at {seats}")
        self._seats, self.nets = seats, nets
        self._policy = policy_for(self.game, rung)
        self._settings = settings_for(self.game, rung)
        self.__dict__.pop("_searcher", None)

    @contextmanager
    def _alone(self, veiled: State) -> Iterator[None]:
        if not self._busy.acquire(blocking=False):
            raise AlreadyThinking(self.rung.name)
        try:
            self.equip(veiled.seats)
            yield
        finally:
            self._busy.release()

    def _decide(
        self,
        veiled: State,
        budget: Budget | None,
        told: Told | None,
        stopped: Stopped | None,
    ) -> int:
        searches = self.rung.way == "search"
        if searches:
            self._searcher.look(veiled)
        only = self._only(veiled)
        if only is not None:
            decision = only
        elif searches:
            thoughts = self._think(veiled, budget or self.rung.budget, told, stopped)
            decision = thoughts.candidates[0].decision
            if self._searcher.settings.noise > 0:
                decision = self._searcher.blurred(decision, veiled.actor, veiled.seats)
        else:
            world = self.game.imagine(veiled, self._dice)
            decision = self._policy.choose(world, self._dice)
            faults.surface()
        if searches:
            self._searcher.took(veiled, decision)
            self._expected = self._searcher.after(veiled, decision)
            if self._searcher.settings.noise > 0:
                self._searcher.forget()  # its chances must all be of the next decision
            elif self._expected is not None and only is None:
                self._searcher.follow(decision)
        return decision

    def _think(
        self,
        veiled: State,
        budget: Budget,
        told: Told | None,
        stopped: Stopped | None,
    ) -> Thoughts:
        if veiled.turn != self._turn:
            self._turn, self._spent = veiled.turn, 0.0
        elif self._expected is None or not self._same(self._expected, veiled):
            self._searcher.forget()  # its tree is made of worlds that are not possible any more
        elif self._only(veiled) is not None:
            self._searcher.forget()  # its tree begins with what comes after
        if budget.seconds is not None:
            left = max(budget.seconds - self._spent, 0.0)
            left *= self._searcher.settings.share
            budget = Budget(seconds=left, iterations=budget.iterations)
        thoughts = self._searcher.think(veiled, budget, told, stopped)
        self._spent += thoughts.seconds
        return thoughts

    def _only(self, veiled: State) -> int | None:
        """The decision that is taken without a thought: a tree has no nodes for such."""
        if self.rung.way == "search":
            return self._searcher.forced(veiled)
        legal = veiled.legal()
        return legal[0] if len(legal) == 1 else None

    def _planned(self, veiled: State, thoughts: Thoughts) -> Thoughts:
        """The thoughts with what would follow the best of them in the same turn."""
        best, others = thoughts.candidates[:PLANNED], thoughts.candidates[PLANNED:]
        planned = [
            msgspec.structs.replace(
                found, then=self._searcher.plan(veiled, found.decision, self._same)
            )
            for found in best
        ]
        return msgspec.structs.replace(thoughts, candidates=planned + others)

    def _same(self, position: State, other: State) -> bool:
        return self.game.pack(position) == self.game.pack(other)

    @cached_property
    def _searcher(self) -> Searcher:
        """Made when it is first needed: its tree is large."""
        return Searcher(
            self._policy, self._settings, self._seed, self._threads, self.clock, self._thrifty
        )


def by_judgement(game: AnyGame, sight: Sight, veiled: State, seed: int) -> Action:
    """What the surveyor would do without a search: for a bot that failed."""
    dice = Dice(seed)
    decision = policy_of(game).choose(game.imagine(veiled, dice), dice)
    faults.surface()
    return _offered(sight, game.action(veiled, decision))


def _offered(sight: Sight, action: Action) -> Action:
    """The offer an answer means; a bot that answers something else is at fault (ValueError)."""
    return sight.legal[sight.legal.index(action)]


def policy_of(game: AnyGame, way: Way = "weighing") -> Policy:
    """Who decides in a game in this way; where it brings none, who does so more simply."""
    for name in _MODULES[way]:
        module = part(game.key, f"minds.{name}")
        if module is not None:
            policy = module.POLICY
            assert isinstance(policy, Policy)
            return policy
    return RandomPolicy()


def policy_for(game: AnyGame, rung: Rung) -> Policy:
    """Who decides for an opponent, or plays on in its search."""
    policy = policy_of(game, rung.way)
    if rung.nets is msgspec.UNSET or not rung.nets:
        return policy
    return minded(policy, game, rung.nets)


_MODULES: dict[Way, tuple[str, ...]] = {
    "random": (),
    "rules": ("apprentice", "surveyor"),
    "weighing": ("surveyor",),
    "search": ("surveyor",),
    "outside": ("surveyor",),  # for one that forfeits
}
