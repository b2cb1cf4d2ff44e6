"""A thing of a game has one word in each language, wherever it is said."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast, parse, serialize
from support.titles import boxes

from digsite.games import load
from digsite.text import LANGUAGES, Language

GAMES = Path(__file__).parents[1] / "games"
FILES = ("{}.ftl", "web.{}.ftl", "title.{}.ftl")
SELECTED = re.compile(r"\{[^{}]*->|^\s*\*?\[[\w-]+\]", re.MULTILINE)  # which variant: no words
PLACED = re.compile(r"\{[^{}]*\}")


class Thing(msgspec.Struct, forbid_unknown_fields=True):
    """The beginnings of what something is called in each language."""

    en: str
    fr: str
    es: str
    never: dict[Language, str] = {}
    unsaid: dict[Language, list[str]] = {}

    def said(self, language: Language, sentence: str) -> bool:
        return begins(getattr(self, language), sentence)


def begins(start: str, sentence: str) -> bool:
    return re.search(rf"\b{start}", sentence, re.IGNORECASE) is not None


@cache
def sentences(key: str, language: Language) -> dict[str, str]:
    """What the messages of a game say, without what is put into them."""
    found = {}
    for name in FILES:
        path = load(key).folder / "text" / name.format(language)
        for each in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(each, ast.Message):
                _, _, text = serialize(ast.Resource([each])).partition("=")
                found[each.id.name] = PLACED.sub("", SELECTED.sub("", text))
    return found


def things(key: str) -> dict[str, Thing]:
    text = (GAMES / key / "things.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Thing])


def otherwise(key: str, language: Language, names: dict[str, Thing]) -> Iterator[str]:
    """The messages that say a thing in English, and call it something else in a language."""
    here = sentences(key, language)
    for name, thing in names.items():
        for message, sentence in sentences(key, "en").items():
            if message in thing.unsaid.get(language, []):
                continue
            if thing.said("en", sentence) and not thing.said(language, here[message]):
                yield f"{name}: {message} = {here[message].strip()}"
        never = thing.never.get(language)
        for message, sentence in here.items():
            if never and begins(never, sentence):
                yield f"{name}: {message} says {never}"


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
@pytest.mark.parametrize("key", boxes())
def test_a_thing_is_called_by_its_one_word(key: str, language: Language) -> None:
    assert list(otherwise(key, language, things(key))) == []


@pytest.mark.parametrize("key", boxes())
def test_every_thing_is_spoken_of_and_nothing_is_excused_in_vain(key: str) -> None:
    english = sentences(key, "en").values()
    for thing in things(key).values():
        assert any(thing.said("en", sentence) for sentence in english)
        for language, messages in thing.unsaid.items():
            for message in messages:
                assert not thing.said(language, sentences(key, language)[message])


@pytest.mark.parametrize("key", boxes())
def test_another_word_is_found(key: str) -> None:
    wrong = {"planted": msgspec.structs.replace(next(iter(things(key).values())), fr="machin")}
    assert list(otherwise(key, "fr", wrong))
