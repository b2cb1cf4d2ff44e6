"""A policy with nets: one that forecasts who wins, one that corrects what the policy decides."""

from __future__ import annotations

import math
from array import array

from digsite.core import bits, dense
from digsite.core.dice import Dice
from digsite.core.features import Features
from digsite.core.net import Net
from digsite.core.policy import Policy
from digsite.core.rows import Row
from digsite.core.state import State


class Minded(Policy):
    """Decides and guesses as its base does, except where its nets know better.

    The nets must fit the rows of `features` (`nets.py` makes sure); either may be missing.
    """

    base: Policy
    features: Features

    def __init__(
        self,
        base: Policy,
        features: Features,
        forecaster: Net | None = None,
        corrector: Net | None = None,
        lead: float = 1.0,
        stick: float = 0.0,
        guesses: bool = False,
    ) -> None:
        self.base = base
        self.features = features
        self.forecaster = forecaster
        self.corrector = corrector
        self.forecasts = forecaster is not None
        self.corrects = corrector is not None
        self.lead = lead  # points of a lead of 1
        self.guesses = guesses  # whether the forecaster is told what the base guesses
        self.stick = stick  # by how much another decision must seem better than the base's

    def choose(self, state: State, dice: Dice) -> int:
        decision = self.base.choose(state, dice)
        if self.corrects:
            mask = state.mask()
            if mask & (mask - 1):
                return self.corrected(state, mask, decision)
        return decision

    def corrected(self, state: State, mask: int, decision: int) -> int:
        """The decision that seems best, if it seems clearly better than the given one."""
        row = [0] * 2048
        worth = [0.0] * 256
        size = self.features.encode(state, state.actor, row)
        for place in range(self.features.decisions):
            row[size + place] = 1 if place == decision else 0
        self.corrector.run(row, worth)  # type: ignore[union-attr]  # `corrects` says it is there
        best = decision
        most = worth[decision] + self.stick
        for place in range(self.features.decisions):
            if bits.has(mask, place) and worth[place] > most:
                best = place
                most = worth[place]
        return best

    def forecast(self, state: State, seat: int, shares: array[float], leads: array[float]) -> bool:
        """All seats from one look, that of `seat`: it comes first, the others in order of play."""
        if not self.forecasts:
            return False
        row = [0] * 2048
        told = [0.0] * 256
        size = self.features.encode(state, seat, row)
        if self.guesses:
            self.add_guesses(state, seat, row, size)
        self.forecaster.run(row, told)  # type: ignore[union-attr]  # `forecasts` says so
        greatest = told[0]
        for away in range(1, state.seats):
            greatest = max(greatest, told[away])
        total = 0.0
        other = seat
        for away in range(state.seats):
            shares[other] = math.exp(told[away] - greatest)
            leads[other] = self.lead * told[state.seats + away]
            total += shares[other]
            other = other + 1 if other < state.seats - 1 else 0
        for other in range(state.seats):
            shares[other] /= total
        return True

    def add_guesses(self, state: State, seat: int, row: Row, size: int) -> None:
        """Behind a row, the points of every seat at the end, as far as the base can tell."""
        other = seat
        for away in range(state.seats):
            row[size + away] = dense.byte(self.base.guess(state, other))
            other = other + 1 if other < state.seats - 1 else 0

    def guess(self, state: State, seat: int) -> float:
        return self.base.guess(state, seat)

    def belief(self, state: State, seat: int, memory: array[int]) -> float:
        return self.base.belief(state, seat, memory)

    def sense(self, state: State) -> int:
        return self.base.sense(state)

    def worthwhile(self, state: State, mask: int) -> int:
        return self.base.worthwhile(state, mask)

    def private(self) -> Minded:
        return Minded(
            self.base.private(),
            self.features,
            self.forecaster,
            self.corrector,
            self.lead,
            self.stick,
            self.guesses,
        )

    def recall(self, before: State, decision: int, now: State, memory: array[int]) -> None:
        self.base.recall(before, decision, now, memory)
