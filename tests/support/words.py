"""The messages of a game as they are written, and all that some games give it to say."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from digsite.core.dice import Dice
from digsite.core.game import NOBODY, watchers
from digsite.core.records import Action, Event, Prompt
from digsite.core.seats import CHANCE
from digsite.games import load
from digsite.play import Table
from digsite.text import Voice
from digsite.text.voice import dashed
from digsite.tui import boards
from support.walks import pick

NAMES = ["Anna", "Bea", "Carlos", "Dora", "Emil", "Fay"]


class Said(msgspec.Struct):
    """All that was asked, offered and told in some games."""

    prompts: dict[str, Prompt] = {}
    offers: set[Action] = set()
    events: set[Event] = set()

    def sentences(self, voice: Voice) -> list[str]:
        told = [voice.event(event, NAMES) for event in self.events]
        told += [voice.offer(offer, NAMES) for offer in self.offers]
        for prompt in self.prompts.values():
            told += [voice.prompt(prompt, NAMES, mine) for mine in (True, False)]
        return told


@cache
def said_in_games(key: str, games: int) -> Said:
    """Random games with all options, heard by everybody."""
    game, said = load(key), Said()
    for seed in range(games):
        options = {option.name: bool(seed >> bit & 1) for bit, option in enumerate(game.options)}
        table, dice = Table(game, game.seats[seed % len(game.seats)], options), Dice(seed)
        while True:
            prompt = game.prompt(table.state, NOBODY)
            said.prompts[repr(prompt)] = prompt
            if table.over:
                break
            if table.actor != CHANCE:
                said.offers |= set(game.legal(table.state))
            table.choose(pick(table.state, dice))
            for seat in watchers(table.seats):
                said.events |= set(game.happened(table.state, table.rows[-1], seat))
    return said


@cache
def messages(key: str, language: str) -> dict[str, set[str]]:
    """The messages of a game in a language, with their placeholders."""
    text = (load(key).folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is said twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def board_keys(key: str) -> set[str]:
    """The words the drawing of a game asks for by name."""
    folder = Path(boards.__file__).parent
    sources = [path.read_text(encoding="utf-8") for path in folder.glob(f"{key}*.py")]
    return set(re.findall(r"board-[a-z]+(?:-[a-z]+)*(?=[\"'])", "".join(sources)))


def key_of(kind: str, record: type[Any]) -> str:
    """The message of a record: `offer-take-card`."""
    return dashed(f"{kind}-{record.__struct_config__.tag}")


def fields(record: type[Any]) -> set[str]:
    return set(record.__struct_fields__)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # named by fluent.syntax
        self.names.add(node.id.name)
