"""The studies a game is shipped with: its figures by number of seats, made by `scripts/study`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from digsite.core.game import AnyGame

from .figures import Figures


def study_path(game: AnyGame) -> Path:
    """Where they are kept."""
    return game.folder / "minds" / "study.json"


def shipped(game: AnyGame) -> dict[int, Figures]:
    """By number of seats; nothing where nobody has played the games."""
    return _kept(study_path(game))


@cache
def _kept(path: Path) -> dict[int, Figures]:
    if not path.exists():
        return {}
    found = msgspec.json.decode(path.read_bytes(), type=list[Figures])
    return {each.study.seats: each for each in found}
