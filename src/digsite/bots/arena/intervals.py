"""Shares with intervals, where games of the same deal belong together."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

Z = 1.96


class Share(msgspec.Struct, frozen=True):
    """A share between 0 and 1 with its 95 % interval."""

    share: float
    low: float
    high: float


class Mean(msgspec.Struct, frozen=True):
    """A mean with half its 95 % interval."""

    mean: float
    error: float


def share_of(blocks: Sequence[float], games: int) -> Share:
    """The mean share over deals: Wilson's interval for as many games as the deals are worth.

    Deals are independent, games of one deal are not: the spread between deals says how many
    independent games would be as uncertain, at least one per deal and at most all.
    """
    deals = len(blocks)
    share = sum(blocks) / deals
    variance = _variance(blocks) / deals
    worth = share * (1 - share) / variance if variance > 0 else 0.0
    return wilson(share, min(max(worth, deals), games))


def wilson(share: float, games: float) -> Share:
    """Wilson's score interval: sensible at 0 and 1 too."""
    weight = Z * Z / games
    centre = (share + weight / 2) / (1 + weight)
    half = Z / (1 + weight) * sqrt(share * (1 - share) / games + weight / (4 * games))
    return Share(share, max(centre - half, 0.0), min(centre + half, 1.0))


def mean_of(blocks: Sequence[float]) -> Mean:
    """The mean over deals."""
    return Mean(sum(blocks) / len(blocks), Z * sqrt(_variance(blocks) / len(blocks)))


def _variance(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return sum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
