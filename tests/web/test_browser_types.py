"""The browser's types are ours: made from the same records, and current."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct, json

from digsite.core.dice import Dice
from digsite.core.game import watchers
from digsite.games import load
from digsite.web.schema.browser_types import files, game_types, main
from digsite.web.schema.typescript import Declarations, Twice


def test_the_files_of_types_are_current() -> None:
    stale = [str(path) for path, text in files() if path.read_text("utf-8") != text]
    assert not stale, "run scripts/types"
    assert main(["--check"]) == 0


def test_nothing_that_travels_is_any() -> None:
    for path, text in files():
        assert " any" not in text.replace(" any ", " "), path


class Inner(Struct):
    """Something small."""

    pair: tuple[int, str]


class Outer(Struct, tag_field="type", tag="outer"):
    kind: Literal["a", "b"]
    many: tuple[Inner, ...]
    wish: Annotated[dict[str, object], Meta(extra={"of_game": "Action"})]
    by_name: dict[str, float | None]
    later: bool = False


def test_a_struct_is_written_with_everything_it_holds() -> None:
    types = Declarations()
    assert types.add(Outer) == "Outer<G>"
    text = types.text()
    assert 'type: "outer";' in text
    assert 'kind: "a" | "b";' in text
    assert "many: Inner[];" in text
    assert "pair: [number, string];" in text
    assert 'wish: G["Action"];' in text
    assert "by_name: Record<string, number | null>;" in text
    assert "later: boolean;" in text
    assert "/** Something small. */" in text


def test_what_a_client_gives_may_leave_out_defaults() -> None:
    types = Declarations(given=True)
    types.add(Outer)
    assert "later?: boolean;" in types.text()


def test_two_types_of_one_name_are_not_mixed_up() -> None:
    types = Declarations()
    types.add(Inner)
    with pytest.raises(Twice):
        types.add(type("Inner", (Struct,), {"__annotations__": {"other": int}}))


def test_every_field_that_is_sent_is_declared(title: str, seats: int) -> None:
    game = load(title)
    declared = game_types(game)
    state, dice = game.new(seats), Dice(1)
    for _ in range(60):
        if state.over():
            break
        views = [game.public(state), *[game.private(state, seat) for seat in range(seats)]]
        for view in views:
            for name in json.decode(json.encode(view)):
                assert f"  {name}: " in declared
        for seat in watchers(seats):
            for event in game.happened(state, state.heard(), seat):
                assert f"export type {type(event).__name__} " in declared
        legal = state.legal()
        state.apply(state.draw(dice) if state.actor == -1 else legal[dice.below(len(legal))])
