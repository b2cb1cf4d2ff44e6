"""The messages of a game as they are written, and all that some games give it to say."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from digsite.bots.insight.published import reasons_in
from digsite.bots.study.shipped import shipped
from digsite.bots.study.telling import told_of
from digsite.core.dice import Dice
from digsite.core.game import NOBODY, watchers
from digsite.core.records import Action, Caution, Event, Forecast, Param, Prompt
from digsite.core.seats import CHANCE
from digsite.games import load
from digsite.play import Table
from digsite.testing.walks import pick
from digsite.text import Voice
from digsite.text.messages import dashed

TALLIES = {f"tally-{part}" for part in ("title", "each", "sum", "more", "less")}
NAMES = ["Anna", "Bea", "Carlos", "Dora", "Emil", "Fay"]


class Said(msgspec.Struct):
    """All that was asked, offered and told in some games."""

    prompts: dict[str, Prompt] = {}
    offers: set[Action] = set()
    here: dict[str, tuple[Action, Mapping[str, Param]]] = {}  # offers with what they are about
    cautions: dict[str, Caution] = {}
    events: set[Event] = set()

    def sentences(self, voice: Voice) -> list[str]:
        told = [voice.event(event) for event in self.events]
        told += [voice.offer(offer) for offer in self.offers]
        told += [voice.offer(offer, about) for offer, about in self.here.values()]
        told += [voice.caution(caution) for caution in self.cautions.values()]
        for prompt in self.prompts.values():
            told += [voice.prompt(prompt, mine) for mine in (True, False)]
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
                _hear_about(said, table)
            table.choose(pick(table.state, dice))
            for seat in watchers(table.seats):
                said.events |= set(game.happened(table.state, table.rows[-1], seat))
    return said


def _hear_about(said: Said, table: Table) -> None:
    for action in table.game.legal(table.state):
        if about := table.game.about(table.state, action):
            said.here[repr((action, about))] = action, about
        if (caution := table.game.caution(table.state, action)) is not None:
            assert table.game.cautions[caution.reason] == caution.clause
            said.cautions[repr(caution)] = caution


@cache
def messages(key: str, language: str) -> dict[str, set[str]]:
    """The messages of a game in a language, with their placeholders."""
    return messages_in((load(key).folder / "text" / f"{language}.ftl").read_text(encoding="utf-8"))


def review_keys(key: str) -> set[str]:
    """What a review may say of a game: what a decision cost, by source, and what chance did."""
    why = {dashed(f"why-{source}") for source in reasons_in(load(key))}
    told = {each for each in messages(key, "en") if each.startswith("tally-")}
    assert {"tally-title", "tally-each"} <= told <= TALLIES
    return why | told | study_keys(key)


def study_keys(key: str) -> set[str]:
    """What a study of a game names: kinds of actions, and what is noted with them."""
    game = load(key)
    noted = {each.name for figures in shipped(game).values() for each in figures.sizes}
    return {dashed(f"study-{name}") for name in (*told_of(game).done, *noted)}


def messages_in(text: str) -> dict[str, set[str]]:
    """Every message with its placeholders; nothing unreadable, nothing twice."""
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
    folder = load(key).folder / "tui"
    sources = [path.read_text(encoding="utf-8") for path in folder.glob("*.py")]
    return set(re.findall(r"board-[a-z]+(?:-[a-z]+)*(?=[\"'])", "".join(sources)))


def forecasts_of(module: ModuleType) -> list[type[Forecast]]:
    """The forecasts a game makes."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return [kind for kind in found if issubclass(kind, Forecast) and kind is not Forecast]


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
