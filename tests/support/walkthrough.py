"""The game that `docs/adding-a-game.md` makes, as the page has it."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
_BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def blocks() -> list[tuple[str, str, str]]:
    """Kind, path (of a file, else empty) and content of every block."""
    return [(kind, path, text) for kind, path, text in _BLOCK.findall(PAGE.read_text())]


def write_game(folder: Path) -> Path:
    """All files of the page; the folder of the game."""
    paths = [path for _, path, _ in blocks() if path]
    for _, path, text in blocks():
        if path:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text)
    return folder / Path(paths[0]).parts[0]


def commands() -> list[str]:
    return [
        line for kind, _, text in blocks() if kind == "sh" for line in text.splitlines() if line
    ]
