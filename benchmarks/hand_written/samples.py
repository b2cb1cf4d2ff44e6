"""What came out of many random games, and whether two samples can be of the same game."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, inf, sqrt
from statistics import fmean, pstdev

import msgspec

from digsite.core.playout import Results

MOST = 4.0  # standard errors between two samples of the same game


class Figure(msgspec.Struct, frozen=True):
    """The mean and the standard deviation of one number of each game."""

    name: str
    mean: float
    deviation: float


class Sample(msgspec.Struct, frozen=True):
    """So many games: players' decisions, then points and wins of each seat."""

    games: int
    figures: tuple[Figure, ...]


def sample_of(results: Results) -> Sample:
    """The figures of games played by the rules."""
    games = len(results.decisions)
    seats = len(results.points) // games
    figures = [_figure("decisions", results.decisions)]
    figures += [_figure("points", results.points[seat::seats]) for seat in range(seats)]
    figures += [
        _figure("wins", [won >> seat & 1 for won in results.winners]) for seat in range(seats)
    ]
    return Sample(games, tuple(figures))


def read(printed: str) -> tuple[float, Sample]:
    """Decisions in a second of processor time and the figures, as a program in C prints them."""
    games, speed, *lines = [line.split() for line in printed.splitlines()]
    figures = [Figure(name, float(mean), float(spread)) for name, mean, spread in lines]
    return float(speed[1]), Sample(int(games[1]), tuple(figures))


def lines_of(results: Results) -> list[str]:
    """Decisions, winners and points of each game, as a program in C prints them."""
    seats = len(results.points) // len(results.decisions)
    points = zip(*[results.points[seat::seats] for seat in range(seats)], strict=True)
    rows = zip(results.decisions, results.winners, points, strict=True)
    return [f"{made} {won} {' '.join(map(str, gained))}" for made, won, gained in rows]


def apart(ours: Sample, theirs: Sample) -> list[float]:
    """By how many standard errors the means of each figure differ."""
    return [
        _distance(mine.mean - other.mean, _error(mine, ours.games), _error(other, theirs.games))
        for mine, other in zip(ours.figures, theirs.figures, strict=True)
    ]


def same_game(ours: Sample, theirs: Sample) -> bool:
    """Whether two samples have the same figures, with means that differ no more than by chance."""
    names = [[figure.name for figure in sample.figures] for sample in (ours, theirs)]
    return names[0] == names[1] and all(abs(errors) < MOST for errors in apart(ours, theirs))


def _figure(name: str, values: Sequence[int]) -> Figure:
    return Figure(name, fmean(values), pstdev(values))


def _error(figure: Figure, games: int) -> float:
    return figure.deviation / sqrt(games)


def _distance(difference: float, *errors: float) -> float:
    if difference == 0:
        return 0.0
    error = hypot(*errors)
    return difference / error if error else inf
