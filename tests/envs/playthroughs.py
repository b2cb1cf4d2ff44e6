"""Stored OpenSpiel playthroughs: one random game of each title, as OpenSpiel's own tool tells it.

Write them anew with `python tests/envs/playthroughs.py` after a change that is meant.
"""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

from open_spiel.python.algorithms import generate_playthrough

import digsite.envs.openspiel  # noqa: F401  # registers the games

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {  # the first line of each says which game it is, and for how many
    path.stem: path.read_text().partition("\n")[0].removeprefix("game: ")
    for path in sorted(FOLDER.glob("*.txt"))
}
SEED = 7


def told(title: str) -> str:
    """The playthrough of a title, with tensors by their checksums: they are long."""
    usual = generate_playthrough._format_tensor
    generate_playthrough._format_tensor = _checksum
    try:
        text = generate_playthrough.playthrough(GAMES[title], None, seed=SEED)
        assert isinstance(text, str)
        return text
    finally:
        generate_playthrough._format_tensor = usual


def path_of(title: str) -> Path:
    return FOLDER / f"{title}.txt"


def _checksum(tensor: Any, name: str) -> list[str]:
    return [f"{name} = crc32 {zlib.crc32(tensor.tobytes()):08x} of {tensor.size}"]


if __name__ == "__main__":
    for title in GAMES:
        path_of(title).write_text(told(title))
