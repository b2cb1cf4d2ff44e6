"""What only the tests of a game know of it: found by folder, as the rooms find a game's parts."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

GAMES = Path(__file__).parents[1] / "games"


def parts(name: str) -> dict[str, ModuleType]:
    """The modules `tests/games/<key>/<name>.py`, by key (`browser.clicks`: one folder deeper)."""
    path = name.replace(".", "/") + ".py"
    keys = sorted(game.name for game in GAMES.iterdir() if (game / path).exists())
    return {key: import_module(f"games.{key}.{name}") for key in keys}
