"""The figures of a calibration: as the search says it, and corrected, on games not fitted to."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from digsite.games import load

from .correction import Correction, Forecast, correction_for, fitted
from .reliability import Reliability, reliability
from .sampling import Sampling


class Calibration(msgspec.Struct, frozen=True):
    """Predicted against realised wins for one title and player count."""

    game: str
    seats: int
    games: int
    seed: int
    players: str
    iterations: int
    correction: Correction  # fitted to all games: the one to ship
    plain: Reliability  # the shares of the search as they are
    corrected: Reliability  # each half of the games corrected by a fit to the other half
    shipped: Reliability  # corrected as hints are today


def calibration(asked: Sampling, found: Sequence[Forecast]) -> Calibration:
    """What the forecasts of a campaign say."""
    today = correction_for(load(asked.game), asked.seats)
    halves = [found[::2], found[1::2]]
    corrected: list[list[float]] = []
    realised: list[list[float]] = []
    for held_out, others in zip(halves, reversed(halves), strict=True):
        fit = fitted(others)
        corrected += [fit.applied(forecast.shares, forecast.mover) for forecast in held_out]
        realised += [forecast.results for forecast in held_out]
    return Calibration(
        game=asked.game,
        seats=asked.seats,
        games=len(found),
        seed=asked.seed,
        players=asked.players,
        iterations=asked.iterations,
        correction=fitted(found),
        plain=reliability(
            [forecast.shares for forecast in found], [forecast.results for forecast in found]
        ),
        corrected=reliability(corrected, realised),
        shipped=reliability(
            [today.applied(forecast.shares, forecast.mover) for forecast in found],
            [forecast.results for forecast in found],
        ),
    )
