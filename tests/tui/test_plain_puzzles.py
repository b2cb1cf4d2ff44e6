"""Puzzles line by line: what is right is said, and the next time it is remembered."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from support.titles import boxes

from digsite.bots.puzzles import Puzzle, puzzles_of
from digsite.bots.puzzles.choosing import of_the_day
from digsite.games import load
from digsite.text import LANGUAGES, Language
from digsite.tui import solving
from digsite.tui.plain import Lines
from digsite.tui.puzzles import Puzzles
from digsite.tui.solving import read_solving

BOX = next(title for title in boxes() if puzzles_of(load(title)))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solving, "data_folder", lambda: tmp_path)


def today() -> Puzzle:
    found = of_the_day(puzzles_of(load(BOX)), 0)
    assert found is not None
    return found


def answered(*words: str, language: Language = "en") -> str:
    shown: list[str] = []
    lines = Lines(BytesIO("".join(f"{word}\n" for word in words).encode()), shown.append)
    Puzzles(load(BOX), language, lines, day=0).go_on()
    return "".join(shown)


def test_the_solution_is_right_and_another_choice_is_not() -> None:
    assert "Right!" in answered(today().solutions[0])
    assert read_solving(BOX).solver.streak == 1
    assert read_solving(BOX).done == {today().key: True}


def test_after_a_wrong_answer_the_better_choice_is_named() -> None:
    assert "Not this time. Better:" in answered(today().tempting)
    assert read_solving(BOX).solver.rating < 1200


def test_a_puzzle_that_was_answered_is_not_the_first_one_again() -> None:
    first = answered(today().solutions[0])
    assert "puzzle of the day" in first
    assert "puzzle of the day" not in answered()


def test_what_is_no_choice_is_asked_again() -> None:
    assert "Give the number of a choice." in answered("nonsense", "9999")
    assert read_solving(BOX).solver.tried == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_are_asked_in_every_language(language: Language) -> None:
    shown = answered(today().tempting, language=language)
    assert "puzzle-" not in shown
    assert str(today().rating) in shown
