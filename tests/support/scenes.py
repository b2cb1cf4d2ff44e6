"""Scenes of random games and their drawings, for tests of the boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from digsite.core.dice import Dice
from digsite.core.game import watchers
from digsite.games import load
from digsite.play import Table
from digsite.testing.walks import pick
from digsite.text import LANGUAGES, Language, voice
from digsite.tui import session
from digsite.tui.boards import board
from digsite.tui.scene import Row, SceneOf

Scene = SceneOf[Any, Any]  # the tests of a game know what its views are
NAMES = ["Ann", "Bartholomew of Alexandria", "李小龍", "Dora", "Li", "Émile"]
SIZES = [(80, 16), (100, 34), (132, 50), (60, 20), (30, 10)]


def scene_of(table: Table, seat: int, language: Language = "en") -> Scene:
    """What the shell makes of a sight."""
    names = NAMES[: table.seats]
    return session.scene_of(table, seat, voice(language, table.game.key).at(names))


def scene_at(key: str, state: Any, seat: int, language: Language = "en") -> Scene:
    """The same for a state alone."""
    table = Table(load(key), state.seats)
    table.state = state
    return scene_of(table, seat, language)


def offering(key: str, word: str) -> Scene:
    """A position of a random game in which somebody is offered this, seen by them."""
    game = load(key)
    for seed in range(30):
        table, dice = Table(game, min(game.seats)), Dice(seed)
        while not table.over:
            if table.actor >= 0 and game.parse(word) in game.legal(table.state):
                return scene_of(table, table.actor)
            table.choose(pick(table.state, dice))
    raise AssertionError(word)


@cache
def scenes(key: str) -> list[Scene]:
    """Positions of random games, seen by every seat and by a spectator, in every language."""
    return list(_walk(key))


@cache
def drawings(key: str, width: int, height: int) -> list[tuple[Scene, list[Row]]]:
    return [(scene, board(key).draw(scene, width, height)) for scene in scenes(key)]


def text_of(rows: list[Row]) -> list[str]:
    return ["".join([span.text for span in row]) for row in rows]


def targets_of(rows: list[Row]) -> set[str]:
    return {span.target for row in rows for span in row if span.target is not None}


def _walk(key: str) -> Iterator[Scene]:
    """Every question a few times, and now and then a position in between."""
    game = load(key)
    count = 0
    for seed in range(9):
        options = {o.name: o.default if seed else not o.default for o in game.options}
        table, dice = Table(game, game.seats[seed % len(game.seats)], options), Dice(seed)
        asked: Counter[str] = Counter()
        while True:
            prompt = game.prompt(table.state, 0).key
            asked[prompt] += 1
            again = table.actor >= 0 and (asked[prompt] == 8 or table.version % 41 == seed)
            if again or asked[prompt] == 1:
                for seat in watchers(table.seats):
                    count += 1
                    yield scene_of(table, seat, LANGUAGES[count % 3])
            if table.over:
                break
            table.choose(pick(table.state, dice))
