"""Luck and errors that add up: for every entry of a game what chance gave, what its player gave
away, and what the reckoning cannot tell.

    result - what it looked like at the start = luck + errors + rest

holds exactly for every seat, and over all seats each of them adds up to nothing: points are
counted as a lead over the mean of the table. Luck is what happened against the mean over all
that chance could have done, so on average it is nothing, however poor the reckoning. An error
is told by who judged the decision against its best alternative, never by what a position looked
like before and after: that moves with every turn (`rest`), and says nothing of who played well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import fsum

import msgspec

from digsite.core.game import AnyGame, copy_of
from digsite.core.seats import CHANCE
from digsite.core.state import State
from digsite.play import Table

from ..bot import policy_of

Worth = Callable[[State], list[float]]  # of a position, by seat; adds up to 0
Errors = Mapping[int, list[float]]  # by entry: what its decision gave away, to whom


class Part(msgspec.Struct, frozen=True):
    """What one entry of a game brought, by seat."""

    entry: int
    seat: int  # whose entry it was, or chance
    luck: list[float]
    error: list[float]
    rest: list[float]


class Split(msgspec.Struct, frozen=True):
    """A whole game, entry by entry."""

    start: list[float]
    result: list[float]
    parts: list[Part]

    @property
    def luck(self) -> list[float]:
        """What chance gave each seat."""
        return self._sums([part.luck for part in self.parts])

    @property
    def rest(self) -> list[float]:
        """What the reckoning cannot tell."""
        return self._sums([part.rest for part in self.parts])

    def errors_of(self, seat: int) -> list[float]:
        """What the decisions of one seat gave away, to whom: its own part is below 0."""
        return self._sums([part.error for part in self.parts if part.seat == seat])

    def _sums(self, rows: Sequence[list[float]]) -> list[float]:
        return [fsum(row[seat] for row in rows) for seat in range(len(self.start))]


def lead(game: AnyGame) -> Worth:
    """A position by the quick guess of the game's own judgement: points ahead of the mean."""
    policy = policy_of(game)

    def worth(state: State) -> list[float]:
        if state.over():
            points = [float(state.points(seat)) for seat in range(state.seats)]
        else:
            points = [policy.guess(state, seat) for seat in range(state.seats)]
        mean = fsum(points) / len(points)
        return [each - mean for each in points]

    return worth


def split(table: Table, worth: Worth, errors: Errors | None = None) -> Split:
    """The parts of a finished game; the whole truth is looked at, so it has to be over."""
    if not table.over:
        raise ValueError("a game is split when it is over")
    state = table.game.new(table.seats, table.options, table.cards)
    start = before = worth(state)
    parts: list[Part] = []
    for number, entry in enumerate(table.journal):
        decision = table.game.decide(state, entry.seat, entry.action)
        expected = _expected(state, worth) if entry.seat == CHANCE else None
        state.play(decision)
        now = worth(state)
        nothing = [0.0] * table.seats
        luck = nothing if expected is None else _less(now, expected)
        error = nothing if errors is None else errors.get(number, nothing)
        rest = [a - b - c - d for a, b, c, d in zip(now, before, luck, error, strict=True)]
        parts.append(Part(number, entry.seat, luck, error, rest))
        before = now
    return Split(start, before, parts)


def _expected(state: State, worth: Worth) -> list[float]:
    """The mean over all that chance may do here, each as likely as it is."""
    decisions = state.legal()
    weights = [state.weight(decision) for decision in decisions]
    whole, rows = sum(weights), list[list[float]]()
    for decision in decisions:
        world = copy_of(state)
        world.play(decision)
        rows.append(worth(world))
    return [
        fsum(weight * row[seat] for weight, row in zip(weights, rows, strict=True)) / whole
        for seat in range(state.seats)
    ]


def _less(one: list[float], other: list[float]) -> list[float]:
    return [a - b for a, b in zip(one, other, strict=True)]
