"""How a game looks in a terminal: one module per game, found by its key.

A module offers two functions of a `Scene`, and neither decides anything:

    draw(scene, width, height) -> list[Row]     the table as styled text, targets marked
    describe(scene) -> list[str]                the same in plain sentences, for a screen reader

It may offer `SEAT_STYLES`, where the seats have other colours than usual, and

    detail(scene, action) -> str | None         what an offer is about, such as the card taken

A game without a module is shown field by field.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from . import plain_fields


def board(key: str) -> ModuleType:
    """The module that draws a game."""
    name = f"{__name__}.{key}"
    return import_module(name) if find_spec(name) else plain_fields
