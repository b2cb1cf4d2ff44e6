"""What a planted leak is, and what they share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple
from zlib import crc32

import msgspec
import pytest

from digsite.service.desks import looking
from digsite.service.matches import broadcast, looks

from ..titles import hiding_box, looking_box
from ..twins import World

Patch = pytest.MonkeyPatch
Replace = msgspec.structs.replace


class Leak(NamedTuple):
    """One fault: what it is, where it is tried, and how it is planted."""

    name: str
    title: str
    plant: Callable[[Patch, tuple[World, World]], None]
    counted: bool = False  # shows only where the worlds have different numbers of draws


LEAKS: list[Leak] = []
HIDING, LOOKING = hiding_box(), looking_box()


def leak(name: str, title: str = HIDING, counted: bool = False) -> Callable[[Any], Any]:
    def keep(plant: Any) -> Any:
        LEAKS.append(Leak(name, title, plant, counted))
        return plant

    return keep


def secret(match: Any, most: int = 15) -> int:
    """A small number that depends on everything, hidden things included."""
    table = match.playing
    return crc32(table.game.pack(table.state)) & most


def looks_with(patch: Patch, change: Callable[[Any, Any], Any]) -> None:
    """Change every look on its way out."""
    shown = looks.look_of

    def look_of(match: Any, *more: Any) -> Any:
        return change(match, shown(match, *more))

    patch.setattr(broadcast, "look_of", look_of)
    patch.setattr(looking, "look_of", look_of)
