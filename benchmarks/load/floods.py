"""Abuse by amount: floods, readers that do not read, huge frames, doors never walked through."""

from __future__ import annotations

import asyncio
import json
import random

from support.titles import longest_box

from .asking import Visitor
from .lines import Lines, frame

HUGE = 4 * 1024 * 1024
PING = 9
_random = random.Random(14)


async def messages(lines: Lines, visitor: Visitor) -> None:
    """Messages as fast as they go."""
    await _flood(lines, visitor, frame(b'{"type":"ping"}'))


async def pings(lines: Lines, visitor: Visitor) -> None:
    """Pings of the protocol itself, which no message is counted for."""
    await _flood(lines, visitor, frame(b"x" * 125, PING))


async def unread(lines: Lines, visitor: Visitor) -> None:
    """Ask for much, read nothing."""
    _, writer = await lines.open(visitor)
    match = await match_with_bots(lines, visitor)
    try:
        for number in range(3_000):
            look = {"type": "look", "match": match, "version": 1, "key": f"k{number}"}
            writer.write(frame(json.dumps(look).encode()))
            lines.sent += 1
            await asyncio.sleep(0.04)
    finally:
        writer.transport.abort()


async def huge_frames(lines: Lines, visitor: Visitor) -> None:
    """A frame that is far too large."""
    reader, writer = await lines.open(visitor)
    try:
        writer.write(frame(b"x" * HUGE))
        await writer.drain()
        await reader.read()
    finally:
        writer.transport.abort()


async def churn(lines: Lines, visitor: Visitor) -> None:
    """Come, and be gone again."""
    for _ in range(10):
        _, writer = await lines.open(visitor)
        writer.transport.abort()


async def requests(lines: Lines, visitor: Visitor) -> None:
    """Requests as fast as they are answered."""
    line = await lines.connect()
    try:
        for path in ("/api/games", "/api/matches", "/api/me", "/api/matches/" + "a" * 26) * 25:
            await lines.ask(line, "GET", path, visitor.headers)
    finally:
        line[1].close()


async def junk(lines: Lines, visitor: Visitor) -> None:
    """Bytes that are no HTTP, and half of a request."""
    for data in (_random.randbytes(2_000), b"GET / HTTP/1.1\r\nHost: x\r\nX-Y: "):
        _, writer = await lines.connect()
        writer.write(data)
        await asyncio.sleep(0.5)
        writer.transport.abort()


FLOODS = (messages, pings, unread, huge_frames, churn, requests, junk)


async def match_with_bots(lines: Lines, visitor: Visitor, game: str = longest_box()) -> str:
    """A new match (`ConnectionError` where there are too many already)."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "porter"}]
    status, made = await lines.post(visitor, "/api/matches", {"game": game, "seats": seats})
    if status >= 400:
        raise ConnectionError(status)
    return str(made["match"])


async def _flood(lines: Lines, visitor: Visitor, data: bytes) -> None:
    reader, writer = await lines.open(visitor)
    try:
        while not reader.at_eof():
            writer.write(data * 100)
            lines.sent += 100
            await writer.drain()
            await reader.read(65_536)
            await asyncio.sleep(0.01)
    finally:
        writer.close()
