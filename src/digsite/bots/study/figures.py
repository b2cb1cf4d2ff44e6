"""The figures of many games; `error` is half a 95 % interval over games."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

import msgspec

from digsite.bots.arena.intervals import Mean, mean_of
from digsite.core.game import AnyGame

from .games import Study, Told
from .telling import told_of

BINS = 24
SELDOM = 0.05  # what is done less often than this per seat and game is not told


class Compared(msgspec.Struct, frozen=True):
    """Something by winners and by the others, and by how much winners have more of it."""

    name: str
    winners: float
    others: float
    ahead: Mean


class SeatFigures(msgspec.Struct, frozen=True):
    """How a seat did."""

    seat: int
    won: Mean
    points: Mean


class Histogram(msgspec.Struct, frozen=True):
    """How many games had so much: bins of one width, the first beginning at `start`."""

    start: int
    width: int
    games: list[int]


class Figures(msgspec.Struct, frozen=True):
    """What the games tell."""

    study: Study
    games: int
    seats: list[SeatFigures]
    first: Mean  # how much of a win who begins gets
    winner: Mean  # points
    margin: Mean  # points between the best and the next
    decisions: Mean
    shortest: int
    longest: int
    lead_changes: Mean
    held: Mean  # how much of a win who led half-way gets
    sources: list[Compared]  # points by source
    actions: list[Compared]  # how often a kind of action was taken
    sizes: list[Compared]  # the numbers noted with actions, on average
    lengths: Histogram  # decisions
    changes: Histogram  # of the lead


def figures_of(game: AnyGame, study: Study, told: Sequence[Told]) -> Figures:
    """The figures of some games."""
    seats = range(study.seats)
    sources = [[{**dict.fromkeys(game.sources, 0), **by} for by in each.sources] for each in told]
    kinds = sorted({kind for each in told for by in each.done for kind in by})
    wanted = told_of(game).done or kinds
    done = [[{**dict.fromkeys(kinds, 0), **by} for by in each.done] for each in told]
    held = [each.shares[each.half_way] for each in told if each.half_way >= 0]
    return Figures(
        study=study,
        games=len(told),
        seats=[
            SeatFigures(
                seat,
                mean_of([each.shares[seat] for each in told]),
                mean_of([float(each.points[seat]) for each in told]),
            )
            for seat in seats
        ],
        first=mean_of([each.shares[each.first] for each in told]),
        winner=mean_of([float(max(each.points)) for each in told]),
        margin=mean_of([float(_margin(each.points)) for each in told]),
        decisions=mean_of([float(each.decisions) for each in told]),
        shortest=min(each.decisions for each in told),
        longest=max(each.decisions for each in told),
        lead_changes=mean_of([float(max(len(each.leaders) - 1, 0)) for each in told]),
        held=mean_of(held or [0.0, 0.0]),
        sources=[_compared(name, told, sources) for name in game.sources],
        actions=_often([_compared(name, told, done) for name in kinds if name in wanted]),
        sizes=_sizes(told),
        lengths=histogram([each.decisions for each in told]),
        changes=histogram([max(len(each.leaders) - 1, 0) for each in told]),
    )


def histogram(found: Sequence[int]) -> Histogram:
    """Numbers in at most so many bins."""
    low, high = min(found), max(found)
    width = max(1, -(-(high - low + 1) // BINS))
    games = [0] * ((high - low) // width + 1)
    for each in found:
        games[(each - low) // width] += 1
    return Histogram(low, width, games)


def _compared(
    name: str, told: Sequence[Told], rows: Sequence[Sequence[dict[str, int]]]
) -> Compared:
    """Winners against the others, game by game; a shared win counts for each its part."""
    winners, others = list[float](), list[float]()
    for each, by_seat in zip(told, rows, strict=True):
        values = [float(by[name]) for by in by_seat]
        won = [share > 0 for share in each.shares]
        if all(won):
            continue
        winners.append(fmean([value for value, yes in zip(values, won, strict=True) if yes]))
        others.append(fmean([value for value, yes in zip(values, won, strict=True) if not yes]))
    return _between(name, winners, others)


def _sizes(told: Sequence[Told]) -> list[Compared]:
    found = []
    for name in sorted({name for each in told for by in each.sizes for name in by}):
        winners, others = list[float](), list[float]()
        for each in told:
            mean = [fmean(by[name]) if name in by else None for by in each.sizes]
            won = [
                value
                for value, share in zip(mean, each.shares, strict=True)
                if value is not None and share > 0
            ]
            lost = [
                value
                for value, share in zip(mean, each.shares, strict=True)
                if value is not None and share == 0
            ]
            if won and lost:
                winners.append(fmean(won))
                others.append(fmean(lost))
        if winners:
            found.append(_between(name, winners, others))
    return found


def _between(name: str, winners: list[float], others: list[float]) -> Compared:
    ahead = mean_of([one - other for one, other in zip(winners, others, strict=True)])
    return Compared(name, fmean(winners), fmean(others), ahead)


def _often(found: list[Compared]) -> list[Compared]:
    return [each for each in found if max(each.winners, each.others) >= SELDOM]


def _margin(points: list[int]) -> int:
    best, second, *_ = sorted(points, reverse=True)
    return best - second
