"""Where a match is at home among the workers of this machine, and how a connection gets there.

All who play a match had better sit at one worker: then a step touches one memory, and nobody else
need be told. So a connection that names its match when it begins is handed to the worker where that
match is at home, as an open file with what was read of it. Where that worker is away another one
stands in; once it is back, sockets are closed a few at a time, and come to it when they connect
again. So a match is at one worker but for such moments. Nothing rests on this but speed: what comes
to another worker is served there, and the revision of the match decides who was first.
"""

from __future__ import annotations

import asyncio
import re
import socket
from asyncio import Transport
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Protocol, runtime_checkable

EVERY = 1.0  # seconds between looks for homes that are back
AT_ONCE = 20  # sockets that are sent home together
LARGEST = 16 * 1024  # bytes that were read before it is handed on; one who sends more stays
_NAMED = re.compile(rb"[A-Z]+ /api/(?:matches/|socket\?(?:[^ ]*&)?match=)([a-z2-7]{26})(?=[ /?&])")
_KIND = getattr(socket, "SOCK_SEQPACKET", None)
AVAILABLE = hasattr(socket, "send_fds") and _KIND is not None

TakeIn = Callable[[socket.socket, bytes], None]


@runtime_checkable
class Movable(Protocol):
    """What is spoken on a line whose client comes again by itself when it is closed."""

    def go_home(self) -> None: ...


def match_named(first: bytes) -> bytes | None:
    """The match that the first bytes of a connection are about."""
    found = _NAMED.match(first)
    return found[1] if found else None


def by_preference(match: bytes, workers: int) -> list[int]:
    """All workers, the home of a match first; where one is away the next one stands in.

    Each worker draws a number for each match, so no match moves because of a worker it is not at.
    """
    return sorted(
        range(workers), key=lambda one: blake2b(match, key=bytes([one]), digest_size=8).digest()
    )


class Homes:
    """The doors between the workers of one machine: sockets of a folder that is theirs alone."""

    def __init__(self, folder: Path, own: int, workers: int) -> None:
        self._folder, self._own, self._workers = folder, own, workers
        self._door: socket.socket | None = None
        self._arriving: set[socket.socket] = set()
        self._leaving: dict[int, socket.socket] = {}
        self._standing_in: dict[Transport, bytes] = {}  # lines whose home was away, by match
        self._looking: asyncio.TimerHandle | None = None
        self.passed_on = 0
        self.taken_in = 0

    def open(self, take_in: TakeIn) -> None:
        """Take in what others hand over, from now on."""
        path = self._folder / str(self._own)
        path.unlink(missing_ok=True)  # of the worker whose place this one has taken
        self._door = _line()
        self._door.bind(str(path))
        self._door.listen(self._workers)
        asyncio.get_running_loop().add_reader(self._door, self._greet, take_in)
        self._look_for_homes()

    def close(self) -> None:
        """Take nothing more in: others stand in."""
        loop = asyncio.get_running_loop()
        if self._looking is not None:
            self._looking.cancel()
        self._standing_in.clear()
        for line in [*([self._door] if self._door else []), *self._arriving]:
            loop.remove_reader(line)
            line.close()
        for line in self._leaving.values():
            line.close()
        self._door = None
        self._arriving.clear()
        self._leaving.clear()

    def pass_on(self, transport: Transport, first: bytes) -> bool:
        """Hand a connection over to where it belongs; not if that is here."""
        match = match_named(first)
        if match is None or len(first) > LARGEST or self._door is None:
            return False
        file = transport.get_extra_info("socket").fileno()
        for number, worker in enumerate(by_preference(match, self._workers)):
            if worker == self._own:
                if number > 0:
                    self._standing_in[transport] = match
                return False
            if self._send(worker, first, file):
                self.passed_on += 1
                return True
        return False

    def _look_for_homes(self) -> None:
        """Send those home whose home is back."""
        self._looking = asyncio.get_running_loop().call_later(EVERY, self._look_for_homes)
        there: dict[int, bool] = {}
        leaving: list[Movable] = []
        for line, match in list(self._standing_in.items()):
            if line.is_closing():
                del self._standing_in[line]
                continue
            home = by_preference(match, self._workers)[0]
            party = line.get_protocol()
            if len(leaving) < AT_ONCE and isinstance(party, Movable):
                if home not in there:
                    there[home] = self._is_there(home)
                if there[home]:
                    leaving.append(party)
                    del self._standing_in[line]
        for one in leaving:
            one.go_home()

    def _is_there(self, worker: int) -> bool:
        with _line() as line:
            try:
                line.connect(str(self._folder / str(worker)))
            except OSError:
                return False
            return True

    def _send(self, worker: int, first: bytes, file: int) -> bool:
        for _ in range(2):  # it may have been started anew since
            try:
                line = self._leaving.get(worker) or self._connect(worker)
                socket.send_fds(line, [first], [file])
                return True
            except OSError:
                if worker in self._leaving:
                    self._leaving.pop(worker).close()
        return False

    def _connect(self, worker: int) -> socket.socket:
        line = _line()
        self._leaving[worker] = line
        line.connect(str(self._folder / str(worker)))
        return line

    def _greet(self, take_in: TakeIn) -> None:
        assert self._door is not None
        with suppress(OSError):
            line, _ = self._door.accept()
            line.setblocking(False)
            self._arriving.add(line)
            asyncio.get_running_loop().add_reader(line, self._receive, line, take_in)

    def _receive(self, line: socket.socket, take_in: TakeIn) -> None:
        try:
            first, files, _, _ = socket.recv_fds(line, LARGEST, 1, socket.MSG_CMSG_CLOEXEC)
        except BlockingIOError:
            return
        except OSError:
            first, files = b"", []
        if not first:  # the other worker has ended
            asyncio.get_running_loop().remove_reader(line)
            self._arriving.discard(line)
            line.close()
        for file in files:
            self.taken_in += 1
            take_in(socket.socket(fileno=file), first)


def _line() -> socket.socket:
    assert _KIND is not None
    line = socket.socket(socket.AF_UNIX, _KIND)
    line.setblocking(False)
    return line
