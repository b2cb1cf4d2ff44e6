"""Things that people send who mean no good."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from .titles import some_box

TEXTS = [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "javascript:alert(1)",
    "'; DROP TABLE matches; --", "\" OR 1=1 --", "x' UNION SELECT token FROM tokens --",
    "%27%20OR%201", "../../../../etc/passwd", "..\\..\\windows", "/etc/passwd",
    "file:///etc/passwd", "C:\\con\\nul", "\x1b[2J\x1b[31mred", "\x1b]0;title\x07", "\x9b31m",
    "\u202egnp.exe", "\u2066\u2069", "\ufeff", "\u200b", "\u0000", "a\u0000b",
    "\r\nSet-Cookie: digsite=x", "\n\n", "\t", "\x7f", "\ue000", "\uffff", "\U000e0041",
    "Z\u0351\u036b\u0343" * 12, "\U0001f3fa" * 40, "﷽" * 40, "x" * 41, "x" * 500, "x" * 100_000,
    "", " ", "a ", "{{7*7}}", "${7*7}", "%s%s%n", "{ $name }", "{0.__class__}", "__proto__",
    "constructor", "null", "NaN",
]  # fmt: skip

PATHS = [
    "/static/../../pyproject.toml", "/static/%2e%2e/%2e%2e/server.py",
    "/static/..%2f..%2fserver.py", "/static/....//server.py", "/static/%252e%252e/server.py",
    "/static/%00", "/static/a%00.js", "/static//etc/passwd", "/static/%5c..%5cserver.py",
    "/static/" + "a/" * 500, "/static/" + "x" * 5000, "/m/../../etc/passwd", "/m/%2e%2e%2f",
    "//etc/passwd", "/api/../healthz/..", "/api/matches/../../me", "/api/matches/%2e%2e/sight",
    "/api/rules/..%2f..%2fcore", "/api/rules/%00", "/api/words?game=../../core",
    "/api/matches/" + "a" * 26 + "%0a", "/api/matches/" + "A" * 26, "/api/matches/" + "a" * 5000,
    "/api/matches?before=' OR 1=1 --", "/api/matches?limit=99999999999999999999",
    "/api/matches?state=mine'--", "/api/matches?limit=1&limit=2", "/api/matches?%00=1",
    "/api/me?x=" + "y" * 8000, "/api/games?language=../en",
]  # fmt: skip


def records(honest: list[str], dice: random.Random) -> Iterator[str]:
    """Records that were tampered with, and things that are none."""
    yield from ("", "\n" * 100_000, "Digsite record 1", "x" * 1_000_000, "[" * 500_000)
    yield from ('{"a":' * 100_000, "Digsite record 1\n" + f"game {some_box()}\n" * 50_000)
    while True:
        lines = dice.choice(honest).split("\n")
        for _ in range(dice.randint(1, 3)):
            dice.choice(_TAMPERING)(lines, dice)
        yield "\n".join(lines)


def frames(match: str, dice: random.Random) -> Iterator[str | bytes]:
    """Messages with something wrong about them, and things that are none."""
    yield from (b"", b"\x00", b"\xff" * 100, "", "x", "{", "[]", "1e999", '"' * 8000, "[" * 8000)
    good: list[dict[str, Any]] = [
        {"type": "watch", "match": match, "since": 1},
        {"type": "look", "match": match, "version": 1, "key": "k"},
        {"type": "play", "match": match, "version": 1, "key": "k", "actions": [{"type": "secure"}]},
        {"type": "why", "match": match, "action": {"type": "secure"}, "key": "k"},
        {"type": "chat", "match": match, "text": "hi", "key": "k"},
        {"type": "answer", "match": match, "proposal": 1, "agree": True},
        {"type": "hint", "match": match, "key": "k", "seconds": 0.1},
    ]
    while True:
        message = dict(dice.choice(good))
        field = dice.choice(list(message))
        message[field] = dice.choice(_ODD_VALUES)
        text = json.dumps(message)
        at = dice.randrange(len(text))
        broken = (
            text[:at] + chr(dice.choice([0, 34, 92, 0x7F, 0x2028, 0xFFFD, 123])) + text[at + 1 :]
        )
        ways: list[str | bytes] = [text, text, broken, text[:at], text + text, text.encode()]
        yield dice.choice(ways)


_ODD_VALUES: list[Any] = [
    None, True, -1, 1 << 70, 1.5, 1e308, "", "x" * 3000, [], {}, [[]] * 50, {"a": {"b": {}}},
    [None] * 40, *TEXTS[:12], *TEXTS[16:26],
]  # fmt: skip


def _drop(lines: list[str], dice: random.Random) -> None:
    lines.pop(dice.randrange(len(lines))) if len(lines) > 1 else None


def _double(lines: list[str], dice: random.Random) -> None:
    at = dice.randrange(len(lines))
    lines.insert(at, lines[at])


def _swap(lines: list[str], dice: random.Random) -> None:
    a, b = dice.randrange(len(lines)), dice.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]


def _spoil(lines: list[str], dice: random.Random) -> None:
    at = dice.randrange(len(lines))
    place = dice.randrange(len(lines[at]) + 1)
    lines[at] = lines[at][:place] + dice.choice(TEXTS[:34]) + lines[at][place + 1 :]


def _digits(lines: list[str], dice: random.Random) -> None:
    at = dice.randrange(len(lines))
    lines[at] = "".join([str(dice.randrange(10)) if sign.isdigit() else sign for sign in lines[at]])


def _long(lines: list[str], dice: random.Random) -> None:
    at = dice.randrange(len(lines))
    lines[at] = lines[at] * dice.choice([10, 1000])


_TAMPERING = [_drop, _double, _swap, _spoil, _digits, _long]
