"""Positions nobody meets soon: scarce cubes, full hands, empty piles; the rules must hold there."""

from __future__ import annotations

from typing import Any

from digsite.core.dice import Dice

from .parts import parts

ODDITIES = parts("oddities")


def odd_start(title: str, state: Any, dice: Dice) -> Any:
    """Change a new game (or lay out another one) so that rare things are near."""
    return ODDITIES[title].odd_start(state, dice) if title in ODDITIES else state
