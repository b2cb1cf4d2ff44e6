"""From the shares of wins in a search to probabilities: one exponent per title and player count.

A search looks at poor moves too and lets quick players finish its games, so its shares lean to
one side in a regular way. Raising them to a power and scaling them back to a sum of 1 (which is
temperature scaling) puts that right; the power was fitted on games of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp, log
from pathlib import Path

import msgspec

FILE = Path(__file__).parent / "corrections.json"
FLOOR = 0.002  # a search of finite length never rules a seat out
FLATTEST, SHARPEST = 0.2, 5.0
RELUCTANCE = 8.0  # what a power away from 1 costs: a few games alone do not move it far


class Correction(msgspec.Struct, frozen=True):
    """Turns shares of wins into probabilities."""

    power: float = 1.0

    def applied(self, shares: Sequence[float]) -> list[float]:
        """The probability of each seat to win."""
        weights = [exp(self.power * log(max(share, FLOOR))) for share in shares]
        return [weight / sum(weights) for weight in weights]


PLAIN = Correction()


def correction_for(game: str, seats: int) -> Correction:
    """The fitted correction of a title and player count, if there is one."""
    return corrections().get(game, {}).get(str(seats), PLAIN)


@cache
def corrections() -> dict[str, dict[str, Correction]]:
    """The corrections that are shipped, by title and number of seats."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, Correction]])


def fitted(pairs: Sequence[tuple[Sequence[float], Sequence[float]]]) -> Correction:
    """The correction that makes what happened most likely; pairs of shares and results."""

    def surprise(power: float) -> float:
        correction = Correction(power)
        likely = sum(
            result * log(probability)
            for shares, results in pairs
            for probability, result in zip(correction.applied(shares), results, strict=True)
        )
        return RELUCTANCE * log(power) ** 2 - likely

    return Correction(round(_lowest(surprise, FLATTEST, SHARPEST), 3))


def _lowest(cost: Callable[[float], float], low: float, high: float) -> float:
    """Where a function with one valley is lowest (golden-section search)."""
    golden = (5**0.5 - 1) / 2
    left, right = high - golden * (high - low), low + golden * (high - low)
    cost_left, cost_right = cost(left), cost(right)
    while high - low > 1e-3:
        if cost_left < cost_right:
            high, right, cost_right = right, left, cost_left
            left = high - golden * (high - low)
            cost_left = cost(left)
        else:
            low, left, cost_left = left, right, cost_right
            right = low + golden * (high - low)
            cost_right = cost(right)
    return (low + high) / 2
