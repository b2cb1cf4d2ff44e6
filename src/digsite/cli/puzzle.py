"""`digsite puzzle`."""

from __future__ import annotations

import sys
from time import time

from digsite.bots.puzzles import puzzles_of
from digsite.games import load, titles
from digsite.tui.plain import Lines
from digsite.tui.puzzles import Puzzles
from digsite.tui.settings import usual_language

from .given import language

DAY = 86_400


def puzzle(key: str | None, lang: str | None) -> None:
    """Ask puzzles of a game; without one, of the game whose turn it is today."""
    day = int(time() // DAY)
    if key is None:
        known = [title for title in titles() if puzzles_of(load(title))] or titles()
        key = known[day % len(known)]
    spoken = language(lang) if lang else usual_language()
    Puzzles(load(key), spoken, Lines(sys.stdin.buffer, _show), day).go_on()


def _show(text: str) -> None:
    print(text, end="", flush=True)
