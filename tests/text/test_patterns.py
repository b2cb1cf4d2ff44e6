"""Sentences are said without Fluent's resolver, and are the same to the letter."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import digsite
from digsite.text import LANGUAGES, Language
from digsite.text.messages import Messages
from digsite.text.patterns import said_by

FILES = sorted(Path(digsite.__file__).parent.rglob("*.ftl"))
OF_NUMBERS = {"zero", "one", "two", "few", "many", "other"}  # no word of ours is one of these
NUMBERS = (0, 1, 2, 5, 21, 100, 12_345, -3, 0.5, 1.25, 1.0)


def _asked(found: object) -> Iterator[ast.BaseNode]:
    """Everything within a part of a message."""
    if isinstance(found, list):
        for each in found:
            yield from _asked(each)
    elif isinstance(found, ast.BaseNode):
        yield found
        for part in vars(found).values():
            yield from _asked(part)


def _tries(pattern: ast.Pattern) -> Iterator[dict[str, object]]:
    nodes = list(_asked(pattern))
    words = {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}
    keys = {node.key for node in nodes if isinstance(node, ast.Variant)}
    names = {key.name for key in keys if isinstance(key, ast.Identifier)}
    for value in (*NUMBERS, "something", *sorted(names - OF_NUMBERS)):
        yield dict.fromkeys(words, value)


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-3:]))
def test_every_message_says_what_fluent_says(file: Path) -> None:
    language = file.stem.split(".")[-1]
    resource = FluentResource(file.read_text(encoding="utf-8"))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    tried = 0
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            said = said_by(entry.value, Locale.parse(language))
            compiled = bundle.get_message(entry.id.name).value
            assert said is not None
            assert compiled is not None
            for words in _tries(entry.value):
                told, errors = bundle.format_pattern(compiled, words)
                assert (said(words), []) == (told, errors), entry.id.name
                tried += 1
    assert tried > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_only_fluent_can_say_is_left_to_it(language: Language) -> None:
    messages = Messages(language)
    messages.learn("-name = Digsite\nfirst = One\nall = { -name }, { first }: { NUMBER($n) }\n")
    assert messages.text("all", {"n": 3}) == "Digsite, One: 3"


@pytest.mark.parametrize("source", ["a = { $n }", "a = { $n ->\n   *[b] c\n}", "a = { -no }"])
def test_a_word_that_is_missing_is_an_error(source: str) -> None:
    messages = Messages("en")
    messages.learn(source + "\n")
    with pytest.raises(KeyError):
        messages.text("a", {})


def test_what_is_no_word_is_an_error() -> None:
    messages = Messages("en")
    messages.learn("a = { $n }\n")
    with pytest.raises(KeyError):
        messages.text("a", {"n": ["x"]})
