"""Many random games of one kind, and what they tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import perf_counter

import msgspec

from digsite.core.game import copy_of
from digsite.core.playout import play_games
from digsite.core.state import State

BATCH_SECONDS = 0.25


class Simulation(msgspec.Struct, frozen=True):
    """The figures of a run; `..._error` is half a 95 % confidence interval."""

    game: str
    seats: int
    games: int
    seed: int
    bots: list[str]
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    mean_scores: list[float]
    mean_scores_error: list[float]
    mean_winner_score: float
    win_shares: list[float]
    win_shares_error: list[float]
    mean_decisions: float
    shortest: int
    longest: int
    shared_wins: int


def simulate(
    game: str,
    start: State,
    games: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play games number 0 to games-1 of the run `seed`, all seats at random."""
    tally = Tally(start.seats)
    scratch = copy_of(start)
    began = perf_counter()
    done, batch = 0, 16
    while done < games:
        size = min(batch, games - done)
        at = perf_counter()
        results = play_games(start, scratch, seed, done, size)
        spent = perf_counter() - at
        tally.add(results.points, results.winners, results.decisions)
        done += size
        if spent < BATCH_SECONDS:
            batch *= 2
        if progress:
            progress(done)
    bots = ["random"] * start.seats
    return tally.simulation(game, bots, games, seed, perf_counter() - began)


class Tally:
    """Sums over games, so that memory does not grow with their number."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.points = [0] * seats
        self.squares = [0] * seats
        self.shares = [0.0] * seats
        self.share_squares = [0.0] * seats
        self.best = 0
        self.decisions = 0
        self.shortest = 1 << 60
        self.longest = 0
        self.shared = 0

    def add(self, points: Sequence[int], winners: Sequence[int], decisions: Sequence[int]) -> None:
        """Add a batch of games: points by game and seat, winners and length by game."""
        seats = self.seats
        for seat in range(seats):
            column = points[seat::seats]
            self.points[seat] += sum(column)
            self.squares[seat] += sum([score * score for score in column])
        shares = [[0.0] * seats] + [_shares(mask, seats) for mask in range(1, 1 << seats)]
        for game, mask in enumerate(winners):
            self.best += points[game * seats + (mask & -mask).bit_length() - 1]
            self.shared += mask & (mask - 1) != 0
            for seat, share in enumerate(shares[mask]):
                self.shares[seat] += share
                self.share_squares[seat] += share * share
        self.decisions += sum(decisions)
        self.shortest = min(self.shortest, *decisions) if decisions else self.shortest
        self.longest = max(self.longest, *decisions) if decisions else self.longest

    def simulation(
        self, game: str, bots: list[str], games: int, seed: int, seconds: float
    ) -> Simulation:
        """The figures of the games added so far."""
        return Simulation(
            game=game,
            seats=self.seats,
            games=games,
            seed=seed,
            bots=bots,
            decisions=self.decisions,
            seconds=seconds,
            decisions_per_second=self.decisions / seconds,
            games_per_second=games / seconds,
            mean_scores=[total / games for total in self.points],
            mean_scores_error=[
                _half_interval(total, squares, games)
                for total, squares in zip(self.points, self.squares, strict=True)
            ],
            mean_winner_score=self.best / games,
            win_shares=[share / games for share in self.shares],
            win_shares_error=[
                _half_interval(total, squares, games)
                for total, squares in zip(self.shares, self.share_squares, strict=True)
            ],
            mean_decisions=self.decisions / games,
            shortest=self.shortest,
            longest=self.longest,
            shared_wins=self.shared,
        )


def _shares(mask: int, seats: int) -> list[float]:
    return [(mask >> seat & 1) / mask.bit_count() for seat in range(seats)]


def _half_interval(total: float, squares: float, games: int) -> float:
    variance = max(squares / games - (total / games) ** 2, 0.0)
    return 1.96 * sqrt(variance / games)
