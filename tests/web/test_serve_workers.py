"""Several workers on PostgreSQL serve the same match."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx2
import pytest
from house import OVER, Guest
from support.campaign import WAIT
from support.databases import need_postgres, postgres
from support.served import workers_of
from test_serve import served
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from digsite.web.connections import homes
from digsite.web.connections.packed_sockets import ELSEWHERE


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    need_postgres()
    with postgres() as url:
        yield url


def test_two_workers_tell_each_other_and_stop_cleanly(database: str, tmp_path: Path) -> None:
    words = ("--workers", "2", "--database-url", database)
    with served(tmp_path, *words) as (process, address):
        _wait_until_ready(address)
        house = SimpleNamespace(address=address)
        anna, ben = Guest(house, "Anna"), Guest(house, "Ben")  # type: ignore[arg-type]
        try:
            match = anna.set_up("scarab", [{"kind": "me"}, {"kind": "open"}])
            ben.post(f"/matches/{match}/join")
            sockets = [guest.socket() for guest in (anna, ben) * 4]
            opened = [socket.__enter__() for socket in sockets]
            for socket in opened:
                socket.send("watch", match=match)
            _play_out(anna, ben, match)
            last = anna.get(f"/matches/{match}")["version"]
            for socket in opened:
                socket.hear("sight", version=last)
            for manager in sockets:
                manager.__exit__(None, None, None)
        finally:
            anna.http.close()
            ben.http.close()
        process.send_signal(signal.SIGTERM)
        assert process.wait(120) == 0


@pytest.mark.skipif(not homes.AVAILABLE, reason="no files can be passed here")
def test_who_came_while_a_home_was_away_is_sent_there_when_it_is_back(
    database: str, tmp_path: Path
) -> None:
    words = ("--workers", "2", "--database-url", database)
    with served(tmp_path, *words) as (process, address):
        _wait_until_ready(address)
        anna = Guest(SimpleNamespace(address=address), "Anna")  # type: ignore[arg-type]
        match = anna.set_up("scarab", [{"kind": "me"}, {"kind": "open"}])
        anna.http.close()
        home = workers_of(process.pid)[homes.by_preference(match.encode(), 2)[0]]
        door = f"{address.replace('http', 'ws')}/api/socket?match={match}"
        os.kill(process.pid, signal.SIGSTOP)  # so that it stays away until somebody has come
        try:
            os.kill(home, signal.SIGKILL)
            socket = _come(door)
        finally:
            os.kill(process.pid, signal.SIGCONT)
        with socket:
            socket.send(json.dumps({"type": "watch", "match": match}))
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
                while True:
                    socket.recv(timeout=WAIT)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == ELSEWHERE
        with _come(door) as socket:
            socket.send(json.dumps({"type": "watch", "match": match}))
            assert json.loads(socket.recv(timeout=WAIT))["match"] == match
        process.send_signal(signal.SIGTERM)
        assert process.wait(120) == 0


def _come(door: str) -> ClientConnection:
    """As a browser does it: who is turned away by a worker that ends comes again."""
    latest = time.monotonic() + WAIT
    while True:
        try:
            return connect(door, open_timeout=WAIT)
        except (InvalidHandshake, OSError):
            assert time.monotonic() < latest, "nobody is let in"


def _wait_until_ready(address: str) -> None:
    latest = time.monotonic() + 300
    while True:
        try:
            if httpx2.get(f"{address}/readyz", timeout=5).status_code == 200:
                return
        except httpx2.TransportError:
            assert time.monotonic() < latest, "no worker is ready"


def _play_out(anna: Guest, ben: Guest, match: str) -> None:
    while (sight := anna.get(f"/matches/{match}/sight"))["actor"] != OVER:
        (anna if sight["your_turn"] else ben).play_first_offer(match)
