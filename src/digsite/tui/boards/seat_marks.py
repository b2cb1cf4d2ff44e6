"""The sign and the colour of each seat, the same in every game."""

from __future__ import annotations

from typing import Final

# A colour is also a shape, so that nobody needs to tell the hues apart.
MARKS: Final = "●▲■◆"
_HUES: Final = ("#2f86d1", "#d9600d", "#0d9a70", "#b565a7")  # on black and on white


def mark(seat: int) -> str:
    """The sign of a seat's pieces."""
    return MARKS[seat]


def hue(seat: int, strong: bool = True) -> str:
    """The style of a seat's pieces."""
    return f"bold {_HUES[seat]}" if strong else _HUES[seat]
