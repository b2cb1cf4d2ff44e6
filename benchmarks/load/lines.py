"""Connections by hand, for people who do not keep to any rule."""

from __future__ import annotations

import asyncio
import json
import struct
from collections import Counter
from typing import Any
from weakref import WeakSet

from .asking import Visitor

UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}
JSON = {"Content-Type": "application/json"}
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Lines:
    """All connections of the abusers, and what they were answered."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.statuses: Counter[int] = Counter()
        self.sent = 0  # connections, requests, messages
        self._writers: WeakSet[asyncio.StreamWriter] = WeakSet()

    async def connect(self) -> Line:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self._writers.add(writer)
        self.sent += 1
        return reader, writer

    async def open(self, visitor: Visitor) -> Line:
        """A socket (`ConnectionError` where the server does not want it)."""
        reader, writer = await self.connect()
        writer.write(request("GET", "/api/socket", {**visitor.headers, **UPGRADE}))
        first = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in first.partition(b"\r\n")[0]:
            writer.close()
            raise ConnectionError(first[:60])
        return reader, writer

    async def ask(
        self, line: Line, method: str, path: str, headers: dict[str, str], body: bytes = b""
    ) -> tuple[int, bytes]:
        """One request, and the status and body of its answer."""
        reader, writer = line
        self.sent += 1
        writer.write(request(method, path, headers, body))
        head = await reader.readuntil(b"\r\n\r\n")
        size = 0
        for text in head.lower().split(b"\r\n"):
            if text.startswith(b"content-length:"):
                size = int(text.partition(b":")[2])
        status = int(head.split(b" ", 2)[1])
        self.statuses[status] += 1
        return status, await reader.readexactly(size)

    async def post(self, visitor: Visitor, path: str, body: Any) -> tuple[int, Any]:
        """A request on a connection of its own."""
        line = await self.connect()
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        try:
            status, text = await self.ask(line, "POST", path, {**visitor.headers, **JSON}, data)
        finally:
            line[1].close()
        return status, json.loads(text) if text else None

    def hang_up(self) -> None:
        for writer in self._writers:
            writer.transport.abort()


def request(method: str, path: str, headers: dict[str, str], body: bytes = b"") -> bytes:
    """A request as bytes; `Host` may be among the headers."""
    given = {"Host": "127.0.0.1", **headers}
    if body:
        given["Content-Length"] = str(len(body))
    lines = [f"{method} {path} HTTP/1.1", *[f"{name}: {value}" for name, value in given.items()]]
    return ("\r\n".join(lines) + "\r\n\r\n").encode() + body


def frame(payload: bytes, opcode: int = 1) -> bytes:
    """A frame as a client sends it; the mask is nothing."""
    size, first = len(payload), 0x80 | opcode
    if size < 126:
        head = struct.pack("!BB", first, 0x80 | size)
    elif size < 65_536:
        head = struct.pack("!BBH", first, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", first, 0x80 | 127, size)
    return head + b"\0\0\0\0" + payload
