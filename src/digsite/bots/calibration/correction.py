"""From the shares of wins in a search to probabilities: three numbers per title and player count.

A search takes the best of its moves for as good as it looked, and lets quick players finish its
games, so its shares lean to one side in a regular way. Raising them to a power (temperature
scaling), taking something from the seat to move, and scaling back to a sum of 1 puts that right.
Where a lead early in a game should count for more, and one that is nearly a victory already not, a
reserve is added to every share before. The numbers were fitted on games of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, log
from pathlib import Path

import msgspec

from digsite.core.game import AnyGame

FLOOR = 0.002  # a search of finite length never rules a seat out
RESERVES = (FLOOR, 0.01, 0.03, 0.06, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6, 1.0)
POWERS = (0.2, 5.0)
OPTIMISMS = (-1.5, 1.5)
RELUCTANCE = 16.0  # what it costs to correct much: a few games alone do not suffice
STEPS = 12


class Forecast(msgspec.Struct, frozen=True):
    """The shares of wins a search found for a position, who was to move, and the real ones."""

    shares: list[float]
    mover: int
    results: list[float]


class Correction(msgspec.Struct, frozen=True):
    """Turns shares of wins into probabilities."""

    power: float = 1.0  # at the fair share
    optimism: float = 0.0  # of the seat to move, in log odds
    reserve: float = FLOOR  # added to every share

    def applied(self, shares: Sequence[float], mover: int) -> list[float]:
        """The probability of each seat to win; the mover may be chance."""
        weights = [exp(self.power * height) for height in _heights(shares, self.reserve)]
        if mover >= 0:
            weights[mover] *= exp(-self.optimism)
        return [weight / sum(weights) for weight in weights]


PLAIN = Correction()


def correction_for(game: AnyGame, seats: int) -> Correction:
    """The fitted correction of a title and player count, if there is one."""
    return corrections(game.folder).get(str(seats), PLAIN)


@cache
def corrections(folder: Path) -> dict[str, Correction]:
    """The corrections that a game brings, by number of seats."""
    path = folder / "minds" / "corrections.json"
    if not path.exists():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Correction])


def fitted(forecasts: Sequence[Forecast]) -> Correction:
    """The correction that makes what happened most likely."""
    found = [_with_reserve(forecasts, reserve) for reserve in RESERVES]
    return max(found, key=lambda correction: _likelihood(correction, forecasts))


def _heights(shares: Sequence[float], reserve: float) -> list[float]:
    """Logarithms of the shares; at the fair one their slope is the same with any reserve."""
    stretch = 1 + reserve * len(shares)
    return [stretch * log(share + reserve) for share in shares]


def _likelihood(correction: Correction, forecasts: Sequence[Forecast]) -> float:
    """How likely what happened is (its logarithm), less what it costs to correct much."""
    found = -RELUCTANCE / 2 * ((correction.power - 1) ** 2 + correction.optimism**2)
    for forecast in forecasts:
        chances = correction.applied(forecast.shares, forecast.mover)
        parts = zip(forecast.results, chances, strict=True)
        found += sum([part * log(chance) for part, chance in parts if part])
    return found


def _with_reserve(forecasts: Sequence[Forecast], reserve: float) -> Correction:
    """The best power and optimism with a reserve (Newton's method, one summit)."""
    power, optimism = 1.0, 0.0
    for _ in range(STEPS):
        slope_p, slope_o = RELUCTANCE * (1 - power), -RELUCTANCE * optimism
        bend_pp, bend_oo, bend_po = RELUCTANCE, RELUCTANCE, 0.0
        for forecast in forecasts:
            chances = Correction(power, optimism, reserve).applied(forecast.shares, forecast.mover)
            logs = _heights(forecast.shares, reserve)
            mean = sum([chance * x for chance, x in zip(chances, logs, strict=True)])
            square = sum([chance * x * x for chance, x in zip(chances, logs, strict=True)])
            moved, own = chances[forecast.mover], logs[forecast.mover]
            real = sum([part * x for part, x in zip(forecast.results, logs, strict=True)])
            slope_p += real - mean
            slope_o += moved - forecast.results[forecast.mover]
            bend_pp += square - mean * mean
            bend_oo += moved * (1 - moved)
            bend_po -= moved * (own - mean)
        area = bend_pp * bend_oo - bend_po * bend_po
        power += (bend_oo * slope_p - bend_po * slope_o) / area
        optimism += (bend_pp * slope_o - bend_po * slope_p) / area
        power, optimism = _within(power, POWERS), _within(optimism, OPTIMISMS)
    return Correction(round(power, 3), round(optimism, 3), reserve)


def _within(value: float, limits: tuple[float, float]) -> float:
    return min(max(value, limits[0]), limits[1])
