"""A wire to the server that loses, doubles, delays and swaps messages, and breaks."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from picows import (
    WSError,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    ws_connect,
    ws_create_server,
)

LONGEST_DELAY = 0.03  # seconds
HALF_CLOSED = 0.2  # seconds until the other half is closed too
FAULTS = {"drop": 0.04, "double": 0.06, "swap": 0.05, "delay": 0.1, "cut": 0.002, "half": 0.002}


class Chaos:
    """The wire; `counts` says how many messages it was given and what it did to them."""

    def __init__(self, port: int, dice: random.Random) -> None:
        self.to = f"ws://127.0.0.1:{port}"
        self.dice = dice
        self.counts: Counter[str] = Counter()
        self.calm = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._links: list[_Link] = []

    async def open(self) -> str:
        """Where clients connect to."""
        self._server = await ws_create_server(self._attend, "127.0.0.1", 0)
        return f"ws://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        self._server.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for link in self._links:
            link.break_()
        await asyncio.sleep(0.2)  # the ends are told

    def fault(self) -> str:
        """What happens to the next message."""
        self.counts["messages"] += 1
        chance = self.dice.random()
        for name, share in FAULTS.items():
            chance -= share
            if chance < 0 and not self.calm:
                self.counts[name] += 1
                return name
        return "pass"

    def task(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _attend(self, request: WSUpgradeRequest) -> WSListener:
        link = _Link(self, request)
        self._links.append(link)
        return link.near


class _End(WSListener):
    """One end of a link: hands over what comes in."""

    def __init__(self, heard: Callable[[bytes], None], ended: Callable[[], None]) -> None:
        self._heard, self._ended = heard, ended
        self.transport: WSTransport | None = None
        self.waiting: list[bytes] = []
        self.held: bytes | None = None
        self.mute = False
        self.opened: Callable[[], None] = lambda: None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        for data in self.waiting:
            transport.send(WSMsgType.TEXT, data)
        self.opened()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self._heard(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._ended()

    def send(self, data: bytes) -> None:
        if self.transport is None:
            self.waiting.append(data)
        elif not self.transport.is_disconnected and not self.mute:
            self.transport.send(WSMsgType.TEXT, data)

    def hang_up(self) -> None:
        if self.transport is not None:
            self.transport.disconnect(graceful=False)


class _Link:
    """One client's connection through the wire."""

    def __init__(self, chaos: Chaos, request: WSUpgradeRequest) -> None:
        self.chaos = chaos
        self._token = request.headers.get("authorization", "")
        self.near = _End(lambda data: self._carry(data, self.far), self.break_)
        self.far = _End(lambda data: self._carry(data, self.near), self.break_)
        self.near.opened = lambda: chaos.task(self._reach())

    async def _reach(self) -> None:
        headers = {"Authorization": self._token}
        try:
            await ws_connect(lambda: self.far, f"{self.chaos.to}/api/socket", extra_headers=headers)
        except (OSError, WSError, TimeoutError):
            self.near.hang_up()

    def _carry(self, data: bytes, to: _End) -> None:
        fault = self.chaos.fault()
        if fault == "drop":
            return
        if fault in ("cut", "half"):
            self._cut(half=fault == "half")
            return
        if fault == "swap" and to.held is None:
            to.held = data
            asyncio.get_running_loop().call_later(LONGEST_DELAY, self._release, to)
            return
        if fault == "delay":
            delay = self.chaos.dice.random() * LONGEST_DELAY
            asyncio.get_running_loop().call_later(delay, to.send, data)
            return
        for _ in range(2 if fault == "double" else 1):
            to.send(data)
        self._release(to)

    def _release(self, to: _End) -> None:
        if to.held is not None:
            data, to.held = to.held, None
            to.send(data)

    def _cut(self, half: bool) -> None:
        """Break the link; or let the client hear that it is over while the server does not."""
        if not half:
            self.break_()
            return
        if self.near.transport is not None and not self.near.transport.is_disconnected:
            self.near.mute = True
            self.near.transport.underlying_transport.write_eof()
        asyncio.get_running_loop().call_later(HALF_CLOSED, self.break_)

    def break_(self) -> None:
        self.near.hang_up()
        self.far.hang_up()
