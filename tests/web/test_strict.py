"""Bytes from strangers: what is not exactly right is refused, with the reason."""

from __future__ import annotations

import json

import pytest

from digsite.web import wire
from digsite.web.http import strict

MATCH = "a" * 26

NOT_JSON: dict[str, str | bytes] = {
    "not UTF-8": b'{"type": "p\xffng"}',
    "half a character, raw": '{"type": "\ud800"}',
    "a raw NUL": b'{"type": "ping\x00"}',
    "NaN": b'{"type": NaN}',
    "endless": b'{"type": 1e999}',
    "minus infinity": b'{"type": -Infinity}',
    "a key twice": b'{"type": "ping", "type": "ping"}',
    "a key twice, inside": b'{"type": "why", "action": {"a": 1, "a": 2}}',
    "far too many digits": b'{"type": ' + b"9" * 10_000 + b"}",
    "a byte order mark": b'\xef\xbb\xbf{"type": "ping"}',
    "single quotes": b"{'type': 'ping'}",
    "a comment": b'{"type": "ping"} // hello',
    "two values": b'{"type": "ping"} {}',
    "nothing": b"",
}

NO_FIELD = {
    "half a character": b'{"type": "\\ud800"}',
    "NUL": b'{"type": "ping\\u0000"}',
    "too deep": b'{"type": ' + b"[" * 40 + b"]" * 40 + b"}",
    "far too deep": b"[" * 100_000,
}

MISFITS = {
    "a list": [],
    "a number": 3,
    "no type": {},
    "no such type": {"type": "fly"},
    "a type that is no text": {"type": ["ping"]},
    "an unknown field": {"type": "ping", "more": 1},
    "a missing field": {"type": "watch"},
    "text for a number": {"type": "watch", "match": MATCH, "since": "3"},
    "a number with a point": {"type": "watch", "match": MATCH, "since": 3.5},
    "below zero": {"type": "watch", "match": MATCH, "since": -1},
    "not an id": {"type": "watch", "match": "../../etc/passwd"},
    "an id and a line": {"type": "watch", "match": MATCH + "\n"},
    "no actions": {"type": "play", "match": MATCH, "version": 1, "key": "k", "actions": []},
    "a bare action": {"type": "play", "match": MATCH, "version": 1, "key": "k", "actions": [1]},
    "a key and a line": {"type": "resign", "match": MATCH, "key": "k\n"},
    "an empty key": {"type": "resign", "match": MATCH, "key": ""},
    "too much chat": {"type": "chat", "match": MATCH, "key": "k", "text": "x" * 501},
    "another language": {"type": "speak", "language": "de"},
}


@pytest.mark.parametrize("what", NOT_JSON)
def test_what_is_not_our_json_is_refused(what: str) -> None:
    with pytest.raises(strict.NotJson):
        strict.plain(NOT_JSON[what])


@pytest.mark.parametrize("what", NO_FIELD)
def test_json_that_no_field_could_hold_is_refused(what: str) -> None:
    with pytest.raises(strict.Misfit):
        strict.plain(NO_FIELD[what])


@pytest.mark.parametrize("what", MISFITS)
def test_a_message_of_another_form_is_refused(what: str) -> None:
    with pytest.raises(strict.Misfit):
        wire.read_up(json.dumps(MISFITS[what]))


def test_a_whole_number_may_be_written_with_a_point() -> None:
    assert strict.read(b"9.0", int) == 9
    assert strict.plain(b"9.5") == 9.5


def test_brackets_inside_text_are_not_nesting() -> None:
    assert strict.plain(json.dumps("[" * 500)) == "[" * 500


def test_characters_beyond_the_first_plane_are_text() -> None:
    assert strict.plain(b'"\\ud83c\\udffa"') == "\U0001f3fa"


@pytest.mark.parametrize("kind", wire.UP, ids=lambda kind: str(kind.__struct_config__.tag))
def test_every_message_has_a_sentence_that_says_what_it_is_for(kind: type[wire.Up]) -> None:
    assert kind.__dict__.get("__doc__")
