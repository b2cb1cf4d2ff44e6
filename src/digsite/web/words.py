"""The voices of the door: the words of the program, of a game, and its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path

from digsite.games import load, titles
from digsite.text import LANGUAGES, Language, Voice

TEXT = Path(__file__).parent / "text"


@cache
def door_voice(language: Language, game: str = "") -> Voice:
    """The voice of a game as it is heard at the door, or of the door alone."""
    return Voice(language, load(game) if game else None, [TEXT])


def warm_up(enough: Callable[[], bool]) -> None:
    """Read the words of all games once, so that nobody waits for them, until it is enough."""
    for game, language in product(titles(), LANGUAGES):
        if enough():
            return
        door_voice(language, game)
