"""The words a browser needs, as Fluent source: its own, the titles of all games, those of one."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from digsite.games import load, titles

from .languages import LANGUAGES, Language
from .rulebook import title_of

FOLDER = Path(__file__).parent / "web"
SENTENCES = (
    "offer-",
    "event-",
    "prompt-",
    "waiting-",
    "refusal-",
    "board-tell-",
    "why-",
    "tally-",
)


@cache
def browser_words(language: Language, game: str = "") -> str:
    """The interface's messages, and with a game its vocabulary (sentences come with the sight)."""
    own = [FOLDER / f"{language}.ftl"]
    if game:
        text = load(game).folder / "text"
        own = [*_spoken(text, "", language), *own, *_spoken(text, "web.", language)]
    return "\n".join([_vocabulary(path) for path in own]) + title_words(language)


@cache
def title_words(language: Language) -> str:
    """How each game is called (`title-KEY`) and what it is about (`about-KEY`), if it says so."""
    found = []
    for key in titles():
        paths = _spoken(load(key).folder / "text", "title.", language)
        found += [_vocabulary(path) for path in paths]
        if not paths:
            found.append(f"title-{key} = {_quoted(title_of(key, language))}\n")
    return "".join(found)


def _spoken(folder: Path, before: str, language: Language) -> list[Path]:
    """A game's file in this language, or in another one it speaks; none if it is silent."""
    paths = [folder / f"{before}{wanted}.ftl" for wanted in (language, *LANGUAGES)]
    return [path for path in paths if path.exists()][:1]


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


def _quoted(text: str) -> str:
    """A text as Fluent's own syntax cannot misread it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'
