"""How a game looks in a terminal: `tui/board.py` in its folder.

Such a module offers two functions of a `Scene`, and neither decides anything:

    draw(scene, width, height) -> list[Row]     the table as styled text, targets marked
    describe(scene) -> list[str]                the same in plain sentences, for a screen reader

It may offer `SEAT_STYLES`, where the seats have other colours than usual, and

    detail(scene, action) -> str | None         what an offer is about, such as the card taken
    held(scene, seat, private) -> list[str]     what another seat holds, if cards are open

A game without one is shown field by field.
"""

from __future__ import annotations

from types import ModuleType

from digsite.games import part

from . import plain_fields


def board(key: str) -> ModuleType:
    """The module that draws a game."""
    return part(key, "tui.board") or plain_fields
