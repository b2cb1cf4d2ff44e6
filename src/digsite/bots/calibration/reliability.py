"""How well probabilities agree with what happened."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sqrt

import msgspec

BINS = 10


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
    by_chance: float  # what that error would be about, were every probability true
    bins: list[Bin]


def reliability(
    predicted: Sequence[Sequence[float]], realised: Sequence[Sequence[float]]
) -> Reliability:
    """Compare probabilities by seat with the shares of the win that came out."""
    pairs = [
        (said, came)
        for row, results in zip(predicted, realised, strict=True)
        for said, came in zip(row, results, strict=True)
    ]
    fair = 1 / len(predicted[0])
    bins = [_bin(number, pairs) for number in range(BINS)]
    filled = [found for found in bins if found is not None]
    apart = sum(found.count * abs(found.predicted - found.realised) for found in filled)
    return Reliability(
        brier=_mean([(said - came) ** 2 for said, came in pairs]),
        fair_brier=_mean([(fair - came) ** 2 for _, came in pairs]),
        calibration_error=apart / len(pairs),
        by_chance=sum([_by_chance(number, pairs) for number in range(BINS)]) / len(pairs),
        bins=filled,
    )


def _bin(number: int, pairs: Sequence[tuple[float, float]]) -> Bin | None:
    inside = _inside(number, pairs)
    if not inside:
        return None
    return Bin(
        len(inside), _mean([said for said, _ in inside]), _mean([came for _, came in inside])
    )


def _by_chance(number: int, pairs: Sequence[tuple[float, float]]) -> float:
    """How far wins in a bin would be from what was said, by luck alone."""
    variance = sum([said * (1 - said) for said, _ in _inside(number, pairs)])
    return sqrt(variance * 2 / pi)


def _inside(number: int, pairs: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    return [pair for pair in pairs if min(int(pair[0] * BINS), BINS - 1) == number]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
