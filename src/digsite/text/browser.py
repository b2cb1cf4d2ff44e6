"""The words a browser needs, as Fluent source: its own, and those of one game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from digsite.games import load

from .languages import Language

FOLDER = Path(__file__).parent / "web"
SENTENCES = ("offer-", "event-", "prompt-", "waiting-", "refusal-", "board-tell-")


@cache
def browser_words(language: Language, game: str = "") -> str:
    """The interface's messages, and with a game its vocabulary (sentences come with the sight)."""
    paths = [FOLDER / f"{language}.ftl"]
    if game:
        paths = [
            load(game).folder / "text" / f"{language}.ftl",
            *paths,
            FOLDER / f"{game}.{language}.ftl",
        ]
    return "\n".join([_vocabulary(path) for path in paths if path.exists()])


def _vocabulary(path: Path) -> str:
    """The messages of a file without those that only the server speaks."""
    kept: list[str] = []
    keep = True
    for line in path.read_text(encoding="utf-8").splitlines():
        if line[:1].isalpha():
            keep = not line.startswith(SENTENCES)
        if keep and not line.startswith("#") and line.strip():
            kept.append(line)
    return "\n".join(kept) + "\n"
