"""Clients as docs/protocol.md wants them: send again with the key, watch again with `since`."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

import msgspec
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from .audit import Keys

OVER = -2
PATIENCE = 0.25  # seconds without an answer
IDLE = 1.0  # seconds without news
LONGEST_PAUSE = 0.1


@dataclass
class Told:
    """What all clients saw together."""

    sent: set[tuple[str, str]] = field(default_factory=set)
    acknowledged: Keys = field(default_factory=dict)
    again: int = 0
    reconnects: int = 0
    odd: list[str] = field(default_factory=list)
    stop: bool = False


class Client:
    """One seat at one match."""

    def __init__(self, name: str, token: str, told: Told, dice: random.Random) -> None:
        self.name, self.token, self.told, self.dice = name, token, told, dice
        self.match = ""
        self.sight: dict[str, Any] = {"version": 0, "your_turn": False, "actor": -1}
        self._acknowledged = 0
        self._pending: dict[str, Any] | None = None
        self._number = 0

    async def play(self, address: str, match: str) -> None:
        """Play until the match is over, or all stop and everything was answered."""
        self.match, self.sight = match, {"version": 0, "your_turn": False, "actor": -1}
        self._acknowledged = 0
        while not self._finished:
            try:
                await self._sit(address)
            except (OSError, WSError, TimeoutError):
                self.told.reconnects += 1
                await asyncio.sleep(self.dice.random() * LONGEST_PAUSE)

    async def last_sight(self, address: str, version: int) -> dict[str, Any]:
        """The sight a calm wire brings, once it is of this version."""
        async with asyncio.timeout(300):
            transport, inbox = await _connect(address, self.token)
            try:
                _send(transport, {"type": "watch", "match": self.match})
                while self.sight["version"] < version or "public" not in self.sight:
                    self._hear(await inbox.messages.get())
            finally:
                transport.disconnect()
        return self.sight

    @property
    def _finished(self) -> bool:
        return self._pending is None and (self.told.stop or self.sight["actor"] == OVER)

    async def _sit(self, address: str) -> None:
        transport, inbox = await _connect(address, self.token)
        try:
            self._watch(transport)
            if self._pending is not None:
                self._resend(transport)
            while not self._finished:
                waiting = PATIENCE if self._pending is not None else IDLE
                try:
                    message = await asyncio.wait_for(inbox.messages.get(), waiting)
                except TimeoutError:
                    (self._watch if self._pending is None else self._resend)(transport)
                    continue
                if message is None:
                    raise OSError("the wire is cut")
                self._hear(message)
                self._decide(transport)
        finally:
            transport.disconnect()

    def _watch(self, transport: WSTransport) -> None:
        since = {"since": self.sight["version"]} if self.sight["version"] else {}
        _send(transport, {"type": "watch", "match": self.match, **since})

    def _resend(self, transport: WSTransport) -> None:
        self.told.again += 1
        _send(transport, self._pending)

    def _hear(self, message: dict[str, Any] | None) -> None:
        if message is None or message.get("match") not in (None, self.match):
            return
        kind, key = message["type"], message.get("key")
        if kind == "sight":
            if message["version"] >= max(self.sight["version"], self._acknowledged):
                self.sight = message  # an older one that came twice must not ask again
        elif kind == "accepted":
            self._accepted(str(key), message["version"])
        elif kind in ("stale", "refused", "problem"):
            self.told.odd.append(f"{self.name} {message}"[:300])
            if self._pending is not None and key == self._pending["key"]:
                self._pending = None

    def _accepted(self, key: str, version: int) -> None:
        self._acknowledged = max(self._acknowledged, version)
        first = self.told.acknowledged.setdefault((self.match, key), version)
        if first != version:
            self.told.odd.append(f"{key} was answered {first} and {version}")
        if self._pending is not None and key == self._pending["key"]:
            self._pending = None
            if self.sight["version"] < version:
                self.sight = {**self.sight, "your_turn": False}

    def _decide(self, transport: WSTransport) -> None:
        if self._pending is not None or not self.sight["your_turn"] or self.told.stop:
            return
        self._number += 1
        key = f"{self.name}-{self._number}"
        action = self.dice.choice(self.sight["offers"])["action"]
        made = {"version": self.sight["version"], "key": key, "actions": [action]}
        self._pending = {"type": "play", "match": self.match, **made}
        self.told.sent.add((self.match, key))
        _send(transport, self._pending)


class _Inbox(WSListener):
    def __init__(self) -> None:
        self.messages: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.messages.put_nowait(msgspec.json.decode(frame.get_payload_as_bytes()))
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.messages.put_nowait(None)


async def _connect(address: str, token: str) -> tuple[WSTransport, _Inbox]:
    transport, inbox = await ws_connect(
        _Inbox,
        f"{address}/api/socket",
        extra_headers={"Authorization": f"Bearer {token}"},
        websocket_handshake_timeout=5,
    )
    assert isinstance(inbox, _Inbox)
    return transport, inbox


def _send(transport: WSTransport, message: dict[str, Any] | None) -> None:
    if not transport.is_disconnected:
        transport.send(WSMsgType.TEXT, msgspec.json.encode(message))
