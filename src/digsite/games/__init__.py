"""The boxes: one folder each, never importing each other, found by folder.

Further games can lie elsewhere: `DIGSITE_GAMES` lists folders that hold game folders, and an
installed package can name its own as an entry point `digsite.games` (`kite = "my_package.kite"`).
"""

from __future__ import annotations

import os
import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType

from digsite.core.errors import BrokenGame, UnknownGame
from digsite.core.game import AnyGame, Game

__path__.extend(filter(None, os.environ.get("DIGSITE_GAMES", "").split(os.pathsep)))


def titles() -> list[str]:
    """The keys of all games found.

    >>> import digsite
    >>> len(digsite.titles()) >= 3
    True
    """
    folders = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    return sorted({*folders, *_installed()})


@cache
def load(key: str) -> AnyGame:
    """The game with this key (`BrokenGame` if its folder does not load).

    >>> import digsite
    >>> digsite.load(digsite.titles()[0])
    <Game ...: ..., 2 to ... seats, rules ...>
    >>> digsite.load("chess")
    Traceback (most recent call last):
        ...
    digsite.core.errors.UnknownGame: no game is called 'chess'; there are ...
    """
    if key not in titles():
        raise UnknownGame(key, titles())
    try:
        game = import_module(_package(key)).GAME
        assert isinstance(game, Game)
        assert game.key == key, f"the game called {key} says it is {game.key}"
    except Exception as error:
        raise BrokenGame(key, error) from error
    return game


def part(key: str, name: str) -> ModuleType | None:
    """A module that a game may bring, such as `minds.surveyor`; nothing if it has none."""
    found = _package(key)
    for step in name.split("."):
        found += f".{step}"
        if find_spec(found) is None:
            return None
    return import_module(found)


def _package(key: str) -> str:
    """The module of a game; a folder goes before an installed package of the same name."""
    name = f"{__name__}.{key}"
    if key in _installed() and find_spec(name) is None:
        return _installed()[key]
    return name


@cache
def _installed() -> dict[str, str]:
    """The games that installed packages bring, by key."""
    return {point.name: point.value for point in entry_points(group="digsite.games")}


__all__ = ["load", "part", "titles"]
