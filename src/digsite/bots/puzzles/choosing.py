"""Which puzzle to give: the one of the day, or the next for a solver."""

from __future__ import annotations

from collections.abc import Container, Sequence

from digsite.core.dice import seed_from

from .puzzle import Puzzle


def of_the_day(puzzles: Sequence[Puzzle], day: int) -> Puzzle | None:
    """The same for everybody who asks on that day (counted from 1970)."""
    if not puzzles:
        return None
    start = seed_from("puzzle of the day", puzzles[0].game) % len(puzzles)
    by_key = sorted(puzzles, key=lambda puzzle: puzzle.key)
    return by_key[(start + day) % len(by_key)]


def next_for(puzzles: Sequence[Puzzle], rating: float, done: Container[str]) -> Puzzle | None:
    """The one nearest to a solver's rating that was not tried yet."""
    left = [puzzle for puzzle in puzzles if puzzle.key not in done]
    return min(left, key=lambda puzzle: (abs(puzzle.rating - rating), puzzle.key), default=None)
