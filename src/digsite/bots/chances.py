"""What a move is worth as people read it: a chance to win, on the scale of those of all seats."""

from __future__ import annotations

from digsite.core.game import AnyGame
from digsite.core.state import State

from .calibration.correction import correction_for
from .searcher import Candidate


def chance_of(game: AnyGame, veiled: State, found: Candidate) -> float:
    """How likely who decides wins after a decision, calibrated."""
    if not found.wins:
        return found.value
    mover = veiled.actor
    return correction_for(game, veiled.seats).applied(found.wins, mover)[mover]
