"""Plain requests: people come, set matches up and sit down, each from an address of its own."""

from __future__ import annotations

import http.client
import json
import threading
from typing import Any

_mine = threading.local()
_all: list[http.client.HTTPConnection] = []


class Visitor:
    """A guest and the address it seems to come from: the server believes a proxy on loopback."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.number = number
        self.address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.token = ""

    def come(self) -> None:
        """Become a guest."""
        self.token = self.ask("POST", "/api/guests", {"name": f"Guest {self.number}"})["token"]

    @property
    def headers(self) -> dict[str, str]:
        known = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return {"X-Forwarded-For": self.address, **known}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer, which must be a good one."""
        headers = {**self.headers, "Content-Type": "application/json"}
        data = json.dumps({} if body is None else body)
        try:
            status, text = _exchange(_connection(self.port), method, path, data, headers)
        except (ConnectionError, http.client.BadStatusLine):  # it was idle, and the server hung up
            _connection(self.port).close()
            status, text = _exchange(_connection(self.port), method, path, data, headers)
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {text[:300]!r}")
        return json.loads(text) if text else None


def set_up(players: list[Visitor], game: str) -> str:
    """A running match of these people."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(players) - 1)]
    made = players[0].ask("POST", "/api/matches", {"game": game, "seats": seats})
    match = str(made["match"])
    for player in players[1:]:
        player.ask("POST", f"/api/matches/{match}/join")
    return match


def hang_up() -> None:
    """Close what was kept open."""
    while _all:
        _all.pop().close()


def _exchange(
    connection: http.client.HTTPConnection,
    method: str,
    path: str,
    data: str,
    headers: dict[str, str],
) -> tuple[int, bytes]:
    connection.request(method, path, data, headers)
    answer = connection.getresponse()
    return answer.status, answer.read()


def _connection(port: int) -> http.client.HTTPConnection:
    """The connection of this thread, kept open."""
    if getattr(_mine, "port", None) != port:
        _mine.port = port
        _mine.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        _all.append(_mine.connection)
    connection: http.client.HTTPConnection = _mine.connection
    return connection
