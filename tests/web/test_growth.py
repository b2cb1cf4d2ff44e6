"""Every door, fed a quarter, half and all of what it takes: the cost grows no faster than that."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from starlette.requests import Request
from support.growth import ALLOWED, Work, growth

from digsite.core.cards import card_file
from digsite.core.errors import BadInput, BadRecord, DigsiteError
from digsite.games import load
from digsite.play import parse_record, replay
from digsite.play.names import name_problem, visible
from digsite.service import ceremonies
from digsite.service.matches.own_cards import LARGEST_CARDS
from digsite.service.messages import Site, Wanted
from digsite.web import wire
from digsite.web.http import strict
from digsite.web.http.call import LARGEST_TEXT, Call, Caller
from digsite.web.http.problems import Problem
from digsite.web.pages.preferences import preferences_of

HEADERS = 64 * 1024
Text = Callable[[int], str]
REFUSALS = (strict.NotJson, strict.Misfit, Problem, BadInput, DigsiteError)

# -- JSON --------------------------------------------------------------------------

JSON: dict[str, Text] = {
    "many keys, the last one twice": lambda n: _object([f'"{k}"' for k in [*_fill(n, 10), 7]]),
    "many keys": lambda n: _object([f'"{k}"' for k in _fill(n, 10)]),
    "one key again and again": lambda n: _object(['"k"'] * (n // 6)),
    "a long key twice": lambda n: _object([f'"{"k" * (n // 2 - 10)}"'] * 2),
    "empty objects": lambda n: f"[{','.join(['{}'] * (n // 3))}]",
    "empty lists": lambda n: f"[{','.join(['[]'] * (n // 3))}]",
    "escapes": lambda n: '"' + "\\u0041" * (n // 6) + '"',
    "a number with many digits": lambda n: "1" * n,
    "a number with many decimals": lambda n: "0." + "9" * n,
    "a number with many noughts": lambda n: "0." + "0" * (n - 4) + "1",
    "a far exponent": lambda n: "1e" + "9" * n,
    "numbers as long as they may be": lambda n: f"[{','.join(['1' * 4300] * (n // 4301))}]",
    "nested": lambda n: "[" * n,
    "an open string": lambda n: '"' + "x" * n,
    "blanks": lambda n: " " * n,
    "lines, then nonsense": lambda n: "\n" * n + "?",
}


@pytest.mark.parametrize("what", JSON)
def test_json_costs_what_it_weighs(what: str) -> None:
    def make(size: int) -> Work:
        data = JSON[what](size).encode()[: strict.LARGEST_BODY]
        return lambda: strict.read(data, Wanted)

    grows_no_faster(make, strict.LARGEST_BODY)


@pytest.mark.parametrize("what", JSON)
def test_a_message_of_a_socket_costs_what_it_weighs(what: str) -> None:
    def make(size: int) -> Work:
        frame = JSON[what](size)

        def read() -> None:
            for _ in range(20):
                refused(lambda: wire.read_up(frame))

        return read

    grows_no_faster(make, strict.LARGEST_FRAME)


# -- headers -----------------------------------------------------------------------

HEADER: dict[str, tuple[str, Text]] = {
    "a quoted cookie": ("cookie", lambda n: 'digsite="' + '\\"' * (n // 2) + '"'),
    "an octal cookie": ("cookie", lambda n: 'digsite-look="' + "\\101" * (n // 4) + '"'),
    "many cookies": ("cookie", lambda n: "; ".join(["digsite=x"] * (n // 11))),
    "many languages": ("accept-language", lambda n: ",".join(["fr;q=0.5"] * (n // 9))),
    "a weight of many digits": ("accept-language", lambda n: "fr;q=0." + "9" * n),
    "a long token": ("authorization", lambda n: "Bearer " + "x" * n),
    "a long origin": ("origin", lambda n: "http://" + "x." * (n // 2)),
    "a long host": ("host", lambda n: "x." * (n // 2)),
}


@pytest.mark.parametrize("what", HEADER)
def test_a_header_costs_what_it_weighs(what: str) -> None:
    name, text = HEADER[what]

    def make(size: int) -> Work:
        value = text(size)

        def work() -> None:
            request = _request(headers={name: value})
            refused(lambda: Caller(request).token)
            refused(lambda: Caller(request).language)
            refused(lambda: Caller(request).check_origin())
            refused(lambda: preferences_of(request))

        return work

    grows_no_faster(make, HEADERS)


@pytest.mark.parametrize("text", ["a=1&", "&", "a", "%41", "a=%ff&", "language=en&"])
def test_a_query_costs_what_it_weighs(text: str) -> None:
    def make(size: int) -> Work:
        asked = text * (size // len(text))
        return lambda: Call(_request(query=asked)).query()

    grows_no_faster(make, HEADERS)


# -- records -----------------------------------------------------------------------

RECORD: dict[str, Text] = {
    "many headers": lambda n: "Digsite record 1\n" + "".join([f"A{k}: x\n" for k in _fill(n, 12)]),
    "many seats": lambda n: _record("".join([f"Seat {k + 2}: A (human)\n" for k in _fill(n, 20)])),
    "many options": lambda n: _record("", options=" ".join([f"o{k}=yes" for k in _fill(n, 15)])),
    "many scores": lambda n: _record("", scores="1 " * (n // 2) + "1"),
    "many moves": lambda n: _record("") + "\n" + "* front\n" * (n // 8),
    "many words in a line": lambda n: _record("") + "\n1" + " take:1" * (n // 7) + "\n",
    "a long word": lambda n: _record("") + "\n1 " + "x" * n + "\n",
    "a long word of bad signs": lambda n: _record("") + "\n1 " + "\u202e" * (n // 3) + "\n",
    "a word of many parts": lambda n: _record("") + "\n1 " + "a:" * (n // 2) + "\n",
    "a long game": lambda n: _record("", game="x" * n),
    "a long name": lambda n: _record("", anna="x" * n),
    "a long digest": lambda n: _record("", cards="x" * n),
    "empty lines": lambda n: _record("") + "\n" * n,
    "one line": lambda n: "x" * n,
    "a card file that is none": lambda n: _record("Card-file: " + "[" * n + "\n"),
    "a card file with a long name": lambda n: _record(
        'Card-file: {"name":"x","cards":["' + "x" * n + '"]}\n'
    ),
}


@pytest.mark.parametrize("what", RECORD)
def test_a_record_costs_what_it_weighs(what: str) -> None:
    def make(size: int) -> Work:
        text = RECORD[what](size)
        return lambda: replay(parse_record(text))

    grows_no_faster(make, LARGEST_TEXT)


@pytest.mark.parametrize(
    "word", ["lay:a-", "lay:aaaaaaaa", "take:1", "draw:left:", "awaken:9", "a:"]
)
def test_a_word_of_notation_costs_what_it_weighs(title: str, word: str) -> None:
    def make(size: int) -> Work:
        long = word * (size // len(word))
        return lambda: load(title).parse(long)

    grows_no_faster(make, LARGEST_TEXT // 8)  # more is the allocator's noise


@pytest.mark.parametrize("what", RECORD)
def test_a_bad_record_is_not_told_back_whole(what: str) -> None:
    with pytest.raises(BadRecord) as error:
        replay(parse_record(RECORD[what](LARGEST_TEXT // 4)))
    assert len(str(error.value)) < 1_000


# -- card files --------------------------------------------------------------------


@pytest.mark.parametrize("field", ["name", "note", "cards", "status", "treasures", "small_cards"])
@pytest.mark.parametrize("how", ["a long text", "many texts", "many keys", "many like the first"])
def test_a_card_file_costs_what_it_weighs(title: str, field: str, how: str) -> None:
    game = load(title)
    honest = game.cards().data

    def make(size: int) -> Work:
        data = json.dumps({**honest, field: _stuffed(honest.get(field), how, size)})
        return lambda: game.check_cards(card_file(data, "cards"))

    grows_no_faster(make, LARGEST_CARDS)


# -- names, passkeys ---------------------------------------------------------------


@pytest.mark.parametrize("sign", ["x", " ", "\u202e", "\U0001f3fa", "\u0301"])
def test_a_name_costs_what_it_weighs(sign: str) -> None:
    def make(size: int) -> Work:
        name = sign * size
        return lambda: (name_problem(name), visible(name))

    grows_no_faster(make, strict.LARGEST_BODY)


@pytest.mark.parametrize("field", ["clientDataJSON", "attestationObject"])
@pytest.mark.parametrize("byte", [b"[", b"\x81", b"\xa1", b"\x9f", b"x", b'{"a":'])
def test_the_answer_of_a_passkey_costs_what_it_weighs(field: str, byte: bytes) -> None:
    from webauthn.helpers import bytes_to_base64url

    def make(size: int) -> Work:
        said = {"clientDataJSON": bytes_to_base64url(b'{"challenge":"AA"}')}
        said["attestationObject"] = bytes_to_base64url(b"\xa0")
        said[field] = bytes_to_base64url(byte * (size // len(byte)))
        answer = {"id": "AA", "rawId": "AA", "type": "public-key", "response": said}

        def work() -> None:
            refused(lambda: ceremonies.challenge_in(answer))
            refused(lambda: ceremonies.added(Site("localhost", ("http://localhost",)), answer, b""))

        return work

    grows_no_faster(make, strict.LARGEST_BODY * 3 // 4)


# -- the test itself ---------------------------------------------------------------


def test_a_cost_that_grows_with_the_square_is_noticed() -> None:
    """The fault this was written for: looking for the double key by counting each of them."""

    def make(size: int) -> Work:
        keys = _fill(size, 10)
        return lambda: [key for key in keys if keys.count(key) > 1]

    with pytest.raises(AssertionError):
        grows_no_faster(make, strict.LARGEST_BODY // 4)


def grows_no_faster(make: Callable[[int], Work], limit: int) -> None:
    def checked(size: int) -> Work:
        work = make(size)
        return lambda: refused(work)

    times, seconds = growth(checked, limit)
    assert times < ALLOWED, f"four times as much costs {times:.1f} times as much: {seconds:.3f} s"


def refused(work: Work) -> None:
    with suppress(*REFUSALS):
        work()


def _fill(size: int, each: int) -> list[int]:
    """Numbers that take so much room."""
    return list(range(max(size // each, 1)))


def _object(keys: list[str]) -> str:
    return "{" + ",".join([f"{key}:1" for key in keys]) + "}"


def _request(headers: dict[str, str] | None = None, query: str = "") -> Request:
    given = {"host": "127.0.0.1:1", **(headers or {})}
    from digsite.web.http.security import Origins

    context = SimpleNamespace(origins=Origins())
    return Request(
        {
            "type": "http",
            "method": "GET",
            "path": "/",
            "scheme": "http",
            "server": ("127.0.0.1", 1),
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in given.items()],
            "app": SimpleNamespace(state=SimpleNamespace(context=context)),
        }
    )


def _record(
    more: str,
    game: str = "scarab",
    anna: str = "Anna",
    options: str = "none",
    scores: str = "unfinished",
    cards: str = "",
) -> str:
    scarab = load("scarab")
    shipped = scarab.cards()
    named = cards or f"{shipped.name} sha256:{shipped.digest}"
    return (
        f"Digsite record 1\nGame: {game}\nRules: {scarab.rules}\nCards: {named}\n"
        f"Options: {options}\nSeat 1: {anna} (human)\nSeat 2: Berta (human)\n{more}Start: open\n"
        f"Scores: {scores}\nWinners: unfinished\nSeal: none\n"
    )


def _stuffed(honest: Any, how: str, size: int) -> Any:
    match how:
        case "a long text":
            return "x" * size
        case "many texts":
            return [f"x{k}" for k in _fill(size, 10)]
        case "many keys":
            return {f"x{k}": "sourced" for k in _fill(size, 22)}
    first = honest[0] if isinstance(honest, list) and honest else {"id": "x"}
    weight = len(msgspec.json.encode(first)) + 12
    if not isinstance(first, dict):
        return [first] * max(size // weight, 1)
    return [{**first, "id": f"{first.get('kind', 'x')}/{k}"} for k in _fill(size, weight)]
