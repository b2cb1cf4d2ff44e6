"""The figures of a calibration: as the search says it, and corrected, on games not fitted to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import msgspec

from digsite.games import load

from .correction import Correction, Forecast, correction_for, fitted
from .reliability import Reliability, Said, reliability
from .sampling import Sampling


class Calibration(msgspec.Struct, frozen=True):
    """Predicted against realised wins for one title and player count."""

    game: str
    seats: int
    games: int
    positions: int  # of each game
    seed: int
    players: str
    iterations: int
    correction: Correction  # fitted to all games: the one to ship
    plain: Reliability  # the shares of the search as they are
    corrected: Reliability  # each half of the games corrected by a fit to the other half
    shipped: Reliability  # corrected as hints are today


def calibration(asked: Sampling, found: Sequence[Sequence[Forecast]]) -> Calibration:
    """What the forecasts of a campaign say, game by game."""
    halves = [found[::2], found[1::2]]
    held_out: list[Sequence[Said]] = []
    for half, others in zip(halves, reversed(halves), strict=True):
        held_out += _corrected(half, fitted(list(chain(*others))))
    return Calibration(
        game=asked.game,
        seats=asked.seats,
        games=len(found),
        positions=asked.positions,
        seed=asked.seed,
        players=asked.players,
        iterations=asked.iterations,
        correction=fitted(list(chain(*found))),
        plain=reliability([[(one.shares, one.results) for one in game] for game in found]),
        corrected=reliability(held_out),
        shipped=reliability(_corrected(found, correction_for(load(asked.game), asked.seats))),
    )


def _corrected(games: Sequence[Sequence[Forecast]], by: Correction) -> list[Sequence[Said]]:
    return [[(by.applied(one.shares, one.mover), one.results) for one in game] for game in games]
