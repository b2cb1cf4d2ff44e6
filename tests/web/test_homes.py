"""A connection that names its match is handed to the worker where that match is at home."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from support.campaign import WAIT

from digsite.web.connections import homes
from digsite.web.connections.homes import Homes, by_preference, match_named

MATCH = b"abcdefghijklmnopqrstuvwxyz"
needs_files_to_pass = pytest.mark.skipif(not homes.AVAILABLE, reason="no files can be passed here")


@pytest.mark.parametrize(
    "line",
    [
        b"GET /api/socket?match=%s HTTP/1.1\r\n",
        b"GET /api/socket?language=fr&match=%s&x=1 HTTP/1.1\r\n",
        b"POST /api/matches/%s/moves HTTP/1.1\r\n",
        b"GET /api/matches/%s HTTP/1.1\r\n",
    ],
)
def test_the_first_line_names_the_match(line: bytes) -> None:
    assert match_named(line % MATCH) == MATCH


@pytest.mark.parametrize(
    "line",
    [
        b"GET /api/socket HTTP/1.1\r\n",
        b"GET /api/socket?match=short HTTP/1.1\r\n",
        b"GET /api/matches/" + MATCH + b"x HTTP/1.1\r\n",
        b"GET /api/me HTTP/1.1\r\nX: /api/matches/" + MATCH + b" \r\n",
        b"GET /api/matches/" + MATCH,  # the line has not ended
        b"",
    ],
)
def test_any_other_line_names_none(line: bytes) -> None:
    assert match_named(line) is None


def test_every_worker_is_home_to_its_share() -> None:
    firsts = Counter(by_preference(str(number).encode(), 4)[0] for number in range(4_000))
    assert all(800 < firsts[worker] < 1_200 for worker in range(4))


def test_no_match_moves_because_of_a_worker_it_is_not_at() -> None:
    for number in range(200):
        few, more = [by_preference(str(number).encode(), count) for count in (3, 4)]
        assert [worker for worker in more if worker != 3] == few


@needs_files_to_pass
async def test_a_line_is_handed_to_its_home_with_what_was_read(tmp_path: Path) -> None:
    here, home = _two(tmp_path)
    taken: list[tuple[socket.socket, bytes]] = []
    home.open(lambda line, first: taken.append((line, first)))
    here.open(lambda line, first: None)
    theirs, ours = socket.socketpair()
    first = b"GET /api/matches/" + MATCH + b" HTTP/1.1\r\n\r\n"
    assert here.pass_on(_Transport(ours), first)
    ours.close()  # the open file is on its way
    await _until(taken)
    line, brought = taken[0]
    assert brought == first
    line.sendall(b"answer")
    assert theirs.recv(100) == b"answer"
    assert not home.pass_on(_Transport(line), first), "it is at home"
    for each in (here, home):
        each.close()
    for end in (theirs, line):
        end.close()


@needs_files_to_pass
async def test_where_the_home_is_away_it_is_served_here_and_when_it_is_back_there(
    tmp_path: Path,
) -> None:
    here, home = _two(tmp_path)
    here.open(lambda line, first: None)
    first = b"GET /api/socket?match=" + MATCH + b" HTTP/1.1\r\n\r\n"
    theirs, ours = socket.socketpair()
    assert not here.pass_on(_Transport(ours), first), "nobody was ever there"
    for _ in range(2):  # a worker, and the one that takes its place
        taken: list[socket.socket] = []
        home.open(lambda line, first, taken=taken: taken.append(line))  # type: ignore[misc]
        assert here.pass_on(_Transport(ours), first)
        await _until(taken)
        taken[0].close()
        home.close()
        assert not here.pass_on(_Transport(ours), first), "it has gone"
    here.close()
    theirs.close()
    ours.close()


@needs_files_to_pass
async def test_who_was_served_elsewhere_is_sent_home_when_that_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(homes, "EVERY", 0.01)
    here, home = _two(tmp_path)
    here.open(lambda line, first: None)
    first = b"GET /api/socket?match=" + MATCH + b" HTTP/1.1\r\n\r\n"
    theirs, ours = socket.socketpair()
    parties = [_Party() for _ in range(homes.AT_ONCE + 1)]
    for party in parties:
        assert not here.pass_on(_Transport(ours, party), first)
    gone = _Party(closing=True)
    assert not here.pass_on(_Transport(ours, gone), first)
    await asyncio.sleep(0.1)
    assert not any(party.sent for party in parties), "there is no home yet"
    home.open(lambda line, first: None)
    async with asyncio.timeout(60):
        while not all(party.sent for party in parties):
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)
    assert {party.sent for party in parties} == {1}
    assert not gone.sent
    assert not here._standing_in
    for each in (here, home):
        each.close()
    for end in (theirs, ours):
        end.close()


@needs_files_to_pass
async def test_who_is_at_home_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(homes, "EVERY", 0.01)
    here, home = _two(tmp_path)
    home.open(lambda line, first: None)
    here.open(lambda line, first: None)
    party = _Party()
    first = b"GET /api/socket?match=" + MATCH + b" HTTP/1.1\r\n\r\n"
    with socket.socket() as line:
        assert not home.pass_on(_Transport(line, party), first)
        await asyncio.sleep(0.1)
    assert not party.sent
    for each in (here, home):
        each.close()


class _Party:
    """What is spoken on a line."""

    def __init__(self, closing: bool = False) -> None:
        self.closing, self.sent = closing, 0

    def go_home(self) -> None:
        self.sent += 1


def _two(folder: Path) -> tuple[Homes, Homes]:
    """A worker where the match is not at home, and the one where it is."""
    first, second = by_preference(MATCH, 2)
    return Homes(folder, second, 2), Homes(folder, first, 2)


class _Transport(asyncio.Transport):
    """What of a line is asked for."""

    def __init__(self, line: socket.socket, party: _Party | None = None) -> None:
        super().__init__()
        self._line, self._party = line, party

    def get_extra_info(self, name: str, default: object = None) -> object:
        return self._line

    def get_protocol(self) -> Any:
        return self._party

    def is_closing(self) -> bool:
        return self._party is not None and self._party.closing


async def _until(happened: list[Any]) -> None:
    async with asyncio.timeout(WAIT):
        while not happened:
            await asyncio.sleep(0.01)
