"""Several workers on PostgreSQL serve the same match."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx2
import pytest
from house import OVER, Guest
from support.databases import need_postgres, postgres
from test_serve import served


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
                socket.hear("sight", version=last, seconds=20)
            for manager in sockets:
                manager.__exit__(None, None, None)
        finally:
            anna.http.close()
            ben.http.close()
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0


def _wait_until_ready(address: str) -> None:
    latest = time.monotonic() + 60
    while True:
        try:
            if httpx2.get(f"{address}/readyz", timeout=5).status_code == 200:
                return
        except httpx2.TransportError:
            assert time.monotonic() < latest, "no worker is ready"


def _play_out(anna: Guest, ben: Guest, match: str) -> None:
    while (sight := anna.get(f"/matches/{match}/sight"))["actor"] != OVER:
        (anna if sight["your_turn"] else ben).play_first_offer(match)
