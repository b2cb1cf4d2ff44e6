"""One game between bots, each with dice of its own and its own sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import thread_time

import msgspec

from digsite.core.cards import CardFile
from digsite.core.dice import Dice, seed_from
from digsite.core.game import AnyGame
from digsite.core.policy import Policy
from digsite.core.records import Options
from digsite.core.seats import CHANCE, OVER
from digsite.core.state import State
from digsite.play import Table

from .bot import Bot, Stopped, Told
from .ladder import Rung
from .ladder import rung as rung_named
from .outsiders.playing import Hung, OutsidePlayer
from .searcher import Budget, Settings, Thoughts
from .titles import fitted

SPARE_NODES = 256  # beside one per iteration

Watch = Callable[[State, int], None]  # sees each position with the decision about to be taken


class Played(msgspec.Struct, frozen=True):
    """How a game between bots went, by seat."""

    points: list[int]
    winners: int  # a bit set of seats
    decisions: list[int]
    iterations: list[int]
    seconds: list[float]
    forfeits: int = 0  # a bit set of seats whose bots did not decide in time


def play_match(
    game: AnyGame,
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
    given = budgets or [None] * len(rungs)
    table = None
    if any(rung.way == "outside" for rung in rungs):
        table = Table(game, len(rungs), options, cards)
    state: State = table.state if table else game.new(len(rungs), options, cards)
    players = [
        _player(game, rung, seat, seed_from(seed, "seat", seat), given[seat], fresh, table, cards)
        for seat, rung in enumerate(rungs)
    ]
    deal = Dice(seed_from(seed, "deal"))
    forfeits = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            decision = state.draw(deal)
        else:
            seat, veiled = state.actor, game.veil(state, state.actor)
            try:
                decision = players[seat].answer(veiled)
            except Hung:
                forfeits |= 1 << seat
                players[seat] = Player(game, rung_named("surveyor"), seed, None, fresh)
                decision = players[seat].answer(veiled)
        if watch:
            watch(state, decision)
        if table:
            table.choose(decision)
        else:
            state.apply(decision)
    points, winners = _judged(game.scores(state), state.winners(), forfeits)
    return Played(
        points=points,
        winners=winners,
        decisions=[player.decisions for player in players],
        iterations=[player.iterations for player in players],
        seconds=[player.seconds for player in players],
        forfeits=forfeits,
    )


def _judged(points: list[int], winners: int, forfeits: int) -> tuple[list[int], int]:
    """Who forfeits comes last, whatever was played on in its name; of the others the best win."""
    if not forfeits:
        return points, winners
    seats = range(len(points))
    last = min(points) - 1
    judged = [last if forfeits >> seat & 1 else points[seat] for seat in seats]
    if not winners & ~forfeits:
        best = max(judged)
        winners = sum([1 << seat for seat in seats if judged[seat] == best])
    else:
        winners &= ~forfeits
    return judged, winners


def _player(
    game: AnyGame,
    rung: Rung,
    seat: int,
    seed: int,
    budget: Budget | None,
    fresh: bool,
    table: Table | None,
    cards: CardFile | None,
) -> Player | OutsidePlayer:
    if rung.outsider is msgspec.UNSET:
        return Player(game, rung, seed, budget, fresh, cards)
    assert table is not None
    return OutsidePlayer(rung.outsider, table, seat, seed)


class Player(Bot):
    """A bot that counts its decisions, its iterations and its time.

    A second is one of the processor's, so that other work on the machine does not weaken it.
    """

    clock = staticmethod(thread_time)

    def __init__(
        self,
        game: AnyGame,
        rung: Rung,
        seed: int,
        budget: Budget | None,
        fresh: bool,
        cards: CardFile | None = None,
    ) -> None:
        rung = fitted(game, rung)
        self.budget = budget if budget and budget != Budget() else rung.budget
        self.fresh = fresh and self.budget.seconds is None
        super().__init__(game, self._lean(rung), seed, cards=cards)
        self.decisions = self.iterations = 0
        self.seconds = 0.0

    @property
    def settings(self) -> Settings:
        """How it searches in this title, at the table that it was equipped for."""
        return self._settings

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

    def _think(
        self,
        veiled: State,
        budget: Budget,
        told: Told | None,
        stopped: Stopped | None,
    ) -> Thoughts:
        if self.fresh:
            self._searcher.forget()
        thoughts = super()._think(veiled, budget, told, stopped)
        self.iterations += thoughts.iterations
        return thoughts

    def _lean(self, rung: Rung) -> Rung:
        """The same opponent without room for nodes it will never add."""
        if not self.fresh or self.budget.iterations is None:
            return rung
        needed = self.budget.iterations + SPARE_NODES
        settings = msgspec.structs.replace(rung.settings, nodes=min(rung.settings.nodes, needed))
        return msgspec.structs.replace(rung, settings=settings)
