"""Clients that are slow, silent or never stop, on real connections."""

from __future__ import annotations

import json
import socket
import struct
import sys
import time
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from house import Guest, House, house_at
from support.campaign import WAIT
from support.strangers import HALF_A_HEAD, NO_BODY, Strangers
from support.titles import longest_box, some_box
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from digsite.web.connections.packed_sockets import PackedSockets
from digsite.web.connections.visits import Patience
from digsite.web.http import limits
from digsite.web.server import server
from digsite.web.socket import outbox

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

from load.lines import UPGRADE, frame, request  # it lies with the benchmarks

SHORT = {"head_seconds": 1, "body_seconds": 1, "idle_seconds": 1, "silent_seconds": 1}
GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that waits for nobody longer than a second."""
    with house_at(tmp_path_factory.mktemp("data"), **SHORT) as open_house:
        yield open_house


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that waits for ever, so that it is not time that ends a connection."""
    long = dict.fromkeys(SHORT, 3600)
    with house_at(tmp_path_factory.mktemp("data"), **long) as open_house:
        yield open_house


def test_half_a_head_is_given_up_with_a_word(hasty: House) -> None:
    assert ended(hasty, HALF_A_HEAD).startswith(b"HTTP/1.1 408 ")


def test_nothing_at_all_is_given_up_without_a_word(hasty: House) -> None:
    """Browsers connect ahead of need, and would take a word for the next answer."""
    assert ended(hasty, b"") == b""


def test_a_head_that_drips_is_given_up_all_the_same(hasty: House) -> None:
    assert ended(hasty, HALF_A_HEAD, b"x").startswith(b"HTTP/1.1 408 ")


def test_blank_lines_before_a_request_are_no_request(hasty: House) -> None:
    assert ended(hasty, b"\r\n", b"\r\n").startswith(b"HTTP/1.1 408 ")


def test_a_body_that_drips_is_given_up_all_the_same(hasty: House) -> None:
    assert ended(hasty, NO_BODY, b" ").startswith(b"HTTP/1.1 408 ")


def test_a_connection_that_asks_nothing_more_is_closed(hasty: House) -> None:
    said = ended(hasty, GET + b"\r\n")
    assert said.startswith(b"HTTP/1.1 200 ")
    assert b" 408 " not in said


def test_blank_lines_after_an_answer_keep_no_connection_open(hasty: House) -> None:
    assert ended(hasty, GET + b"\r\n", b"\r\n").startswith(b"HTTP/1.1 200 ")


def test_a_body_nobody_asked_for_cannot_go_on_for_ever(hasty: House) -> None:
    head = b"POST /nowhere HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    assert b"HTTP/1.1 40" in ended(hasty, head, b"1\r\nx\r\n")


def test_a_socket_that_never_says_anything_is_closed(hasty: House) -> None:
    with hasty.guest("Anna").socket() as silent, pytest.raises(ConnectionClosed) as closed:
        silent.connection.recv(timeout=WAIT)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013


def test_a_socket_that_has_spoken_may_be_quiet(hasty: House) -> None:
    with hasty.guest("Anna").socket() as quiet:
        quiet.ask("ping", "pong")
        with hasty.guest("Ben").socket() as silent, pytest.raises(ConnectionClosed):
            silent.connection.recv(timeout=WAIT)
        quiet.ask("ping", "pong")


def test_a_large_body_in_time_is_read(hasty: House) -> None:
    name = json.dumps({"game": "x" * 200_000})
    answer = hasty.guest("Anna").http.post(
        "/api/matches", content=name, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 422


@pytest.mark.parametrize(
    "headers",
    [
        b"".join(b"X-%d: y\r\n" % number for number in range(200)),
        b"X: " + b"y" * 20_000 + b"\r\n",
        b"".join(b"X-%d: %s\r\n" % (number, b"y" * 1_000) for number in range(60)),
        b"X: " + b"y" * 40_000,  # and no end in sight
    ],
    ids=["many", "long", "large", "endless"],
)
@pytest.mark.parametrize("upgrade", [b"", b"Connection: Upgrade\r\nUpgrade: websocket\r\n"])
def test_headers_that_are_too_large_are_refused(
    patient: House, headers: bytes, upgrade: bytes
) -> None:
    end = b"" if not headers.endswith(b"\n") else b"\r\n"
    assert ended(patient, GET + upgrade + headers + end).startswith(b"HTTP/1.1 431 ")


def test_a_request_after_an_answer_may_be_refused_too(patient: House) -> None:
    many = b"".join(b"X-%d: y\r\n" % number for number in range(200))
    said = ended(patient, GET + b"\r\n" + GET + many + b"\r\n")
    assert b"HTTP/1.1 431 " in said


def test_pings_without_end_are_not_answered_for_ever(patient: House) -> None:
    with patient.guest("Anna").socket() as flood:
        assert closes(lambda: flood.connection.ping()) in (1008, None)


def test_pongs_nobody_asked_for_are_not_heard_for_ever(patient: House) -> None:
    with patient.guest("Anna").socket() as flood:
        assert closes(lambda: flood.connection.pong()) in (1008, None)


def test_a_heap_of_messages_waits_as_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who sends too fast is read slowly, and what it sent is not even parsed."""
    parsed, honest = Counter[str](), PackedSockets.handle_text

    def counted(self: PackedSockets, event: Frame) -> None:
        parsed["messages"] += 1
        honest(self, event)

    monkeypatch.setattr(PackedSockets, "handle_text", counted)
    monkeypatch.setattr(limits, "PAUSE", 3600.0)
    with house_at(tmp_path, limits=True) as house, house.guest("Anna").socket() as flood:
        ping = Frame(Opcode.TEXT, b'{"type":"ping"}').serialize(mask=True)
        flood.connection.socket.sendall(ping * 2_000)
        assert flood.hear("problem")["status"] == 429
        assert parsed["messages"] < 300


def test_a_heap_of_messages_is_answered_whole_and_in_order(patient: House) -> None:
    unknown = ["a" * number + "b" * (26 - number) for number in range(26)] * 12
    frames = [
        Frame(Opcode.TEXT, json.dumps({"type": "watch", "match": match}).encode())
        for match in unknown
    ]
    with patient.guest("Anna").socket(compression=None) as eager:
        eager.connection.socket.sendall(b"".join(each.serialize(mask=True) for each in frames))
        eager.ask("ping", "pong")
    assert [heard.get("match") for heard in eager.heard] == [*unknown, None]


def test_a_message_in_parts_of_nothing_does_not_go_on_for_ever(patient: House) -> None:
    with patient.guest("Anna").socket(compression=None) as flood:
        line = flood.connection.socket
        line.sendall(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
        part = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
        with suppress(OSError):  # it is closed meanwhile
            line.sendall(part * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            flood.connection.recv(timeout=WAIT)
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1008


def test_text_that_is_none_ends_the_socket_and_leaves_no_traceback(
    patient: House, caplog: pytest.LogCaptureFixture
) -> None:
    with patient.guest("Anna").socket(compression=None) as odd:
        odd.connection.socket.sendall(Frame(Opcode.TEXT, b"\xff").serialize(mask=True))
        with pytest.raises(ConnectionClosed) as closed:
            odd.connection.recv(timeout=WAIT)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    assert not caplog.records


def test_bytes_that_are_no_http_are_counted_not_logged(
    patient: House, caplog: pytest.LogCaptureFixture
) -> None:
    assert ended(patient, b"\x16\x03\x01 hello\r\n\r\n").startswith(b"HTTP/1.1 400 ")
    assert patient.context.gate.turned_away["no http"] == 1
    assert not caplog.records


def test_a_bomb_in_a_small_frame_is_not_unpacked(patient: House) -> None:
    packer = zlib.compressobj(9, zlib.DEFLATED, -9)
    bomb = packer.compress(b"x" * 5_000_000) + packer.flush(zlib.Z_SYNC_FLUSH)
    with patient.guest("Anna").socket() as socket_:
        head = struct.pack("!BBH", 0xC1, 0x80 | 126, len(bomb) - 4)  # text, packed, masked
        socket_.connection.socket.sendall(head + bytes(4) + bomb[:-4])
        with pytest.raises(ConnectionClosed) as closed:
            socket_.connection.recv(timeout=WAIT)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with (
        house_at(tmp_path, limits=True, connections_per_address=5) as house,
        Strangers(port_of(house), HALF_A_HEAD, "127.0.0.2") as many,
        Strangers(port_of(house), HALF_A_HEAD, "127.0.0.3") as few,
    ):
        few.come(5)
        many.come(20)
        until(lambda: many.look() is not None and len(many.open) == 5)
        few.look()
        assert len(few.open) == 5


def test_who_holds_a_seat_comes_in_where_strangers_do_not(tmp_path: Path) -> None:
    with house_at(tmp_path, connections=16) as house:
        anna, ben = house.guest("Anna"), house.guest("Ben")
        anna.set_up(some_box(), [{"kind": "me"}, {"kind": "bot", "bot": "porter"}])
        lines = [ben.socket() for _ in range(9)]
        opened = [line.__enter__() for line in lines[:8]]
        assert refused(ben) == 503
        with anna.socket() as seated:
            seated.ask("ping", "pong")
        assert opened[0].ask("ping", "pong")
        for line in lines[:8]:
            line.__exit__(None, None, None)


def test_who_watches_a_match_from_a_seat_is_no_stranger(tmp_path: Path) -> None:
    with house_at(tmp_path) as house:
        anna, ben = house.guest("Anna"), house.guest("Ben")
        match = anna.set_up(some_box(), [{"kind": "me"}, {"kind": "bot", "bot": "porter"}])
        with anna.socket() as seated, ben.socket() as looker:
            seated.ask("watch", "sight", match=match)
            looker.ask("watch", "sight", match=match)
            assert len(house.context.gate._strangers) == 1


def test_who_does_not_read_an_answer_does_not_keep_it(tmp_path: Path) -> None:
    """Closed connections whose last words nobody reads are given up as well."""
    with house_at(tmp_path, **SHORT) as house, socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        house.context.gate.patience = Patience(1, 1, 1, 1, 1, 1)
        line.connect(("127.0.0.1", port_of(house)))
        line.sendall((GET.replace(b"/healthz", b"/openapi.json") + b"\r\n") * 40)
        until(lambda: len(house.context.gate.visits) >= 1)
        until(lambda: not house.context.gate.visits)


def test_a_socket_that_does_not_read_is_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is too slow for its outbox; what was sent before must not keep it open."""
    monkeypatch.setattr(outbox, "SLOWEST_SECONDS", 1.0)
    monkeypatch.setattr(server, "PING_SECONDS", 3600.0)  # a ping that is not answered ends it too
    with house_at(tmp_path, **SHORT) as house, socket.socket() as line:
        anna = house.guest("Anna")
        match = anna.set_up(longest_box(), [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}])
        version = anna.get(f"/matches/{match}/sight")["version"]
        anna.http.close()
        house.context.gate.patience = Patience(9, 9, 1, 9, 1, 1)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", port_of(house)))
        line.sendall(
            request("GET", "/api/socket", {"Authorization": f"Bearer {anna.token}"} | UPGRADE)
        )
        look = {"type": "look", "match": match, "version": version, "key": "k"}
        question = frame(json.dumps(look).encode())
        line.sendall(question)
        until(lambda: bool(house.context.connections))
        for visit in list(house.context.gate.visits):  # the machine keeps little on its way
            there = visit.transport.get_extra_info("socket")
            there.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        with suppress(OSError):  # it may be over before all is sent
            line.sendall(question * 1_000)
        until(lambda: not house.context.connections and not house.context.gate.visits)


def refused(guest: Guest) -> int:
    from websockets.exceptions import InvalidStatus

    with pytest.raises(InvalidStatus) as denied, guest.socket():
        pass
    return int(denied.value.response.status_code)


def port_of(house: House) -> int:
    return int(house.address.rpartition(":")[2])


def until(true: Callable[[], bool]) -> None:
    latest = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < latest
        time.sleep(0.01)


def ended(house: House, begin: bytes, more: bytes = b"") -> bytes:
    """Everything the server says on a connection that is never ended from here."""
    with Strangers(port_of(house), begin) as stranger:
        stranger.come(1)
        latest = time.monotonic() + WAIT
        while not (said := stranger.look()):
            assert time.monotonic() < latest, "the server waits for ever"
            stranger.drip(more)
            time.sleep(0.05)
        return said[0]


def closes(send: Callable[[], object]) -> int | None:
    """The code with which a socket is closed that sends this on and on (lost, if it still sent)."""
    try:
        for _ in range(20_000):
            send()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code
    raise AssertionError("nothing was too much")
