"""The rulebook of a game: sections of numbered clauses, in our own words."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import msgspec

from digsite.core.errors import BadInput
from digsite.games import load

from .languages import LANGUAGES, Language

_CLAUSE = re.compile(r"^\*\*([A-Z]{3}-[A-Z]?\d+)\*\* ?", re.MULTILINE)


class Clause(msgspec.Struct, frozen=True):
    """One numbered rule."""

    number: str
    section: str
    text: str


class Rulebook(msgspec.Struct, frozen=True):
    """A game's rules in one language."""

    title: str
    text: str
    clauses: dict[str, Clause]

    def clause(self, number: str) -> Clause:
        """The clause with this number, however it is spelled (myk-38, 38)."""
        found = self.clauses.get(self._full(number))
        if found is None:
            first, last = next(iter(self.clauses)), [*self.clauses][-1]
            raise BadInput(f"no clause {number!r} in {self.title}; they run from {first} to {last}")
        return found

    def _full(self, number: str) -> str:
        prefix = next(iter(self.clauses)).partition("-")[0]
        bare = number.upper().removeprefix(prefix).removeprefix("-")
        match = re.fullmatch(r"([A-Z]?)(\d+)", bare)
        if match is None:
            return number
        return f"{prefix}-{match[1]}{match[2].zfill(2 if match[1] else 3)}"


@cache
def rulebook(key: str, language: Language = "en") -> Rulebook:
    """The rulebook of a game; in English where the language has none."""
    folder = load(key).folder / "text"
    for wanted in (language, *LANGUAGES):
        path = folder / f"rules.{wanted}.md"
        if path.exists():
            return _read(path)
    raise BadInput(f"{key} has no rulebook")


def has_rulebook(key: str) -> bool:
    return any((load(key).folder / "text").glob("rules.*.md"))


def title_of(key: str, language: Language) -> str:
    """How a game is called: as its rulebook has it, if it brings one."""
    return rulebook(key, language).title if has_rulebook(key) else load(key).title


@cache
def prompt_clauses(key: str) -> dict[str, str]:
    """The clause behind each question of a game; nothing where it names none."""
    path = load(key).folder / "text" / "prompts.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def _read(path: Path) -> Rulebook:
    text = path.read_text(encoding="utf-8")
    title = text.partition("\n")[0].removeprefix("# ")
    clauses: dict[str, Clause] = {}
    section = ""
    for block in re.split(r"^(?=## |\*\*[A-Z]{3}-[A-Z]?\d+\*\*)", text, flags=re.MULTILINE):
        if block.startswith("## "):
            section = block.partition("\n")[0][3:]
        elif match := _CLAUSE.match(block):
            clauses[match[1]] = Clause(match[1], section, block[match.end() :].strip())
    return Rulebook(title, text, clauses)
