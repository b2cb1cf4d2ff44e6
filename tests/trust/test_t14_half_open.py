"""T14: whoever never ends what he began cannot keep others out, whatever the file limit."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from support.campaign import WAIT, tell
from support.served import Served
from support.strangers import HALF_A_HEAD, NO_BODY, Strangers
from support.titles import some_box

FILES = 256
NO_GATE = (
    "from digsite.web.connections import capacity; capacity.KEPT_FILES = -9999; "
    "from digsite.cli import main; main()"
)
MORE_THAN_FILES = 400
MOVES = 12
ELSEWHERE = "127.0.0.2"  # whole requests that are refused also count against their neighbours


class Honest:
    """Somebody who plays against a bot, each question on a new connection."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.token = ""
        self.token = self.ask("/api/guests", {"name": "Anna"})["token"]
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]
        self.match = self.ask("/api/matches", {"game": some_box(), "seats": seats})["match"]
        self.moves = 0

    def move(self) -> None:
        sight = self.ask(f"/api/matches/{self.match}/sight?seat={self._seat()}")
        move = {"version": sight["version"], "key": f"k{self.moves}"}
        offer = sight["offers"][0]["action"]
        self.ask(f"/api/matches/{self.match}/moves", {**move, "actions": [offer]})
        self.moves += 1

    def _seat(self) -> int:
        return int(self.ask(f"/api/matches/{self.match}")["actor"])

    def ask(self, path: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        data = None if body is None else json.dumps(body).encode()
        if data is not None:
            headers["Content-Type"] = "application/json"
        asked = urllib.request.Request(self.address + path, data, headers)
        with urllib.request.urlopen(asked, timeout=WAIT) as answer:
            return json.load(answer)


@contextmanager
def served_at(folder: Path, program: list[str] | None = None) -> Iterator[Served]:
    server = Served(folder, program, files=FILES, LIMITS="true")
    server.start()
    try:
        server.wait()
        yield server
    finally:
        server.end()


@pytest.mark.parametrize("begin", [HALF_A_HEAD, NO_BODY], ids=["half a head", "no body"])
def test_half_open_requests_keep_nobody_out(tmp_path: Path, begin: bytes) -> None:
    with served_at(tmp_path) as served, Strangers(served.port, begin, ELSEWHERE) as strangers:
        honest = beside(served, strangers)
        tell("T14 half-open", 0, opened=strangers.opened, ended=strangers.ended, moves=honest.moves)
        assert strangers.opened > FILES
        assert strangers.ended >= strangers.opened - FILES
        served.check()


def test_planted_a_gate_that_lets_everybody_in_is_noticed(tmp_path: Path) -> None:
    with (
        served_at(tmp_path, ["-c", NO_GATE]) as served,
        Strangers(served.port, HALF_A_HEAD) as strangers,
        pytest.raises((OSError, AssertionError)),
    ):
        beside(served, strangers)


def beside(served: Served, strangers: Strangers) -> Honest:
    """Play on while ever more strangers come; their files never run out."""
    honest = Honest(served.address)
    while honest.moves < MOVES:
        strangers.come(MORE_THAN_FILES // MOVES + 1)
        strangers.drip()
        honest.move()
        strangers.look()
        assert served.open_files < FILES
    return honest
