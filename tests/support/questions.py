"""Everything one watcher can ask of a running match without changing it, by name."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from typing import Any, NamedTuple
from zlib import crc32

from .lines import Line, Plug

# At every position: what there is to see and to choose, what happened, what is refused and how.
ALWAYS = ("sight since", "log since", "why a draw", "move a draw", "early move")

LONG = {
    "log": "/log",
    "since": "/since",
    "log in French": "/log?language=fr",
    "sight since the start": "/sight?since=0",
}
FOREIGN = {"type": "fly"}
SHELVES = ("open", "live", "finished", "mine")
PAGES = ("", "/chat", "/notes", "/cards", "/record", "/record?format=json", "/story", "/review")
# Of the figures, only those of time differ by themselves, and with them the length.
_TIMED = re.compile(rb"^(digsite_\w+_(bucket|sum|created)[ {]|content-length).*\n", re.MULTILINE)


class Asked(NamedTuple):
    """Who asks, and about what."""

    match: str
    token: str | None
    version: int
    earlier: int  # a version to look back to
    offers: list[dict[str, Any]]
    draw: dict[str, Any]  # an action that is chance's to take
    stranger_seat: int  # somebody else's
    further: int = 1  # of the questions that need not be asked always, one in so many is
    salt: int = 0  # which of them

    def asks(self, name: str) -> bool:
        return name in ALWAYS or crc32(f"{self.salt} {name}".encode()) % self.further == 0


async def everything(
    line: Line, asked: Asked, whole: bool, hints: bool
) -> AsyncIterator[tuple[str, bytes]]:
    """Questions by HTTP and by socket, with their answers; long ones too if it is the `whole`."""
    ask = _Asking(line, asked)
    for name, path in _looks(asked):
        if asked.asks(name):
            yield name, await ask.get(path)
    for name, path, body in _posts(asked):
        if asked.asks(name):
            yield name, await ask.post(path, body)
    if hints:
        yield "hint", await ask.post("/hint", {"seconds": 0.1})
    if asked.asks("socket"):
        socket = await line.socket(asked.token)
        async for name, frames in _by_socket(socket, asked, whole):
            yield name, frames
        await socket.close()
    if whole:
        async for name, answer in _of_the_whole(ask):
            yield name, answer


async def _of_the_whole(ask: _Asking) -> AsyncIterator[tuple[str, bytes]]:
    """What hardly changes from move to move, or is long."""
    for path in PAGES:
        yield f"GET {path or '/'}", await ask.get(path)
    for name, path in LONG.items():
        yield name, await ask.get(path)
    for shelf in SHELVES:
        yield f"list {shelf}", await ask.whole("GET", f"/api/matches?state={shelf}")
    yield "me", await ask.whole("GET", "/api/me")
    yield "metrics", _TIMED.sub(b"", await ask.whole("GET", "/metrics"))


class _Asking:
    def __init__(self, line: Line, asked: Asked) -> None:
        self._line, self._token = line, asked.token
        self._match = f"/api/matches/{asked.match}"

    async def get(self, path: str) -> bytes:
        return await self.whole("GET", self._match + path)

    async def post(self, path: str, body: Any) -> bytes:
        return await self.whole("POST", self._match + path, body)

    async def whole(self, method: str, path: str, body: Any = None) -> bytes:
        return await self._line.ask(method, path, self._token, body)


def _looks(asked: Asked) -> list[tuple[str, str]]:
    other, at = asked.stranger_seat, asked.earlier
    return [
        ("sight", "/sight"),
        ("sight since", f"/sight?since={max(asked.version - 4, 0)}"),
        ("sight at the start", "/sight?at=1"),
        ("past sight", f"/sight?at={at}"),
        ("past sight of the last version", f"/sight?at={max(asked.version - 1, 1)}"),
        ("sight beyond the end", f"/sight?at={asked.version + 1}"),
        ("sight through other eyes", f"/sight?seat={other}"),
        ("past sight through other eyes", f"/sight?at={at}&seat={other}"),
        ("log since", f"/log?since={max(asked.version - 4, 0)}"),
    ]


def _posts(asked: Asked) -> list[tuple[str, str, Any]]:
    wishes = {"an offer": asked.offers[:1], "the last offer": asked.offers[1:][-1:]}
    wishes |= {"a draw": [asked.draw], "nonsense": [FOREIGN]}
    found: list[tuple[str, str, Any]] = []
    for name, actions in wishes.items():
        for action in actions:
            found.append((f"why {name}", "/why", {"action": action}))
            found.append((f"preview of {name}", "/preview", {"action": action}))
    for name, action in (("a draw", asked.draw), ("nonsense", FOREIGN)):
        move = {"version": asked.version, "key": "odd", "actions": [action]}
        found.append((f"move {name}", "/moves", move))
    late = {"version": asked.version - 1, "key": "late", "actions": asked.offers[:1] or [FOREIGN]}
    found += [
        ("late move", "/moves", late),
        ("early move", "/moves", {**late, "version": asked.version + 1}),
        ("late undo", "/undo", {"version": asked.version - 1, "key": "back"}),
        ("join", "/join", {}),
        ("answer to no proposal", "/proposals/77", {"agree": True}),
    ]
    return found


async def _by_socket(socket: Plug, asked: Asked, whole: bool) -> AsyncIterator[tuple[str, bytes]]:
    about = {"match": asked.match, "key": "k"}
    since = max(asked.version - 5, 0)
    messages: list[dict[str, Any]] = [
        {"type": "watch", "match": asked.match, "since": since},
        {"type": "look", **about, "version": asked.earlier},
        {"type": "look", **about, "version": asked.earlier, "seat": asked.stranger_seat},
        {"type": "undo", **about, "version": asked.version - 1},
    ]
    for action in [*asked.offers[:1], asked.draw]:
        messages += [{"type": kind, **about, "action": action} for kind in ("why", "preview")]
    if whole:
        messages.append({"type": "speak", "language": "es"})
    for message in messages:
        yield f"socket {message['type']}", await socket.say(message)


def sight_in(answer: bytes) -> dict[str, Any]:
    """What a sight says, to ask on."""
    found: dict[str, Any] = json.loads(re.split(rb"\r?\n\r?\n", answer, maxsplit=1)[1])
    return found
