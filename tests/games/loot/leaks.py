"""A leak in what is told of a draw."""

from __future__ import annotations

from typing import Any

from support.planted.leak import Patch, leak

from digsite.games.loot import events
from digsite.games.loot.constants import TOLD_DRAW


@leak("draws told to everybody", "loot")
def _draws(patch: Patch, worlds: Any) -> None:
    told = events._MAKERS[TOLD_DRAW]
    patch.setitem(events._MAKERS, TOLD_DRAW, lambda row: told(row._replace(reader=row.a)))
