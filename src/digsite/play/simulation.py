"""What many games of one kind tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import fsum, sqrt

import msgspec


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


class Tally:
    """Whole sums over games: memory does not grow, and parts add up to exactly the whole."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.points = [0] * seats
        self.squares = [0] * seats
        self.won: Counter[int] = Counter()  # games by their bit set of winners
        self.best = 0
        self.decisions = 0
        self.shortest = 1 << 60
        self.longest = 0

    def add(self, points: Sequence[int], winners: Sequence[int], decisions: Sequence[int]) -> None:
        """Add a batch of games: points by game and seat, winners and length by game."""
        seats = self.seats
        self.games += len(winners)
        for seat in range(seats):
            column = points[seat::seats]
            self.points[seat] += sum(column)
            self.squares[seat] += sum([score * score for score in column])
        self.won.update(winners)
        first = [(mask & -mask).bit_length() - 1 for mask in range(1 << seats)]
        self.best += sum([points[game * seats + first[mask]] for game, mask in enumerate(winners)])
        self.decisions += sum(decisions)
        self.shortest = min(self.shortest, *decisions) if decisions else self.shortest
        self.longest = max(self.longest, *decisions) if decisions else self.longest

    def merge(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        for seat in range(self.seats):
            self.points[seat] += other.points[seat]
            self.squares[seat] += other.squares[seat]
        self.won.update(other.won)
        self.best += other.best
        self.decisions += other.decisions
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)

    def simulation(self, game: str, bots: list[str], seed: int, seconds: float) -> Simulation:
        """The figures of the games added so far."""
        games = self.games
        shares = [self._shares(seat, 1) for seat in range(self.seats)]
        share_squares = [self._shares(seat, 2) for seat in range(self.seats)]
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
            win_shares=[share / games for share in shares],
            win_shares_error=[
                _half_interval(total, squares, games)
                for total, squares in zip(shares, share_squares, strict=True)
            ],
            mean_decisions=self.decisions / games,
            shortest=self.shortest,
            longest=self.longest,
            shared_wins=sum([n for mask, n in self.won.items() if mask & (mask - 1)]),
        )

    def _shares(self, seat: int, power: int) -> float:
        """The sum of the seat's shares of wins, or of their squares, always in the same order."""
        won = sorted(self.won.items())
        return fsum([n / mask.bit_count() ** power for mask, n in won if mask >> seat & 1])


def _half_interval(total: float, squares: float, games: int) -> float:
    variance = max(squares / games - (total / games) ** 2, 0.0)
    return 1.96 * sqrt(variance / games)
