"""A tap on the line: every byte that the server sends to one client is kept."""

from __future__ import annotations

import contextlib
import re
import socket
import threading

# Headers that differ by themselves: the time, and the echo of a socket's own random key.
_OF_THEMSELVES = re.compile(rb"\r\n(date|sec-websocket-accept): [^\r]*", re.IGNORECASE)


class Tap:
    """Listens on a port of its own and passes everything on to the server's."""

    def __init__(self, port: int) -> None:
        self._to = ("127.0.0.1", port)
        self._heard: list[bytes] = []
        self._links: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._attend, daemon=True).start()

    def take(self) -> bytes:
        """What was sent since the last time, without what differs by itself."""
        heard, self._heard = self._heard, []
        return _OF_THEMSELVES.sub(b"", b"".join(heard))

    def close(self) -> None:
        for link in (self._door, *self._links):
            with contextlib.suppress(OSError):
                link.shutdown(socket.SHUT_RDWR)
            link.close()

    def _attend(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
                far = socket.create_connection(self._to)
            except OSError:
                return
            self._links += [near, far]
            threading.Thread(target=_pass_on, args=(near, far, None), daemon=True).start()
            threading.Thread(target=_pass_on, args=(far, near, self), daemon=True).start()

    def keep(self, data: bytes) -> None:
        self._heard.append(data)


def _pass_on(source: socket.socket, to: socket.socket, tap: Tap | None) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65_536):
            if tap is not None:
                tap.keep(data)
            to.sendall(data)
        to.shutdown(socket.SHUT_WR)
