"""A light socket: it unpacks like a browser and reads of each message only what a player needs."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

OFFER = "permessage-deflate; client_max_window_bits"
_END = b"\x00\x00\xff\xff"


class Down(msgspec.Struct, tag_field="type", tag=str.lower):
    """A message from the server, as far as it is read."""


class Choice(msgspec.Struct):
    """One of the actions a player may take."""

    action: msgspec.Raw


class Sight(Down):
    match: str
    version: int
    actor: int
    your_turn: bool
    offers: list[Choice]


class Accepted(Down):
    match: str
    version: int


class Stale(Down):
    match: str


class Refused(Down):
    match: str
    text: str


class Problem(Down):
    status: int
    detail: str


class People(Down):
    pass


class Pong(Down):
    pass


Message = Sight | Accepted | Stale | Refused | Problem | People | Pong
_decoder = msgspec.json.Decoder(Message)


class Socket(WSListener):
    """One connection; `heard` is called with every message, `ended` when it is closed."""

    def __init__(self, heard: Callable[[Message], None], ended: Callable[[], None]) -> None:
        self._heard = heard
        self._ended = ended
        self._unpacked = zlib.decompressobj(wbits=-15)
        self.transport: WSTransport | None = None
        self.received = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()
            return
        if frame.msg_type != WSMsgType.TEXT:
            return
        data = frame.get_payload_as_bytes()
        self.received += len(data)
        if frame.rsv1:
            data = self._unpacked.decompress(data + _END)
        self._heard(_decoder.decode(data))

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._ended()

    def send(self, data: bytes) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, data)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.disconnect()


async def connected(
    port: int, headers: Mapping[str, str], make: Callable[[], Socket], match: str
) -> Socket:
    """An open socket, for one match above all."""
    _, socket = await ws_connect(
        make,
        f"ws://127.0.0.1:{port}/api/socket?match={match}",
        extra_headers={**headers, "Sec-WebSocket-Extensions": OFFER},
        websocket_handshake_timeout=60,
    )
    assert isinstance(socket, Socket)
    return socket
