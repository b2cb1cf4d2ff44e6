"""The boxes: one folder each, never importing each other, found by folder.

Further games can lie elsewhere: `DIGSITE_GAMES` lists folders that hold game folders.
"""

from __future__ import annotations

import os
import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from digsite.core.errors import UnknownGame
from digsite.core.game import Game

__path__.extend(filter(None, os.environ.get("DIGSITE_GAMES", "").split(os.pathsep)))


def titles() -> list[str]:
    """The keys of all games found."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def load(key: str) -> Game[Any]:
    """The game with this key."""
    if key not in titles():
        raise UnknownGame(key, titles())
    game = import_module(f"{__name__}.{key}").GAME
    assert isinstance(game, Game)
    return game


__all__ = ["load", "titles"]
