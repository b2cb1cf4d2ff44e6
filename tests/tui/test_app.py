"""The program flown by keys and clicks."""

from __future__ import annotations

import asyncio
from threading import Event
from typing import Any

import pytest
from pilots import LARGE, SMALL, current, fly, press, settle, table_of, text_of, type_text
from sittings import person_asked, play_some, session_of
from support.campaign import WAIT
from support.titles import open_box, some_box
from textual.events import Key
from textual.pilot import Pilot

from digsite.bots import Bot, Budget
from digsite.core.dice import Dice
from digsite.core.records import Action
from digsite.core.state import State
from digsite.play import Sight
from digsite.text import Language
from digsite.tui.app import DigsiteApp
from digsite.tui.saves import saved_games
from digsite.tui.scene import Row
from digsite.tui.screens.curtain import Curtain
from digsite.tui.screens.end import EndScreen
from digsite.tui.screens.reader import Reader
from digsite.tui.screens.replay import ReplayScreen
from digsite.tui.screens.start import StartScreen
from digsite.tui.sheet import Sheet

Keys = Pilot[Any]


async def play_on(app: DigsiteApp, keys: Keys, seed: int, most: int = 10_000) -> None:
    """Take offers by their numbers until the game is over."""
    dice, session = Dice(seed), current(app)
    for _ in range(most):
        if session.over:
            return
        number = dice.below(len(table_of(app).view.scene.offers)) + 1
        version = session.table.version
        await press(app, keys, *str(number))
        if session.table.version == version:
            await press(app, keys, "enter")
        assert session.table.version > version


def test_from_the_start_through_a_whole_game_to_a_rematch() -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        assert isinstance(app.screen, StartScreen)
        await press(app, keys, "1")
        while "Scarab" not in text_of(app):
            await press(app, keys, "right")
        await press(app, keys, "up", "enter")
        assert current(app).game.key == "scarab"
        await play_on(app, keys, 1)
        assert isinstance(app.screen, EndScreen)
        first = current(app)
        await press(app, keys, "1")
        assert current(app) is not first
        assert not current(app).over
        assert current(app).sitters[-1] == first.sitters[0]

    fly(flight)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_whole_shipped_game_by_numbers(size: tuple[int, int]) -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        await play_on(app, keys, 2)
        assert isinstance(app.screen, EndScreen)

    app = fly(flight, session_of(some_box()), size)
    [save] = saved_games()
    assert save.over
    assert app.session is not None


def test_a_click_takes_a_choice_and_a_gamble_is_asked_twice() -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        table, session = table_of(app), current(app)
        version = session.table.version
        swap = table.view.sheet("offers").places["swap"][0]
        await keys.click("#offers", offset=(swap.left + 1, swap.y + 1))
        await settle(app, keys)
        assert session.table.version == version
        assert table.choosing.confirming == "swap"
        await keys.click("#offers", offset=(swap.left + 1, swap.y + 1))
        await settle(app, keys)
        assert session.table.version > version

    fly(flight, session_of("scarab"), SMALL)


def test_undo_by_key_within_the_turn() -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        session = current(app)
        before = session.record()
        await press(app, keys, "1")
        assert session.record() != before
        await press(app, keys, "u")
        assert session.record() == before
        await press(app, keys, "u")
        assert session.record() == before
        assert "nothing to take back" in text_of(app)

    fly(flight, person_asked(open_box()), SMALL)


def test_the_curtain_hides_the_table_between_two_people() -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        assert isinstance(app.screen, Curtain)
        assert "scarab" not in text_of(app)
        await press(app, keys, "enter")
        assert table_of(app).view.scene.seat == 0
        await press(app, keys, "1")
        assert isinstance(app.screen, Curtain)
        assert "Bob" in text_of(app)
        await press(app, keys, "enter", "1")
        assert isinstance(app.screen, EndScreen)

    fly(flight, session_of("scarab", ("Anna", "Bob")), SMALL)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_page_opens_and_closes(size: tuple[int, int]) -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        table = table_of(app)
        for key in ("l", "s", "h", "r"):
            await press(app, keys, key)
            assert app.screen is not table
            assert len(text_of(app).split()) > 10
            await press(app, keys, "escape")
            assert app.screen is table
        await press(app, keys, "down", "p")
        assert app.screen is not table
        await press(app, keys, "escape", "slash")
        await type_text(app, keys, "zzz")
        assert "zzz" in text_of(app)
        await press(app, keys, "escape", "t")
        async with asyncio.timeout(WAIT):
            while "Professor would choose" not in " ".join(text_of(app).split()):
                await keys.pause(0.02)

    fly(flight, person_asked(open_box()), size)


def test_the_window_can_change_its_size_at_any_moment() -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        for width, height in (LARGE, SMALL, (40, 12), (200, 60), (20, 5), SMALL):
            await keys.resize_terminal(width, height)
            await settle(app, keys)
            assert table_of(app).view.has_class("wide") == (width >= 120)
        await press(app, keys, "1")

    fly(flight, play_some(session_of(some_box()), 20), SMALL)


def test_a_finished_game_can_be_watched_from_every_seat() -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        assert isinstance(app.screen, EndScreen)
        await press(app, keys, "2")
        film = app.screen
        assert isinstance(film, ReplayScreen)
        await press(app, keys, "end")
        assert film.at == film.replaying.length
        await press(app, keys, "left", "left", "right", "pageup", "home")
        assert film.at == 0
        await press(app, keys, "g")
        await type_text(app, keys, "1")
        assert film.replaying.turn(film.at) == 1
        await press(app, keys, "g")
        await type_text(app, keys, "9999")
        assert "9999" in text_of(app)
        for seat in (0, 1, -3):
            await press(app, keys, "v")
            assert film.seat == seat
        await press(app, keys, "escape", "5")
        assert isinstance(app.screen, StartScreen)

    fly(flight, play_some(session_of(some_box()), 10_000), SMALL)


def test_a_game_that_goes_on_is_watched_with_nobodys_eyes() -> None:
    from digsite.tui.replaying import Replaying

    session = play_some(session_of(some_box()), 30)
    assert Replaying(session.table, session.voice).eyes() == [-3]


def test_ctrl_c_leaves_a_saved_game_and_the_start_goes_on_with_it() -> None:
    session = play_some(session_of(some_box()), 25)
    record = session.record()

    async def leave(app: DigsiteApp, keys: Keys) -> None:
        await keys.press("ctrl+c")

    app = fly(leave, session)
    assert "--resume last" in app.farewell

    async def back(app: DigsiteApp, keys: Keys) -> None:
        await press(app, keys, "1")
        assert current(app).record() == record

    fly(back)


def test_ctrl_c_works_on_every_screen() -> None:
    for path in (("h",), ("r",), ("colon",), ("l",), ("q", "1"), ("q", "2"), ("q", "5")):

        async def leave(app: DigsiteApp, keys: Keys, path: tuple[str, ...] = path) -> None:
            await press(app, keys, *path)
            await keys.press("ctrl+c")
            await keys.pause()
            assert not app.is_running or app._exit

        fly(leave, session_of("scarab"))


def test_the_language_can_be_changed_at_the_table() -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        assert "choices" in text_of(app)
        await press(app, keys, "f2")
        assert "choix" in text_of(app)
        await press(app, keys, "f2")
        assert "opciones" in text_of(app)

    fly(flight, session_of("scarab"), SMALL)


def test_names_typed_into_the_form_are_checked() -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        await press(app, keys, "1", "down", "enter")
        await keys.press(*["backspace"] * 12)
        await type_text(app, keys, " ")
        assert "visible characters" in text_of(app)
        await press(app, keys, "enter")
        await keys.press(*["backspace"] * 12)
        await type_text(app, keys, "Zoe")
        assert "Zoe" in text_of(app)

    fly(flight)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "no such file"), ("fr", "n’existe pas"), ("es", "no existe")],
)
def test_a_bad_record_is_told_in_a_sentence(language: Language, words: str) -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        await press(app, keys, "3")
        await type_text(app, keys, "/nowhere")
        assert words in text_of(app)

    fly(flight, language=language)


def test_keys_are_answered_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot searches in earnest until six keys are answered (`scripts/bench keys` has times)."""
    choose, answered = Bot.choose, Event()

    def long(self: Bot, sight: Sight, veiled: State, *_: Any) -> Action:
        while not answered.is_set():  # a search that is sure ends early
            self.think(veiled, Budget(seconds=300), None, answered.is_set)
        return choose(self, sight, veiled, Budget(iterations=1))

    async def flight(app: DigsiteApp, keys: Keys) -> None:
        table, session = table_of(app), current(app)
        monkeypatch.setattr(Bot, "choose", long)
        while session.asks_person():
            session.take(session.scene().offers[-1].action)
        table.advance()
        try:
            async with asyncio.timeout(WAIT):
                for _ in range(3):
                    app.post_message(Key("h", None))
                    while not _rows_of_page(app):
                        await asyncio.sleep(0)
                    app.post_message(Key("escape", None))
                    while app.screen is not table:
                        await asyncio.sleep(0)
            assert session.asks_bot()
        finally:
            answered.set()

    fly(flight, person_asked(open_box(), ["professor"]), SMALL)


def _rows_of_page(app: DigsiteApp) -> list[Row]:
    sheets = app.screen.query("#text").results(Sheet) if isinstance(app.screen, Reader) else []
    return [row for sheet in sheets for row in sheet.rows]
