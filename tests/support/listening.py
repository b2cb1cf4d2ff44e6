"""Somebody who asks for everything there is, over plain HTTP and a socket, through a tap."""

from __future__ import annotations

import json
from typing import Any

import httpx2
from websockets.sync.client import connect

from .campaign import WAIT
from .tap import Tap

FOREIGN = {"type": "fly"}
PATHS = ("", "/sight", "/log", "/since", "/chat", "/notes", "/record", "/story", "/sight?at=1")


class Listener:
    """A person (or nobody in particular) at a match; `everything` is all bytes it can get."""

    def __init__(self, port: int, token: str | None) -> None:
        self.tap = Tap(port)
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self._headers = headers
        self.http = httpx2.Client(
            base_url=self.tap.address,
            headers={**headers, "accept-encoding": "identity"},
            timeout=WAIT,
        )

    def everything(
        self, match: str, version: int, offers: list[dict[str, Any]], refused: dict[str, Any]
    ) -> bytes:
        """Ask everything that leaves the match as it is; the bytes of all answers.

        `refused` is an action of the game that is not this person's to take, such as a draw.
        """
        self.tap.take()
        for path in PATHS:
            self.http.get(f"/api/matches/{match}{path}")
        actions = [*offers[:1], refused, FOREIGN]
        for action in actions:
            self.http.post(f"/api/matches/{match}/why", json={"action": action})
            self.http.post(f"/api/matches/{match}/preview", json={"action": action})
        for action in (refused, FOREIGN):
            move = {"version": version, "key": "odd", "actions": [action]}
            self.http.post(f"/api/matches/{match}/moves", json=move)
        move = {"version": version - 1, "key": "late", "actions": offers[:1] or [FOREIGN]}
        self.http.post(f"/api/matches/{match}/moves", json=move)
        self._by_socket(match, version, actions)
        return self.tap.take()

    def watching(self) -> Any:
        """An open socket."""
        address = self.tap.address.replace("http", "ws")
        return connect(f"{address}/api/socket", additional_headers=self._headers, compression=None)

    def close(self) -> None:
        self.http.close()
        self.tap.close()

    def _by_socket(self, match: str, version: int, actions: list[dict[str, Any]]) -> None:
        with self.watching() as socket:
            messages: list[dict[str, Any]] = [
                {"type": "watch", "match": match, "since": max(version - 5, 0)},
                {"type": "look", "match": match, "version": max(version - 1, 1), "key": "l"},
                {"type": "undo", "match": match, "version": version - 1, "key": "u"},
            ]
            for action in actions:
                about = {"match": match, "action": action, "key": "k"}
                messages += [{"type": "why", **about}, {"type": "preview", **about}]
            for message in [*messages, {"type": "ping"}]:
                socket.send(json.dumps(message))
            while json.loads(socket.recv(timeout=WAIT))["type"] != "pong":
                pass
