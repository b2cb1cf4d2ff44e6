"""Asking an application in this process: the bytes it would send, without a network between."""

from __future__ import annotations

import asyncio
import json
import zlib
from typing import Any, Protocol

from digsite.web.connections.gate import Gate
from digsite.web.connections.packed_sockets import SETTINGS, WINDOW_BITS

CLIENT = ("127.0.0.1", 50_000)


class Line(Protocol):
    """A way to a server."""

    async def ask(self, method: str, path: str, token: str | None, body: Any = None) -> bytes:
        """Everything that answers one request."""
        ...

    async def socket(self, token: str | None) -> Plug:
        """A socket that is open."""
        ...


class Plug(Protocol):
    """One end of a socket."""

    async def say(self, *messages: dict[str, Any]) -> bytes:
        """Send, wait until all is answered; everything that came since the last time."""
        ...

    async def close(self) -> None: ...


class Direct:
    """Calls the application itself."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def ask(self, method: str, path: str, token: str | None, body: Any = None) -> bytes:
        data = b"" if body is None else json.dumps(body).encode()
        sent: list[dict[str, Any]] = []
        waiting = [{"type": "http.request", "body": data, "more_body": False}]

        async def receive() -> dict[str, Any]:
            if not waiting:  # who asks stays until the answer has come
                await asyncio.Event().wait()
            return waiting.pop()

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        await self._app(_scope("http", path, token, method=method), receive, send)
        start, *parts = sent
        head = [f"{start['status']}".encode(), *[b": ".join(pair) for pair in start["headers"]]]
        return b"\n".join(head) + b"\n\n" + b"".join(part.get("body", b"") for part in parts)

    async def socket(self, token: str | None) -> DirectPlug:
        plug = DirectPlug()
        await plug.open(self._app, token)
        return plug


class DirectPlug:
    """Frames, each with the size it has on the line once it is packed as the server packs."""

    def __init__(self) -> None:
        self._up: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard: list[bytes] = []
        self._answered = asyncio.Event()
        self._packer = zlib.compressobj(
            SETTINGS["level"], zlib.DEFLATED, -WINDOW_BITS, SETTINGS["memLevel"]
        )

    async def open(self, app: Any, token: str | None) -> None:
        self._up.put_nowait({"type": "websocket.connect"})
        self._gate: Gate = app.state.context.gate
        self._visit = self._gate.enter(asyncio.Transport(), CLIENT[0], self)
        state = {"visit": self._visit}
        scope = _scope("websocket", "/api/socket", token, state=state)
        self._task = asyncio.create_task(app(scope, self._up.get, self._hear))
        await self.say()

    async def say(self, *messages: dict[str, Any]) -> bytes:
        for message in (*messages, {"type": "ping"}):
            self._answered.clear()
            self._up.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
        await asyncio.wait_for(self._answered.wait(), 60)
        heard, self._heard = self._heard, []
        return b"\n".join(heard)

    async def close(self) -> None:
        self._up.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task
        if self._visit is not None:
            self._gate.leave(self._visit)

    def show_out(self) -> None:
        """The gate wants this connection to go; there is room for all of a test."""
        raise AssertionError("shown out")

    async def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] != "websocket.send":
            self._heard.append(message["type"].encode())
            return
        text = message["text"].encode()
        if text == b'{"type":"pong"}':
            self._answered.set()
        packed = self._packer.compress(text) + self._packer.flush(zlib.Z_SYNC_FLUSH)
        self._heard.append(b"%d %s" % (len(packed), text))


def _scope(kind: str, path: str, token: str | None, **more: Any) -> dict[str, Any]:
    where, _, query = path.partition("?")
    headers = [(b"host", b"digsite.test")]
    if kind == "http":
        headers.append((b"content-type", b"application/json"))
    if token is not None:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": where,
        "raw_path": where.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": CLIENT,
        "server": ("digsite.test", 80),
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}},
        "state": {},
        **more,
    }
