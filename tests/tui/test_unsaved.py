"""Where nothing can be written, nobody is told that the game is saved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pilots import fly, press, text_of, told_in
from sittings import play_some, session_of
from support.titles import some_box
from test_plain import run, script
from textual.pilot import Pilot

from digsite.text import LANGUAGES, Language, voice
from digsite.tui.app import DigsiteApp
from digsite.tui.screens.start import SavedScreen, StartScreen

NOT_SAVED = "could not be saved"


@pytest.fixture
def unwritable(data_folder: Path) -> Path:
    """A file where the folder should be: even root cannot write into it."""
    data_folder.write_text("not a folder")
    return data_folder


def test_plain_mode_warns_at_once_and_once_for_each_game(unwritable: Path) -> None:
    _, shown = run(session_of(some_box(), rungs=["porter"]), script("1", "1", "1", "log"))
    assert shown.index(NOT_SAVED) < shown.index("Anna>")
    assert shown.count(NOT_SAVED) == 2  # the first time, and when one leaves


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_mode_promises_nothing_when_one_leaves(unwritable: Path, language: Language) -> None:
    _, shown = run(session_of("scarab", language=language), script("quit"))
    assert "--resume" not in shown
    reason = shown.rstrip().splitlines()[-1]
    assert reason.startswith(voice(language).say("table-saved-not", reason="§").split("§")[0])


def test_plain_mode_says_at_the_end_that_the_game_is_lost(unwritable: Path) -> None:
    finished, shown = run(session_of("scarab"), script("keep"))
    assert finished
    assert NOT_SAVED in shown[shown.index("wins") :]


def test_plain_mode_says_so_when_the_disk_fills_up_later(monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_of(some_box(), rungs=["porter"])

    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("digsite.tui.session.write_whole", full)
    _, shown = run(session, script("1"))
    assert shown.index("Anna>") < shown.index(NOT_SAVED)


def test_the_drawn_table_promises_nothing_when_one_leaves(unwritable: Path) -> None:
    async def leave(app: DigsiteApp, pilot: Pilot[Any]) -> None:
        assert NOT_SAVED in told_in(app, "news")
        await pilot.press("ctrl+c")

    app = fly(leave, session_of(some_box()))
    assert NOT_SAVED in app.farewell
    assert "--resume" not in app.farewell


def test_the_start_says_that_the_game_one_left_is_lost(unwritable: Path) -> None:
    async def leave(app: DigsiteApp, pilot: Pilot[Any]) -> None:
        await press(app, pilot, "q")
        assert isinstance(app.screen, StartScreen)
        assert NOT_SAVED in " ".join(text_of(app).split())

    fly(leave, session_of(some_box()))


def test_the_end_says_that_the_game_is_not_saved(unwritable: Path) -> None:
    async def look(app: DigsiteApp, pilot: Pilot[Any]) -> None:
        assert NOT_SAVED in " ".join(text_of(app).split())
        await pilot.press("ctrl+c")

    assert NOT_SAVED in fly(look, play_some(session_of(some_box()), 10_000)).farewell


def test_a_save_that_cannot_be_deleted_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    play_some(session_of(some_box()), 5)

    def readonly(path: Path, missing_ok: bool = False) -> None:
        raise OSError(30, "Read-only file system")

    async def flight(app: DigsiteApp, pilot: Pilot[Any]) -> None:
        await press(app, pilot, "3")
        assert isinstance(app.screen, SavedScreen)
        monkeypatch.setattr(Path, "unlink", readonly)
        await press(app, pilot, "delete", "delete")
        assert "cannot be written" in " ".join(text_of(app).split())

    fly(flight)
