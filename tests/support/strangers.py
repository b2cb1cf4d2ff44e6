"""Raw connections to a server: people who begin a request and never end it."""

from __future__ import annotations

import select
import socket
from contextlib import suppress

HALF_A_HEAD = b"GET / HTTP/1.1\r\nHost: x\r\nX-Y: "
NO_BODY = (
    b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 60\r\n\r\n{"
)


class Strangers:
    """Connections that were begun with the same bytes; those the server ends are noticed."""

    def __init__(self, port: int, begin: bytes, address: str = "127.0.0.1") -> None:
        self.port = port
        self.begin = begin
        self.address = address
        self.open: list[socket.socket] = []
        self._heard: dict[socket.socket, bytes] = {}
        self.opened = self.ended = 0

    def __enter__(self) -> Strangers:
        return self

    def __exit__(self, *_: object) -> None:
        for line in self.open:
            line.close()

    def come(self, number: int) -> None:
        """So many more; what the server does with each is seen by `look`."""
        for _ in range(number):
            line = socket.socket()
            line.bind((self.address, 0))
            line.settimeout(30)
            line.connect(("127.0.0.1", self.port))
            line.setblocking(False)
            with suppress(OSError):  # it may have been shown out already
                line.send(self.begin)
            self.open.append(line)
            self.opened += 1

    def drip(self, data: bytes = b"x") -> None:
        """A little more from each."""
        for line in self.open:
            with suppress(OSError):
                line.send(data)

    def look(self) -> list[bytes]:
        """All the server said to those it has ended since."""
        said: list[bytes] = []
        ready = select.poll()
        by_number = {line.fileno(): line for line in self.open}
        for number in by_number:
            ready.register(number, select.POLLIN)
        for number, _ in ready.poll(0):
            line = by_number[number]
            if not self._has_ended(line):
                continue
            said.append(self._heard.pop(line, b""))
            self.open.remove(line)
            line.close()
            self.ended += 1
        return said

    def _has_ended(self, line: socket.socket) -> bool:
        try:
            while part := line.recv(65_536):
                self._heard[line] = self._heard.get(line, b"") + part
        except BlockingIOError:
            return False
        except OSError:
            pass
        return True
