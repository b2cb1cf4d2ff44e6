"""One game between bots, each with dice of its own and its own sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import thread_time
from typing import Any

import msgspec

from digsite.core.cards import CardFile
from digsite.core.dice import Dice, seed_from
from digsite.core.game import Game
from digsite.core.policy import Policy
from digsite.core.records import Options
from digsite.core.seats import CHANCE, OVER
from digsite.core.state import State

from .bot import Bot, Stopped, Told
from .ladder import Rung
from .searcher import Budget, Settings, Thoughts

SPARE_NODES = 256  # beside one per iteration

Watch = Callable[[State, int], None]  # sees each position with the decision about to be taken


class Played(msgspec.Struct, frozen=True):
    """How a game between bots went, by seat."""

    points: list[int]
    winners: int  # a bit set of seats
    decisions: list[int]
    iterations: list[int]
    seconds: list[float]


def play_match(
    game: Game[Any],
    rungs: Sequence[Rung],
    seed: int,
    options: Options | None = None,
    cards: CardFile | None = None,
    budgets: Sequence[Budget | None] | None = None,
    fresh: bool = False,
    watch: Watch | None = None,
) -> Played:
    """Play one game: the same seed deals the same cards, whoever sits at the table.

    With `fresh`, who counts iterations keeps no tree from one decision to the next.
    """
    seats = len(rungs)
    state = game.new(seats, options, cards)
    given = budgets or [None] * seats
    players = [
        Player(game, rung, seed_from(seed, "seat", seat), given[seat], fresh)
        for seat, rung in enumerate(rungs)
    ]
    deal = Dice(seed_from(seed, "deal"))
    while state.actor != OVER:
        if state.actor == CHANCE:
            decision = state.draw(deal)
        else:
            decision = players[state.actor].answer(game.veil(state, state.actor))
        if watch:
            watch(state, decision)
        state.apply(decision)
    return Played(
        points=game.scores(state),
        winners=state.winners(),
        decisions=[player.decisions for player in players],
        iterations=[player.iterations for player in players],
        seconds=[player.seconds for player in players],
    )


class Player(Bot):
    """A bot that counts its decisions, its iterations and its time.

    A second is one of the processor's, so that other work on the machine does not weaken it.
    """

    clock = staticmethod(thread_time)

    def __init__(
        self, game: Game[Any], rung: Rung, seed: int, budget: Budget | None, fresh: bool
    ) -> None:
        self.budget = budget or rung.budget
        self.fresh = fresh and self.budget.seconds is None
        super().__init__(game, self._lean(rung), seed)
        self.decisions = self.iterations = 0
        self.seconds = 0.0

    @property
    def settings(self) -> Settings:
        """How it searches in this title."""
        return self._searcher.settings

    @property
    def policy(self) -> Policy:
        """Who finishes the games it imagines."""
        return self._policy

    def answer(self, veiled: State) -> int:
        """Decide, and count it."""
        began = self.clock()
        decision = self.decide(veiled, self.budget)
        self.seconds += self.clock() - began
        self.decisions += 1
        return decision

    def think(
        self,
        veiled: State,
        budget: Budget,
        told: Told | None = None,
        stopped: Stopped | None = None,
    ) -> Thoughts:
        if self.fresh:
            self._searcher.forget()
        thoughts = super().think(veiled, budget, told, stopped)
        self.iterations += thoughts.iterations
        return thoughts

    def _lean(self, rung: Rung) -> Rung:
        """The same opponent without room for nodes it will never add."""
        if not self.fresh or self.budget.iterations is None:
            return rung
        needed = self.budget.iterations + SPARE_NODES
        settings = msgspec.structs.replace(rung.settings, nodes=min(rung.settings.nodes, needed))
        return msgspec.structs.replace(rung, settings=settings)
