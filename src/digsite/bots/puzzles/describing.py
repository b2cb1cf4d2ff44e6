"""How hard a solution is to find, and what it is about."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

from digsite.bots.ranking.positions import Position
from digsite.core.dice import seed_from
from digsite.core.game import AnyGame

from .proving import look
from .puzzle import LEVELS
from .worlds import FullGames

TRIES = 20  # at every level
WORLDS = 300
SURE = 2.0  # standard errors by which a source must differ


def level_of(game: AnyGame, position: Position, solutions: list[int], seed: int) -> int:
    """The fewest iterations of the professor that find a solution more often than not."""
    for level in LEVELS[:-1]:
        found = [
            look(game, position, level, seed_from(seed, level, number))[0].decision in solutions
            for number in range(TRIES)
        ]
        if 2 * sum(found) > TRIES:
            return level
    return LEVELS[-1]


def theme_of(game: AnyGame, position: Position, best: int, tempting: int, seed: int) -> str:
    """The source of points that the solution gains most from; empty for many small things."""
    games = FullGames(game, position, seed)
    gains: dict[str, list[float]] = {source: [] for source in game.sources}
    for world in range(WORLDS):
        one, other = games.sources(best, world), games.sources(tempting, world)
        for source, found in gains.items():
            found.append(one[source] - other[source])
    means = {source: fmean(found) for source, found in gains.items()}
    most = max(game.sources, key=lambda source: means[source])
    if means[most] <= SURE * stdev(gains[most]) / sqrt(WORLDS):
        return ""
    return most
