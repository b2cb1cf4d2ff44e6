"""The journal of a mine: what every game yielded; mining goes on where it was broken off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

from digsite.bots.kept_rows import KeptRows
from digsite.play.workers import Workers

from .mining import Load, Mine, dug
from .puzzle import Puzzle

SAME_IDEA = 1  # puzzles of one idea that are kept


def mined(
    mine: Mine,
    games: int,
    workers: Workers,
    path: Path | None = None,
    shown: Callable[[Sequence[Load]], None] | None = None,
) -> list[Load]:
    """Games 0 to games-1 looked through; what the journal has is not played again."""
    journal = KeptRows(path, mine, Load, ("journal of a mine", "mine"))
    return journal.made(partial(dug, mine), games, workers, shown)


def sorted_out(loads: Iterable[Load]) -> list[Puzzle]:
    """The puzzles of a mine: of those with the same idea the clearest, the easiest first."""
    found = [puzzle for each in loads for puzzle in each.puzzles]
    found.sort(key=lambda puzzle: (-puzzle.gap, puzzle.key))
    seen, kept = Counter[tuple[int, str, str, str]](), list[Puzzle]()
    for puzzle in found:
        seen[puzzle.idea] += 1
        if seen[puzzle.idea] <= SAME_IDEA:
            kept.append(puzzle)
    return sorted(kept, key=lambda puzzle: (puzzle.seats, puzzle.rating, puzzle.key))
