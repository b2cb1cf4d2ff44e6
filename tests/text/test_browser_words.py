"""The browser has its words in every language, and asks for none that are missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import digsite
from digsite.games import titles
from digsite.text import LANGUAGES
from digsite.text.browser import FOLDER, SENTENCES, browser_words

STATIC = Path(digsite.__file__).parent / "web" / "static"
STEMS = sorted({path.name.removesuffix(".en.ftl") for path in FOLDER.glob("*.en.ftl")})
FILES = ["{}.ftl", *[stem + ".{}.ftl" for stem in STEMS]]


class _Names(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(source: str) -> dict[str, set[str]]:
    """Every message with its placeholders; nothing unreadable, nothing twice."""
    found: dict[str, set[str]] = {}
    for entry in parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            names = _Names()
            names.visit(entry)
            found[entry.id.name] = names.found
    return found


@pytest.mark.parametrize("name", FILES)
def test_every_language_has_the_same_messages_with_the_same_placeholders(name: str) -> None:
    english = messages((FOLDER / name.format("en")).read_text(encoding="utf-8"))
    for language in LANGUAGES:
        assert messages((FOLDER / name.format(language)).read_text(encoding="utf-8")) == english


@pytest.mark.parametrize("stem", STEMS)
def test_words_of_a_title_begin_with_its_key(stem: str) -> None:
    assert stem in titles()
    found = messages((FOLDER / f"{stem}.en.ftl").read_text(encoding="utf-8"))
    assert [key for key in found if not key.startswith(f"{stem}-")] == []


def said(folder: Path) -> set[str]:
    """The keys that modules ask for by name."""
    source = "".join([path.read_text(encoding="utf-8") for path in folder.rglob("*.js")])
    return set(re.findall(r'\bsay\(\s*"([a-z0-9-]+)"', source))


def test_every_key_the_pages_ask_for_is_there() -> None:
    known = messages(browser_words("en"))
    for folder in ("pages", "ui", "words"):
        assert said(STATIC / folder) <= set(known)


@pytest.mark.parametrize(
    "key", sorted(path.name for path in (STATIC / "tables").iterdir() if path.is_dir())
)
def test_every_key_a_table_asks_for_is_there(key: str) -> None:
    game = key if key in titles() else ""
    assert said(STATIC / "tables" / key) <= set(messages(browser_words("en", game)))


@pytest.mark.parametrize("game", titles())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_gets_the_vocabulary_of_a_game_but_not_its_sentences(
    language: str, game: str
) -> None:
    found = messages(browser_words(language, game))  # type: ignore[arg-type]
    assert set(messages(browser_words(language))) <= set(found)  # type: ignore[arg-type]
    assert [key for key in found if key.startswith(SENTENCES)] == []
