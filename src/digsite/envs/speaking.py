"""The words of the environments: English, with seats for names."""

from __future__ import annotations

from typing import Any

from digsite.core.game import Game
from digsite.text import voice
from digsite.text.speech import Speech


def speech_of(game: Game[Any], seats: int) -> Speech:
    """What speaks of a table."""
    return Speech(voice("en", game.key), game, [f"seat {seat + 1}" for seat in range(seats)])
