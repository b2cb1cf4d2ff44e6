"""The puzzles that a game brings: `minds/puzzles.jsonl`, one on each line."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from digsite.core.errors import BadInput
from digsite.core.game import AnyGame
from digsite.core.typed import json_decoder

from .puzzle import Puzzle


def puzzles_of(game: AnyGame) -> tuple[Puzzle, ...]:
    """All puzzles of a game under its rules of today, the easiest first; perhaps none."""
    found = _read(game.folder / "minds" / "puzzles.jsonl")
    return tuple(puzzle for puzzle in found if puzzle.rules == game.rules)


@cache
def _read(path: Path) -> tuple[Puzzle, ...]:
    lines = path.read_bytes().splitlines() if path.exists() else []
    try:
        found = [_puzzle(line) for line in lines]
    except msgspec.DecodeError as error:
        raise BadInput(f"{path}: {error}") from None
    return tuple(sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.key)))


def _puzzle(line: bytes) -> Puzzle:
    found = _decoder.decode(line)
    assert isinstance(found, Puzzle)
    return found


_decoder = json_decoder(Puzzle)
