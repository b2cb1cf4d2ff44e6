"""Sockets that are packed cheaply: a sight is mostly the sight before it.

Two sights fit into a window of 8 KiB, so the fastest level packs them better than uvicorn's own
setting (4 KiB, level 6) and takes half its time; clients send little and need no window at all.
"""

from __future__ import annotations

import struct
import zlib
from typing import Any

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.protocol import OPEN

from ..http.limits import Bucket
from .visits import Visit

WINDOW_BITS = 13
CLIENT_WINDOW_BITS = 9
SETTINGS = {"level": 1, "memLevel": 3}  # 36 KiB a socket; 5 takes 48 and sends 3 % less
PIECE = 1024  # bytes that are parsed before we look whether to go on
MOST_UNREAD = 64  # messages that wait to be read
MOST_PARTS = 64  # of one message
SIGNALS_PER_SECOND, SIGNALS_AT_ONCE = 2.0, 30.0  # pings and pongs, which no limit of ours sees
PACKED_TEXT = 0b1100_0001  # the whole of a message, packed, text
PLAIN_TEXT = 0b1000_0001  # as it is
SHORT = 126  # bytes: packing such a message takes longer than it saves
NO_TEXT, MISUSED, ELSEWHERE, TRY_LATER = 1007, 1008, 1012, 1013


class PackedSockets(WebSocketsSansIOProtocol):
    """What uvicorn speaks with each socket."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=CLIENT_WINDOW_BITS,
                compress_settings=SETTINGS,
            )
        ]

        visit: Visit = self.app_state["visit"]
        self.visit = visit
        visit.party = self
        self._signals = Bucket(SIGNALS_PER_SECOND, SIGNALS_AT_ONCE)
        self._unparsed = b""  # no more than was read in one go: reading pauses meanwhile

    def write_text(self, text: str) -> bool:
        """Put a message on the line; whether it takes one now, without anybody waiting."""
        if self.close_sent or self.disconnected or self.conn.state is not OPEN:
            return False
        if self.transport.is_closing() or not self.writable.is_set():
            return False
        data = text.encode()
        if self.conn.writes or not (packed := self._packed(data)):
            self.conn.send_text(data)
            packed = b"".join(self.conn.data_to_send())
        self.transport.write(packed)
        return True

    def _packed(self, data: bytes) -> bytes:
        """A whole frame, without the detours of `websockets`; nothing if it is not to pack any."""
        packing = self.conn.extensions[0] if len(self.conn.extensions) == 1 else None
        if not isinstance(packing, PerMessageDeflate) or packing.local_no_context_takeover:
            return b""
        if len(data) < SHORT:
            return bytes((PLAIN_TEXT, len(data))) + data
        encoder = packing.encoder
        body = (encoder.compress(data) + encoder.flush(zlib.Z_SYNC_FLUSH))[:-4]
        size = len(body)
        if size < 126:
            return bytes((PACKED_TEXT, size)) + body
        if size < 65_536:
            return struct.pack("!BBH", PACKED_TEXT, 126, size) + body
        return struct.pack("!BBQ", PACKED_TEXT, 127, size) + body

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.extensions = []  # their windows are large, and need not wait for the collector
        self.app_state["gate"].leave(self.visit)

    def data_received(self, data: bytes) -> None:
        """Piece by piece: who has to go is not read to the end, and messages wait as bytes."""
        for start in range(0, len(data), PIECE):
            if self.queue.qsize() > MOST_UNREAD:
                self._unparsed += data[start:]
                return
            super().data_received(data[start : start + PIECE])
            if self.transport.is_closing():
                return

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.queue.empty() and self._unparsed:
            data, self._unparsed = self._unparsed, b""
            self.data_received(data)
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        if self.close_sent and message["type"] == "websocket.send":
            raise ClientDisconnected  # shown out while it waited: no fault of the application
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        self.visit.speak()
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._end(NO_TEXT)  # uvicorn would write a traceback of it
        else:
            super().send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PARTS:  # empty ones have no size that would be too large
            self._end(MISUSED)
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._may_signal():  # pongs wait in memory for whoever does not read them
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_signal():
            super().handle_pong(event)

    def _may_signal(self) -> bool:
        if not self._signals.take():
            self._end(MISUSED)
        return not self.close_sent

    def show_out(self) -> None:
        """Too quiet, or others come first."""
        self._end(TRY_LATER)

    def go_home(self) -> None:
        """Another worker is the right one; who connects again comes to it."""
        self._end(ELSEWHERE)

    def break_off(self) -> None:
        """Close at once."""
        self.disconnected = True  # so that nothing is written any more
        self.writable.set()
        self.transport.abort()

    def _end(self, code: int) -> None:
        """Close from here, whatever the client or the application is doing."""
        if self.close_sent or self.transport.is_closing():
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        if self.handshake_complete:
            self.conn.fail(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
