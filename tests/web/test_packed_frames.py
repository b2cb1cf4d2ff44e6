"""Frames are put together here, as `websockets` would: a client must read them the same."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from digsite.web.connections.packed_sockets import SETTINGS, SHORT, WINDOW_BITS, PackedSockets


@pytest.mark.parametrize("size", [0, 1, 90, 125, 126, 1000, 65_535, 65_536, 200_000])
def test_a_packed_frame_of_any_size_is_read_as_it_was_sent(size: int) -> None:
    client, socket = _connected()
    for seed in range(2):  # the second is packed by what was in the first
        text = "".join(Random(seed).choices("abcdefghijklmnopqrstuvwxyzé0123456789", k=size))
        client.receive_data(socket._packed(text.encode()))
        (heard,) = client.events_received()
        assert isinstance(heard, Frame)
        assert bytes(heard.data).decode() == text


@pytest.mark.parametrize(("size", "packed"), [(SHORT - 1, False), (SHORT, True)])
def test_short_messages_are_sent_as_they_are(size: int, packed: bool) -> None:
    client, socket = _connected()
    frame = socket._packed(b"a" * size)
    assert bool(frame[0] & 0b0100_0000) == packed
    client.receive_data(frame)
    (heard,) = client.events_received()
    assert isinstance(heard, Frame)
    assert bytes(heard.data) == b"a" * size


def test_where_nothing_is_packed_the_frame_is_left_to_websockets() -> None:
    _, socket = _connected(packed=False)
    assert socket._packed(b"text") == b""


async def test_what_still_waits_for_one_who_was_shown_out_is_no_fault_of_ours() -> None:
    _, socket = _connected()
    socket.close_sent = True
    with pytest.raises(ClientDisconnected):
        await socket.send({"type": "websocket.send", "text": "news"})


def _connected(packed: bool = True) -> tuple[ClientProtocol, PackedSockets]:
    """Both ends of a line, after they have shaken hands."""
    ours = ServerPerMessageDeflateFactory(
        server_max_window_bits=WINDOW_BITS, compress_settings=SETTINGS
    )
    theirs = [ClientPerMessageDeflateFactory()] if packed else []
    client = ClientProtocol(parse_uri("ws://digsite.test/"), extensions=theirs, max_size=None)
    server = ServerProtocol(extensions=[ours])
    client.send_request(client.connect())
    server.receive_data(b"".join(client.data_to_send()))
    (asked,) = server.events_received()
    server.send_response(server.accept(asked))  # type: ignore[arg-type]
    client.receive_data(b"".join(server.data_to_send()))
    client.events_received()
    socket = PackedSockets.__new__(PackedSockets)
    socket.conn, socket.close_sent, socket.disconnected = server, False, False
    socket.handshake_complete, socket.initial_response = True, None
    socket.writable = asyncio.Event()
    socket.writable.set()
    return client, socket
