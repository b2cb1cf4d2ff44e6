"""A state is declared once, field by field; what is done with its fields follows from that."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import pytest
from support.toy import ScarabGame, ScarabState

from digsite.core import fields
from digsite.core.cards import CardFile
from digsite.core.dice import Dice
from digsite.core.fields import Field, Set, Set64, fields_of, names_of
from digsite.core.game import copy_of
from digsite.core.records import Options
from digsite.core.seats import NOBODY
from digsite.core.state import State
from digsite.games import load

ROOT = Path(__file__).parents[2]


class LuckyState(ScarabState):
    """Scarab with one more field."""

    luck: int

    def copy(self) -> LuckyState:
        other = LuckyState(self.seats, self.values, self.bag)
        other.become(self)
        return other


class LuckyGame(ScarabGame):
    def set_up(self, seats: int, options: Options, cards: CardFile) -> LuckyState:
        whole = super().set_up(seats, options, cards)
        return LuckyState(seats, whole.values, whole.bag)


def test_one_line_is_enough_for_a_field_to_be_copied_packed_hidden_and_imagined() -> None:
    game: Any = LuckyGame()  # its states have luck
    state = game.new(2)
    assert state.luck == 0
    state.luck = 7
    fresh = game.new(2)
    fresh.become(state)
    assert fresh.luck == 7
    assert copy_of(state).luck == 7
    assert game.unpack(game.pack(state)).luck == 7
    veiled = game.veil(state, NOBODY)
    assert veiled.luck == 7
    assert game.imagine(veiled, Dice(1)).luck == 7


def test_a_copy_shares_no_row_with_its_original(title: str) -> None:
    game = load(title)
    state = game.new(2)
    packed = game.pack(state)
    twin = copy_of(state)
    for name in _names(twin):
        value = getattr(twin, name)
        setattr(twin, name, [item ^ 1 for item in value] if isinstance(value, list) else value ^ 1)
    assert game.pack(state) == packed
    assert game.pack(twin) != packed
    state.become(twin)
    assert game.pack(state) == game.pack(twin)


def test_the_box_is_no_field(title: str) -> None:
    game = load(title)
    state = game.new(2)
    assert "box" not in _names(state)
    if hasattr(state, "box"):
        other = game.new(2)
        own = other.box
        other.become(state)
        assert other.box is own
        assert copy_of(state).box is state.box


class Everything(State):
    season: int
    open: bool
    bag: Set
    wings: Annotated[list[int], 5]
    cards: Annotated[list[Set64], 2 * 2]


def test_what_may_be_declared() -> None:
    assert fields_of(Everything) == (
        Field("season", "int"),
        Field("open", "bint"),
        Field("bag", "u128"),
        Field("wings", "short", 5),
        Field("cards", "uint64_t", 4),
    )
    blank = Everything(3)
    assert (blank.season, blank.open, blank.bag) == (0, False, 0)
    assert (blank.wings, blank.cards) == ([0] * 5, [0] * 4)


def test_what_is_no_number_is_refused() -> None:
    kind = type("Wrong", (State,), {"__annotations__": {"name": str}, "__module__": __name__})
    with pytest.raises(TypeError, match="name: a field is"):
        fields.fields_of(kind)


def test_the_c_types_are_written_from_the_declarations() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "layouts.py"), "--check"]
    subprocess.run(command, check=True, env={"PYTHONPATH": str(ROOT / "src")}, timeout=120)


def _names(state: object) -> tuple[str, ...]:
    kind: type = state.__class__
    return names_of(kind)
