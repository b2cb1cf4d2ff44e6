"""The words of the environments: English, with seats for names."""

from __future__ import annotations

from digsite.core.game import AnyGame
from digsite.text import Voice, voice


def voice_of(game: AnyGame, seats: int) -> Voice:
    """What speaks of a table."""
    return voice("en", game.key).at([f"seat {seat + 1}" for seat in range(seats)])
