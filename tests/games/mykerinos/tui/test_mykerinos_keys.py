"""Mykerinos by keys: marks on the board, typed moves, the rulebook."""

from __future__ import annotations

from typing import Any

from pilots import SMALL, current, fly, press, table_of, text_of, type_text
from sittings import asked_for
from textual.pilot import Pilot

from digsite.tui.app import DigsiteApp
from digsite.tui.screens.rules import RulesScreen

Keys = Pilot[Any]


def test_the_board_and_the_list_share_one_mark() -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        table = table_of(app)
        await press(app, keys, "1")  # start an excavation: spaces to choose from
        board, offers = table.view.sheet("board"), table.view.sheet("offers")
        assert board.has_focus
        await press(app, keys, "down", "right", "right", "down")
        assert board.marked is not None
        assert board.marked == offers.marked
        word = board.marked
        await press(app, keys, "enter")
        assert current(app).game.notation(current(app).table.journal[-1].action) == word

    fly(flight, asked_for("mykerinos", "excavate"), SMALL)


def test_arrows_go_where_they_point() -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        table = table_of(app)
        await press(app, keys, "1", "down")
        board = table.view.sheet("board")
        for _ in range(12):
            here = board.places[board.marked or ""][0]
            await press(app, keys, "right")
            there = board.places[board.marked or ""][0]
            assert there == here or (there.left > here.left and abs(there.y - here.y) <= 4)
            here = there
            await press(app, keys, "down")
            there = board.places[board.marked or ""][0]
            assert there == here or there.y > here.y

    fly(flight, asked_for("mykerinos", "excavate"), SMALL)


def test_a_typed_move_is_taken_or_refused_with_its_rule() -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        await press(app, keys, "colon")
        await type_text(app, keys, "extend:lemon")
        assert "MYK-" in text_of(app)
        await press(app, keys, "enter")
        assert isinstance(app.screen, RulesScreen)
        assert app.screen.clause is not None
        await press(app, keys, "escape", "colon")
        await type_text(app, keys, "gibberish")
        assert "not a move" in text_of(app)
        await press(app, keys, "colon")
        await type_text(app, keys, "excavate")
        assert "excavate" in current(app).record().split()[-1:]

    fly(flight, asked_for("mykerinos", "excavate"), SMALL)


def test_the_rulebook_opens_at_the_rule_of_the_question() -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        for before, clause in ((), "MYK-032"), (("1",), "MYK-033"):  # 1: a new excavation
            await press(app, keys, *before, "r")
            assert isinstance(app.screen, RulesScreen)
            assert app.screen.clause == clause
            assert clause in text_of(app)
            await press(app, keys, "escape")

    fly(flight, asked_for("mykerinos", "excavate"), SMALL)
