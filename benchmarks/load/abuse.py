"""People who misuse the server while others play: each kind in a loop, from a few addresses."""

from __future__ import annotations

import asyncio
import json
import random
import struct
from collections.abc import Awaitable, Callable
from weakref import WeakSet

from .asking import Visitor
from .figures import Figures

ADDRESSES = 20  # the abusers seem to come from so many
OF_EACH = 6  # abusers of each kind
FIRST = 0xC00000  # their addresses are nobody else's
HUGE = 4 * 1024 * 1024


class Abusers:
    """Floods, readers that do not read, huge frames, and doors that are never walked through."""

    def __init__(self, port: int, figures: Figures) -> None:
        self.port = port
        self.figures = figures
        self._tasks: list[asyncio.Task[None]] = []
        self._writers: WeakSet[asyncio.StreamWriter] = WeakSet()
        self._random = random.Random(14)

    async def begin(self) -> None:
        """Misuse it until `stop`."""
        visitors = [Visitor(self.port, FIRST + number) for number in range(ADDRESSES)]
        await asyncio.gather(*[asyncio.to_thread(visitor.come) for visitor in visitors])
        for kind in (self._flood, self._never_read, self._huge, self._churn, self._ask, self._junk):
            for number in range(OF_EACH):
                visitor = visitors[number % ADDRESSES]
                self._tasks.append(asyncio.create_task(self._for_ever(kind, visitor)))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._writers:
            writer.transport.abort()

    async def _for_ever(self, kind: Callable[[Visitor], Awaitable[None]], visitor: Visitor) -> None:
        while True:
            self.figures.abuses += 1
            try:
                async with asyncio.timeout(30):
                    await kind(visitor)
            except (OSError, TimeoutError, asyncio.IncompleteReadError):
                self.figures.turned_away += 1
            await asyncio.sleep(0.05 + self._random.random() * 0.1)

    async def _flood(self, visitor: Visitor) -> None:
        """Messages as fast as they go."""
        reader, writer = await self._open(visitor)
        try:
            while not reader.at_eof():
                for _ in range(100):
                    writer.write(frame(b'{"type":"ping"}'))
                await writer.drain()
                await reader.read(65_536)
                await asyncio.sleep(0.01)
        finally:
            writer.close()

    async def _never_read(self, visitor: Visitor) -> None:
        """Ask for much, read nothing."""
        _, writer = await self._open(visitor)
        match = await asyncio.to_thread(_match_with_bots, visitor)
        try:
            for number in range(3_000):
                look = {"type": "look", "match": match, "version": 1, "key": f"k{number}"}
                writer.write(frame(json.dumps(look).encode()))
                await asyncio.sleep(0.04)
        finally:
            writer.transport.abort()

    async def _huge(self, visitor: Visitor) -> None:
        """A frame that is far too large."""
        reader, writer = await self._open(visitor)
        try:
            writer.write(frame(b"x" * HUGE))
            await writer.drain()
            await reader.read()
        finally:
            writer.transport.abort()

    async def _churn(self, visitor: Visitor) -> None:
        """Come, and be gone again."""
        for _ in range(10):
            _, writer = await self._open(visitor)
            writer.transport.abort()

    async def _ask(self, visitor: Visitor) -> None:
        """Requests as fast as they are answered."""
        reader, writer = await self._connect()
        try:
            for path in ("/api/games", "/api/matches", "/api/me", "/api/matches/" + "a" * 26) * 25:
                writer.write(_request(path, visitor.headers))
                await _answer(reader)
        finally:
            writer.close()

    async def _junk(self, visitor: Visitor) -> None:
        """Bytes that are no HTTP, and half of a request."""
        for data in (self._random.randbytes(2_000), b"GET / HTTP/1.1\r\nHost: x\r\nX-Y: "):
            _, writer = await self._connect()
            writer.write(data)
            await asyncio.sleep(0.5)
            writer.transport.abort()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self._writers.add(writer)
        return reader, writer

    async def _open(self, visitor: Visitor) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A socket by hand (`ConnectionError` where the server does not want it)."""
        reader, writer = await self._connect()
        headers = {
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        }
        writer.write(_request("/api/socket", {**visitor.headers, **headers}))
        first = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in first.partition(b"\r\n")[0]:
            writer.close()
            raise ConnectionError(first[:60])
        return reader, writer


def frame(payload: bytes) -> bytes:
    """A text frame as a client sends it; the mask is nothing."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", 0x81, 0x80 | size)
    elif size < 65_536:
        head = struct.pack("!BBH", 0x81, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", 0x81, 0x80 | 127, size)
    return head + b"\0\0\0\0" + payload


def _match_with_bots(visitor: Visitor) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "porter"}]
    try:
        made = visitor.ask("POST", "/api/matches", {"game": "thebes", "seats": seats})
    except RuntimeError:  # too many from this address
        raise ConnectionError from None
    return str(made["match"])


def _request(path: str, headers: dict[str, str]) -> bytes:
    lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", *[f"{a}: {b}" for a, b in headers.items()]]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def _answer(reader: asyncio.StreamReader) -> None:
    head = await reader.readuntil(b"\r\n\r\n")
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            await reader.readexactly(int(line.partition(b":")[2]))
