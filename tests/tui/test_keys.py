"""Keys pressed in one burst are heeded in the order they were pressed."""

from __future__ import annotations

from typing import Any

from pilots import fly, press, settle
from textual.events import Key
from textual.pilot import Pilot

from digsite.bots import LEVELS
from digsite.tui.app import DigsiteApp
from digsite.tui.screens.menu import Item
from digsite.tui.screens.new_game import NewGameScreen


def test_right_does_not_overtake_down_in_the_form() -> None:
    async def flight(app: DigsiteApp, pilot: Pilot[Any]) -> None:
        await press(app, pilot, "1")
        form = app.screen
        assert isinstance(form, NewGameScreen)
        key, kinds = form.key, list(form.kinds)
        for name in ("down", "down", "right"):
            app.post_message(Key(name, None))
        await settle(app, pilot)
        assert form.key == key
        assert [at for at, kind in enumerate(form.kinds) if kind != kinds[at]] == [1]
        for name in ("left", "up", "up", "left", "down", "down", "left", "right"):
            app.post_message(Key(name, None))
        await settle(app, pilot)
        assert form.key != key

    fly(flight)


def test_left_and_right_leave_the_line_that_begins_the_game() -> None:
    async def flight(app: DigsiteApp, pilot: Pilot[Any]) -> None:
        await press(app, pilot, "1", "up", "right", "left", "enter")
        assert app.session is not None

    fly(flight)


def test_a_level_can_be_chosen_and_a_game_without_it_seats_an_apprentice() -> None:
    async def flight(app: DigsiteApp, pilot: Pilot[Any]) -> None:
        await press(app, pilot, "1")
        form = app.screen
        assert isinstance(form, NewGameScreen)
        while form.key == "scarab":  # the toy has no levels
            form.change("game", 1)
        form.kinds[1] = "professor"
        form.change("seat-1", 1)
        assert form.kinds[1] == LEVELS[0].name
        form.kinds[1] = "a level of another game"
        form.change("game", 1)
        assert form.kinds[1] == "apprentice"

    fly(flight)


def test_one_key_begins_the_game_from_any_line() -> None:
    async def flight(app: DigsiteApp, pilot: Pilot[Any]) -> None:
        await press(app, pilot, "1", "down", "down", "b")
        assert app.session is not None

    fly(flight)


def test_a_long_ruling_ends_with_a_whole_word() -> None:
    async def flight(app: DigsiteApp, pilot: Pilot[Any]) -> None:
        await press(app, pilot, "1")
        form = app.screen
        assert isinstance(form, NewGameScreen)
        ruling = Item("option-x", "no – " + "pyramids and professors " * 5)
        words = "".join(span.text for span in form.item_rows([ruling], 60)[0]).split()
        assert set(words) <= {"Ruling", "‹", "no", "–", "pyramids", "and", "professors", "…", "›"}

    fly(flight)
