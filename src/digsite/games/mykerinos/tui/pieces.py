"""Signs and styles of Mykerinos in a terminal."""

from __future__ import annotations

from typing import Final

from digsite.tui.boards import seat_marks
from digsite.tui.scene import SceneOf

from ..views import Private, Public

Scene = SceneOf[Public, Private]

NEUTRAL_MARK: Final = "◇"
CODES: Final = {
    "violet": "Vi",
    "lemon": "Le",
    "brown": "Br",
    "blackmore": "Bl",
    "tangerine": "Ta",
}


def mark(seat: int | None) -> str:
    """The sign of a seat's cubes; the neutral colour has no seat."""
    return NEUTRAL_MARK if seat is None else seat_marks.mark(seat)


def hue(seat: int | None, strong: bool = True) -> str:
    """The style of a seat's cubes."""
    if seat is None:
        return "bold" if strong else ""
    return seat_marks.hue(seat, strong)


def code(patron: str | None) -> str:
    return "--" if patron is None else CODES[patron]


def player_name(scene: Scene, seat: int | None) -> str:
    """A player's name, the neutral colour's word."""
    if seat is None:
        return scene.voice.say("board-neutral")
    return str(scene.voice.word("seat", seat))
