"""How the opponents search in each title: the few numbers that differ from game to game.

A game may bring them as `search.toml` in its folder, a table for each rung of the ladder.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from digsite.core.errors import BadInput
from digsite.core.game import Game
from digsite.core.typed import typed

from .ladder import Rung
from .searcher import Settings


def settings_for(game: Game[Any], rung: Rung) -> Settings:
    """A rung's settings, with what the game's own file says about it."""
    return _overlaid(rung.settings, game.folder / "search.toml", rung.name)


def _overlaid(settings: Settings, path: Path, name: str) -> Settings:
    said = _tables(path).get(name, {})
    try:
        return typed({**msgspec.structs.asdict(settings), **said}, Settings)
    except msgspec.ValidationError as error:
        raise BadInput(f"{path}, [{name}]: {error}") from error


@cache
def _tables(path: Path) -> dict[str, dict[str, object]]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
