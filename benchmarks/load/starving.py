"""Abuse by cost: little is sent, and the server shall work, wait, think or remember for it."""

from __future__ import annotations

import asyncio
import json
import secrets

from support.titles import some_box

from digsite.games import load

from .asking import Visitor
from .floods import match_with_bots
from .lines import Lines, frame

LARGEST_BODY = 256 * 1024
LARGEST_CARDS = 190_000
HINTS, HINT_SECONDS = 12, 20
HALF_OPEN = 50  # at a time, by each of these abusers
HOLD = 10.0  # seconds that they are held


async def many_keys(lines: Lines, visitor: Visitor) -> None:
    """JSON objects with as many names as fit into a body; no login is needed."""
    names = ",".join(f'"{number:x}":0' for number in range(LARGEST_BODY // 9))
    await lines.post(visitor, "/api/guests", f"{{{names}}}".encode())


async def hints(lines: Lines, visitor: Visitor) -> None:
    """As many long hints by one guest as a socket takes."""
    matches = [await match_with_bots(lines, visitor) for _ in range(HINTS)]
    reader, writer = await lines.open(visitor)
    try:
        for match in matches:
            hint = {"type": "hint", "match": match, "key": match[:20], "seconds": HINT_SECONDS}
            writer.write(frame(json.dumps(hint).encode()))
        async with asyncio.timeout(HINT_SECONDS):
            while await reader.read(65_536):
                pass
    except TimeoutError:
        return
    finally:
        writer.transport.abort()


async def reviews(lines: Lines, visitor: Visitor) -> None:
    """Reviews of games that have just ended, asked for by nobody in particular."""
    match = await match_with_bots(lines, visitor, some_box())
    await lines.post(visitor, f"/api/matches/{match}/resign", {"key": "k"})
    nobody = {"X-Forwarded-For": visitor.address}
    line = await lines.connect()
    try:
        await lines.ask(line, "GET", f"/api/matches/{match}/review", nobody)
    finally:
        line[1].close()


async def half_open(lines: Lines, visitor: Visitor) -> None:
    """Requests whose headers never end."""
    await _hold(lines, b"GET / HTTP/1.1\r\nHost: x\r\nX-Y: ", b"y")


async def slow_bodies(lines: Lines, visitor: Visitor) -> None:
    """Requests whose bodies never end."""
    head = f"POST /api/guests HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {visitor.address}\r\n"
    kind = "Content-Type: application/json\r\nContent-Length: 200000\r\n\r\n"
    await _hold(lines, (head + kind).encode(), b" ")


async def many_hosts(lines: Lines, visitor: Visitor) -> None:
    """The same page under ever other names."""
    line = await lines.connect()
    try:
        for _ in range(50):
            host = {"Host": f"{secrets.token_hex(8)}.example.org"}
            await lines.ask(line, "GET", "/", {**visitor.headers, **host})
    finally:
        line[1].close()


async def large_cards(lines: Lines, visitor: Visitor) -> None:
    """A table with a card file of the largest size, kept for ever."""
    cards = dict(load(some_box()).cards().data)
    cards["sourced"] = secrets.token_hex((LARGEST_CARDS - len(json.dumps(cards))) // 2)
    seats = [{"kind": "me"}, {"kind": "open"}]
    await lines.post(visitor, "/api/matches", {"game": some_box(), "seats": seats, "cards": cards})


async def passwords(lines: Lines, visitor: Visitor) -> None:
    """Guesses at somebody's password; each costs the server a slow hash."""
    guess = {"name": "Guest 1", "password": secrets.token_hex(8)}
    await lines.post(visitor, "/api/login", guess)


STARVING = (
    many_keys,
    hints,
    reviews,
    half_open,
    slow_bodies,
    many_hosts,
    large_cards,
    passwords,
)


async def _hold(lines: Lines, begin: bytes, more: bytes) -> None:
    held = [await lines.connect() for _ in range(HALF_OPEN)]
    try:
        for _, writer in held:
            writer.write(begin)
        async with asyncio.timeout(HOLD):
            while True:
                await asyncio.sleep(1)
                for _, writer in held:
                    writer.write(more)
    except TimeoutError:
        return
    finally:
        for _, writer in held:
            writer.transport.abort()
