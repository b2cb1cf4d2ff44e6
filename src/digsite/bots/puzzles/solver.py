"""Who solves puzzles: a rating against theirs, and how many were right one after the other."""

from __future__ import annotations

import msgspec

QUICK, STEADY = 48.0, 20.0  # how far one answer moves a rating: at first, and later
SETTLED = 20  # answers after which a rating moves less


class Solver(msgspec.Struct, frozen=True):
    """How somebody has done so far; a rating of a puzzle's own is an even chance."""

    rating: float = 1200.0
    tried: int = 0
    solved: int = 0
    streak: int = 0  # right ones up to now
    longest: int = 0


def chance(solver: float, puzzle: float) -> float:
    """How likely a solver finds a puzzle, by their ratings (Elo)."""
    return float(1 / (1 + 10 ** ((puzzle - solver) / 400)))


def after(solver: Solver, puzzle: float, right: bool) -> Solver:
    """The solver after the first answer to a puzzle."""
    step = QUICK if solver.tried < SETTLED else STEADY
    streak = solver.streak + 1 if right else 0
    return Solver(
        rating=round(solver.rating + step * (right - chance(solver.rating, puzzle)), 1),
        tried=solver.tried + 1,
        solved=solver.solved + right,
        streak=streak,
        longest=max(solver.longest, streak),
    )
