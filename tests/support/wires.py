"""Asking over a real line: every byte as uvicorn sends it, packed frames included."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import uvicorn
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from digsite.web.connections.gate import Gate
from digsite.web.server.server import config_of
from digsite.web.server.settings import Settings

from .campaign import WAIT
from .twins import World

_TIME = re.compile(rb"\r\ndate: [^\r]*", re.IGNORECASE)
KEY = "b25lIGtleSBmb3IgYWxsIQ=="  # a random one would be echoed


@asynccontextmanager
async def on_the_wire(*worlds: World) -> AsyncIterator[None]:
    """Serve these worlds on free ports, and ask them there."""
    serving = []
    for world in worlds:
        config = config_of(Settings(host="127.0.0.1", port=0, log="error"), world.app)
        config.load()
        config.lifespan_class = partial(_Open, world.app.state.context.gate)
        server = uvicorn.Server(config)
        serving.append((server, asyncio.create_task(server.serve())))
        while not server.started:
            await asyncio.sleep(0.01)
        world.line = Wire(server.servers[0].sockets[0].getsockname()[1])
    try:
        yield
    finally:
        for server, task in serving:
            server.should_exit = True
            await task


class _Open:
    """An application whose office is open already; its gate is what connections need of it."""

    def __init__(self, gate: Gate, config: uvicorn.Config) -> None:
        self.should_exit = False
        self.state = {"gate": gate}

    async def startup(self) -> None: ...

    async def shutdown(self) -> None: ...


class Wire:
    """A server on a port of this machine."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def ask(self, method: str, path: str, token: str | None, body: Any = None) -> bytes:
        data = b"" if body is None else json.dumps(body).encode()
        head = [f"{method} {path} HTTP/1.1", "Host: digsite.test", "Connection: close"]
        head += [f"Content-Length: {len(data)}", "Content-Type: application/json"]
        if token is not None:
            head.append(f"Authorization: Bearer {token}")
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        writer.write("\r\n".join([*head, "", ""]).encode() + data)
        async with asyncio.timeout(WAIT):
            answer = await reader.read()
        writer.close()
        return _TIME.sub(b"", answer)

    async def socket(self, token: str | None) -> WirePlug:
        plug = WirePlug(*await asyncio.open_connection("127.0.0.1", self._port))
        plug.open(token)
        await plug.say()
        return plug


class WirePlug:
    """A socket of which every byte is kept."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._protocol = ClientProtocol(
            parse_uri("ws://digsite.test/api/socket"),
            extensions=[ClientPerMessageDeflateFactory()],
        )
        self._protocol.key = KEY
        self._heard = b""

    def open(self, token: str | None) -> None:
        request = self._protocol.connect()
        if token is not None:
            request.headers["Authorization"] = f"Bearer {token}"
        self._protocol.send_request(request)
        self._send()

    async def say(self, *messages: dict[str, Any]) -> bytes:
        await self._shaken_hands()
        for message in (*messages, {"type": "ping"}):
            self._protocol.send_text(json.dumps(message).encode())
        self._send()
        async with asyncio.timeout(WAIT):
            while not await self._answered():
                pass
        heard, self._heard = self._heard, b""
        return _TIME.sub(b"", heard)

    async def close(self) -> None:
        self._protocol.send_close(1000)
        self._send()
        self._writer.close()

    async def _shaken_hands(self) -> None:
        while self._protocol.handshake_exc is None and self._protocol.state == 0:
            await self._read()

    async def _answered(self) -> bool:
        """Whether the last word of what has come is the answer to a ping."""
        events = await self._read()
        frames = [each for each in events if isinstance(each, Frame) and each.opcode == Opcode.TEXT]
        return any(bytes(frame.data) == b'{"type":"pong"}' for frame in frames)

    async def _read(self) -> list[Any]:
        data = await self._reader.read(65_536)
        if not data:
            raise EOFError("the server has hung up")
        self._heard += data
        self._protocol.receive_data(data)
        return self._protocol.events_received()

    def _send(self) -> None:
        for data in self._protocol.data_to_send():
            self._writer.write(data)
