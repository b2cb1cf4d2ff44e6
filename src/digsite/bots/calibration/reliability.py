"""How well probabilities agree with what happened."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sqrt
from typing import NamedTuple

import msgspec

BINS = 10
Said = tuple[Sequence[float], Sequence[float]]  # probabilities and results, by seat


class Pair(NamedTuple):
    """What was said of a seat in a position, and what came."""

    game: int
    said: float
    came: float


class Bin(msgspec.Struct, frozen=True):
    """Forecasts of about the same probability: how many, what they said, what happened."""

    count: int
    predicted: float
    realised: float


class Reliability(msgspec.Struct, frozen=True):
    """Each position and seat is one forecast of a win."""

    brier: float  # mean squared error; lower is better
    fair_brier: float  # of always saying 1 / seats
    calibration_error: float  # mean distance of predicted and realised, by bin
    by_chance: float  # what that error would be about by the luck of so many games
    bins: list[Bin]


def reliability(games: Sequence[Sequence[Said]]) -> Reliability:
    """Compare probabilities by seat with the shares of the win that came out, game by game."""
    pairs = [
        Pair(game, said, came)
        for game, told in enumerate(games)
        for row, results in told
        for said, came in zip(row, results, strict=True)
    ]
    fair = 1 / len(games[0][0][0])
    bins = [[pair for pair in pairs if _bin(pair.said) == number] for number in range(BINS)]
    filled = [_told(inside) for inside in bins if inside]
    apart = sum(found.count * abs(found.predicted - found.realised) for found in filled)
    return Reliability(
        brier=_mean([(pair.said - pair.came) ** 2 for pair in pairs]),
        fair_brier=_mean([(fair - pair.came) ** 2 for pair in pairs]),
        calibration_error=apart / len(pairs),
        by_chance=sum([_by_chance(inside) for inside in bins]) / len(pairs),
        bins=filled,
    )


def _bin(said: float) -> int:
    return min(int(said * BINS), BINS - 1)


def _told(inside: Sequence[Pair]) -> Bin:
    said, came = [pair.said for pair in inside], [pair.came for pair in inside]
    return Bin(len(inside), _mean(said), _mean(came))


def _by_chance(inside: Sequence[Pair]) -> float:
    """How far wins in a bin are from what was said by luck: what is of one game errs as one."""
    by_game: dict[int, float] = {}
    for pair in inside:
        by_game[pair.game] = by_game.get(pair.game, 0.0) + pair.said - pair.came
    return sqrt(sum([error**2 for error in by_game.values()]) * 2 / pi)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
