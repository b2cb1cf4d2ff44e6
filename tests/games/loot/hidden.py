"""What Loot N Run hides, as its rulebook says; written here, not asked of the code under test."""

from __future__ import annotations

from typing import Any

from support.hidden import Hiding, none_of_them, nothing

from digsite.games.loot import constants


def _by(state: Any) -> int | None:
    """Only who draws a room sees its front."""
    return int(state.player) if state.phase == constants.DRAW_ROOM else None


def _free(veiled: Any, state: Any, card: int) -> bool:
    return bool(veiled.unseen & state.box.kind_of[card])


HIDING = Hiding(_by, _free, nothing, none_of_them)
