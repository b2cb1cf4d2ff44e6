"""The analysis board in a terminal: drawn, and in plain lines."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from support.titles import boxes, hiding, hiding_box
from textual.pilot import Pilot
from textual.widgets import Input, Static

from digsite.bots import Budget
from digsite.core.seats import CHANCE
from digsite.games import load
from digsite.play import Seated, Study, parse_record, study_of, study_text
from digsite.testing.walks import played
from digsite.text import LANGUAGES, Language
from digsite.tui.app import DigsiteApp
from digsite.tui.notebook import Notebook
from digsite.tui.plain import Lines
from digsite.tui.plain_analysis import PlainAnalysis
from digsite.tui.screens.analyse import AnalyseScreen

QUICK = Budget(iterations=20)


def a_notebook(
    title: str = "scarab", seats: int = 2, language: Language = "en", path: Path | None = None
) -> Notebook:
    names = [Seated(name) for name in ("Anna", "Ben", "Cleo")[:seats]]
    return Notebook(Study.of(played(load(title), seats, 1), names), language, path, QUICK)


def typed(notebook: Notebook, *lines: str) -> str:
    """What plain mode says to somebody who types this."""
    shown: list[str] = []
    source = io.BytesIO("".join(f"{line}\n" for line in lines).encode())
    PlainAnalysis(notebook, Lines(source, shown.append)).run()
    return "".join(shown)


def to_a_choice(notebook: Notebook) -> None:
    """To the first position where a player has a choice."""
    while notebook.chance_decides or len(notebook.choices()) < 2:
        notebook.on()


# -- plain lines ----------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", boxes())
def test_every_position_is_told_in_plain_lines(box: str, language: Language) -> None:
    notebook = a_notebook(box, 3, language)
    to_a_choice(notebook)
    shown = typed(notebook, "", "b", "m", "e", "e", "l", "f", "?")
    assert "Anna" in shown
    assert "analysis-" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", [box for box in boxes() if box in hiding()])
def test_with_open_cards_everybodys_hand_is_told_and_with_eyes_nobodys(
    box: str, language: Language
) -> None:
    notebook = a_notebook(box, 3, language)
    while not notebook.opened():
        notebook.on()
    told, *_ = notebook.opened()
    assert any(name in told for name in notebook.voice.names)
    assert told in typed(notebook, "", "q").splitlines()
    for eyes in range(3):
        notebook.analysis.eyes = eyes
        assert notebook.opened() == []


def test_a_move_is_tried_by_number_marked_and_saved(tmp_path: Path) -> None:
    path = tmp_path / "study.digsite.txt"
    notebook = a_notebook()
    to_a_choice(notebook)
    number = next(
        number
        for number, choice in enumerate(notebook.choices(), 1)
        if notebook.analysis.node.next[0].entry is not None
        and choice.action != notebook.analysis.node.next[0].entry.action
    )
    typed(notebook, str(number), "k !?", "c bold", f"s {path}", "q")
    again = study_of(parse_record(path.read_text(encoding="utf-8")))
    assert [(node.mark, node.comment) for node in again.nodes() if node.mark] == [("!?", "bold")]


def test_a_move_is_tried_in_notation() -> None:
    notebook = a_notebook()
    to_a_choice(notebook)
    word = notebook.choices()[-1].word
    typed(notebook, word)
    assert notebook.analysis.node.entry is not None
    assert notebook.voice.notation(notebook.analysis.node.entry.action) == word


def test_chance_is_told_what_to_draw_or_draws_itself() -> None:
    notebook = a_notebook(seats=3)
    assert notebook.chance_decides
    last = len(notebook.choices())
    typed(notebook, str(last))
    assert notebook.analysis.node.entry is not None
    assert notebook.analysis.node.entry.seat == CHANCE
    typed(notebook, "d")
    assert not notebook.chance_decides


def test_a_bot_says_who_will_win_and_what_to_do() -> None:
    notebook = a_notebook()
    to_a_choice(notebook)
    offers = [choice.text for choice in notebook.choices()]
    lines = notebook.think()
    assert "Anna" in lines[0]
    assert any(offer in line for line in lines[1:] for offer in offers)


def test_what_cannot_be_done_is_said_and_changes_nothing() -> None:
    notebook = a_notebook()
    before = study_text(notebook.analysis.study)
    shown = typed(notebook, "999", "k !!!", "x", "nonsense", "c \u202eodd")
    assert "999" in shown
    assert study_text(notebook.analysis.study) == before


def test_who_leaves_without_saving_is_told() -> None:
    notebook = a_notebook()
    assert "not saved" not in typed(notebook, "q")
    assert "not saved" in typed(notebook, "c well", "q")


def test_through_a_seats_eyes_nothing_is_offered_that_is_not_its_own() -> None:
    notebook = a_notebook(hiding_box(), 3)
    to_a_choice(notebook)
    actor = notebook.analysis.table.actor
    for _ in range(3):
        notebook.next_eyes()
        assert bool(notebook.choices()) == (notebook.analysis.eyes == actor)
    notebook.next_eyes()
    assert notebook.analysis.eyes is None


# -- drawn ----------------------------------------------------------------------

Flight = Callable[[DigsiteApp, Pilot[Any]], Awaitable[None]]


def fly(notebook: Notebook, flight: Flight) -> None:
    app = DigsiteApp("en", notebook=notebook)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await flight(app, pilot)

    asyncio.run(run())


def prompt_of(app: DigsiteApp) -> str:
    return str(app.screen.query_one("#prompt", Static).render())


def test_keys_go_through_the_record_and_try_moves(tmp_path: Path) -> None:
    notebook, path = a_notebook(), tmp_path / "kept.txt"

    async def flight(app: DigsiteApp, pilot: Pilot[Any]) -> None:
        assert isinstance(app.screen, AnalyseScreen)
        await pilot.press("right", "right")
        assert "Place 2" in prompt_of(app)
        await pilot.press("home")
        assert "Place 0" in prompt_of(app)
        to_a_choice(notebook)
        here, tried = notebook.analysis.node, notebook.choices()[-1].action
        await pilot.press("a")
        await pilot.pause()
        await pilot.press(str(len(notebook.choices())))
        await pilot.pause()
        assert notebook.analysis.node.parent is here
        assert notebook.analysis.node.entry is not None
        assert notebook.analysis.node.entry.action == tried
        await pilot.press("s")
        await pilot.pause()
        app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        await pilot.pause()
        assert str(path)[:20] in prompt_of(app)

    fly(notebook, flight)
    assert study_of(parse_record(path.read_text(encoding="utf-8"))).main_line()


def test_esc_asks_once_before_what_was_tried_is_lost() -> None:
    notebook = a_notebook()

    async def flight(app: DigsiteApp, pilot: Pilot[Any]) -> None:
        notebook.comment("well")
        await pilot.press("escape")
        assert isinstance(app.screen, AnalyseScreen)
        assert "not saved" in prompt_of(app)
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, AnalyseScreen)

    fly(notebook, flight)


@pytest.mark.parametrize("box", boxes())
def test_a_bot_thinks_beside_the_board_of_every_game(box: str) -> None:
    notebook = a_notebook(box, 3)
    to_a_choice(notebook)

    async def flight(app: DigsiteApp, pilot: Pilot[Any]) -> None:
        screen = app.screen
        assert isinstance(screen, AnalyseScreen)
        await pilot.press("t")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "Anna" in screen.thoughts[0]
        assert len(screen.thoughts) > 1

    fly(notebook, flight)
