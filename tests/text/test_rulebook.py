"""The rulebooks, and the way from a question to its rule."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.titles import boxes

from digsite import games
from digsite.cli.new_game import make_game
from digsite.games import load
from digsite.text import LANGUAGES, Language, prompt_clauses, rulebook

BOXES = boxes()


@pytest.mark.parametrize("key", BOXES)
def test_every_question_has_a_rule_behind_it(key: str) -> None:
    assert set(prompt_clauses(key)) == set(load(key).prompts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BOXES)
def test_that_rule_is_in_the_book_of_every_language(key: str, language: Language) -> None:
    book = rulebook(key, language)
    assert set(prompt_clauses(key).values()) <= set(book.clauses)
    assert {option.clause for option in load(key).options} <= set(book.clauses)


@pytest.mark.parametrize("key", BOXES)
def test_the_books_have_the_same_clauses_in_all_languages(key: str) -> None:
    english = list(rulebook(key, "en").clauses)
    assert list(rulebook(key, "fr").clauses) == english
    assert list(rulebook(key, "es").clauses) == english


def test_a_game_without_a_list_has_no_rules_behind_its_questions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (make_game("unlisted", tmp_path) / "text" / "prompts.toml").unlink()
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    assert prompt_clauses("unlisted") == {}
