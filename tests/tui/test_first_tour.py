"""The tour in the terminal: once, in one's language, and skipped by one key."""

from __future__ import annotations

from typing import Any

import pytest
from pilots import SMALL, fly, press, text_of
from textual.pilot import Pilot

from digsite.text import LANGUAGES, Language, voice
from digsite.tui.app import DigsiteApp
from digsite.tui.screens.new_game import NewGameScreen
from digsite.tui.screens.start import StartScreen
from digsite.tui.screens.tour import STOPS, TourScreen
from digsite.tui.settings import read_settings

Keys = Pilot[Any]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_stop_is_on_a_small_screen_in_full(language: Language) -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        for stop in STOPS:
            shown = " ".join(text_of(app).replace("│", " ").split())
            told = voice(language).say(f"tour-{stop}-text")
            assert " ".join(told.split()) in shown  # a narrow blank is one to split at
            await press(app, keys, "enter")
        assert isinstance(app.screen, StartScreen)

    fly(flight, language=language, tour=True, size=SMALL)
    assert read_settings().toured


def test_escape_skips_it_and_it_does_not_come_again() -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        assert isinstance(app.screen, TourScreen)
        await press(app, keys, "escape")
        assert isinstance(app.screen, StartScreen)

    fly(flight, tour=True)
    assert read_settings().toured


def test_one_can_go_back_a_stop_and_change_the_language() -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        await press(app, keys, "enter", "left", "left", "f2")
        assert voice("fr").say("tour-welcome") in text_of(app)

    fly(flight, tour=True)


def test_who_names_a_game_has_the_tour_before_it() -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        assert isinstance(app.screen, TourScreen)
        await press(app, keys, "escape")
        assert isinstance(app.screen, NewGameScreen)

    fly(flight, tour=True, key="scarab")


def test_a_language_for_one_time_is_not_remembered() -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        await press(app, keys, "escape")

    fly(flight, language="es", tour=True)
    assert read_settings().language is None
