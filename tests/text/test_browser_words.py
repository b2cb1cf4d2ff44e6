"""The browser has its words in every language, and asks for none that are missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support.words import messages_in

import digsite
from digsite.games import load, titles
from digsite.text import LANGUAGES, Language
from digsite.text.browser import FOLDER, SENTENCES, browser_words

STATIC = Path(digsite.__file__).parent / "web" / "static"
GAMES = [(key, stem) for key in titles() for stem in ("title", "web")]


def alike(folder: Path, name: str) -> dict[str, set[str]]:
    """The messages of a file, the same in every language."""
    english = messages_in((folder / name.format("en")).read_text(encoding="utf-8"))
    for language in LANGUAGES:
        assert messages_in((folder / name.format(language)).read_text(encoding="utf-8")) == english
    return english


def test_every_language_has_the_same_messages_with_the_same_placeholders() -> None:
    assert alike(FOLDER, "{}.ftl")


@pytest.mark.parametrize(("key", "stem"), GAMES)
def test_words_of_a_title_are_alike_in_every_language_and_carry_its_key(
    key: str, stem: str
) -> None:
    folder = load(key).folder / "text"
    if not (folder / f"{stem}.en.ftl").exists():
        return
    found = alike(folder, stem + ".{}.ftl")
    signs = (f"{key}-",) if stem == "web" else (f"title-{key}", f"about-{key}")
    assert [name for name in found if not name.startswith(signs)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_title_whether_or_not_it_brings_words(
    language: Language, title: str
) -> None:
    assert f"title-{title}" in messages_in(browser_words(language))


def said(folder: Path) -> set[str]:
    """The keys that modules ask for by name."""
    source = "".join([path.read_text(encoding="utf-8") for path in folder.rglob("*.js")])
    return set(re.findall(r'\bsay\(\s*"([a-z0-9-]+)"', source))


def test_every_key_the_pages_ask_for_is_there() -> None:
    known = messages_in(browser_words("en"))
    for folder in ("pages", "ui", "words", "tables"):
        assert said(STATIC / folder) <= set(known)


def test_every_key_the_table_of_a_game_asks_for_is_there(title: str) -> None:
    assert said(load(title).folder / "web") <= set(messages_in(browser_words("en", title)))


@pytest.mark.parametrize("game", titles())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_gets_the_vocabulary_of_a_game_but_not_its_sentences(
    language: Language, game: str
) -> None:
    found = messages_in(browser_words(language, game))
    assert set(messages_in(browser_words(language))) <= set(found)
    assert [key for key in found if key.startswith(SENTENCES)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["", *titles()])
def test_nobody_is_told_to_hover_where_there_may_be_no_mouse(key: str, language: Language) -> None:
    words = browser_words(language, key)
    assert re.findall(r"(?i)hover|survole|ratón|souris|mouse", words) == []


def test_french_calls_undoing_and_cancelling_by_different_names() -> None:
    french = (FOLDER / "fr.ftl").read_text(encoding="utf-8")
    undo, cancel = (
        re.search(rf"^{key} = (.*)$", french, re.M) for key in ("tool-undo", "web-cancel")
    )
    assert undo is not None
    assert cancel is not None
    assert undo[1] != cancel[1]
    assert undo[1].lower() in french.split("keys-undo = ")[1].split("\n")[0]
