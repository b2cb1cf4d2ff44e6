"""A real server on loopback, and clients of it."""

from __future__ import annotations

import json
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import uvicorn
from support.campaign import WAIT
from websockets.sync.client import ClientConnection, connect

from digsite.web.server.server import app_of, config_of
from digsite.web.server.settings import Settings

OVER = -2


class House:
    """A server that runs in a thread."""

    def __init__(self, server: uvicorn.Server, app: Any) -> None:
        self.server = server
        self.app = app
        port = server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.guests: list[Guest] = []

    @property
    def context(self) -> Any:
        return self.app.state.context

    def guest(self, name: str, language: str = "en") -> Guest:
        guest = Guest(self, name, language)
        self.guests.append(guest)
        return guest

    def close(self) -> None:
        for guest in self.guests:
            guest.http.close()


class Guest:
    """Somebody with a token, who can ask and listen."""

    def __init__(self, house: House, name: str, language: str = "en") -> None:
        self.house = house
        self.language = language
        answer = httpx2.post(f"{house.address}/api/guests", json={"name": name}, timeout=WAIT)
        assert answer.status_code == 201, answer.text
        self.token = answer.json()["token"]
        self.id = answer.json()["person"]["id"]
        self.http = httpx2.Client(
            base_url=house.address,
            timeout=WAIT,
            headers={"authorization": f"Bearer {self.token}", "accept-language": language},
        )

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        """The answer to a request, which must have this status."""
        answer = self.http.request(method, f"/api{path}", **more)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def get(self, path: str, status: int = 200) -> Any:
        return self.ask("GET", path, status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self.ask("POST", path, status, json={} if body is None else body)

    def set_up(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        """A new match."""
        wanted = {"game": game, "seats": seats, **more}
        return str(self.post("/matches", wanted, 201)["match"])

    def play_first_offer(self, match: str) -> Any:
        sight = self.get(f"/matches/{match}/sight")
        move = {
            "version": sight["version"],
            "key": secrets.token_hex(4),
            "actions": [sight["offers"][0]["action"]],
        }
        return self.post(f"/matches/{match}/moves", move)

    @contextmanager
    def socket(self, **more: Any) -> Iterator[Socket]:
        address = self.house.address.replace("http", "ws")
        headers = {"Authorization": f"Bearer {self.token}"}
        more = {"open_timeout": WAIT, "ping_timeout": WAIT, **more}
        with connect(
            f"{address}/api/socket?language={self.language}", additional_headers=headers, **more
        ) as connection:
            yield Socket(connection)


class Socket:
    """A socket that keeps what it heard."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []

    def send(self, kind: str, **fields: Any) -> None:
        self.connection.send(json.dumps({"type": kind, **fields}))

    def hear(self, kind: str, seconds: float = WAIT, **fields: Any) -> dict[str, Any]:
        """The next message of this type with these fields."""
        latest = time.monotonic() + seconds
        while True:
            message: dict[str, Any] = json.loads(
                self.connection.recv(timeout=max(latest - time.monotonic(), 0.01))
            )
            self.heard.append(message)
            fits = all(message.get(name) == value for name, value in fields.items())
            if message["type"] == kind and fits:
                return message

    def ask(self, kind: str, answer: str, **fields: Any) -> dict[str, Any]:
        self.send(kind, **fields)
        return self.hear(answer)


@contextmanager
def house_at(folder: Path, **more: Any) -> Iterator[House]:
    """A server on a free port with its store in a folder."""
    given: dict[str, Any] = {"host": "127.0.0.1", "port": 0, "limits": False, "log": "error"}
    given["debug"] = True  # `house.context.watchdog.longest` names what held the loop
    settings = Settings(data=str(folder), **(given | more))
    app = app_of(settings)
    server = uvicorn.Server(config_of(settings, app))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    latest = time.monotonic() + WAIT
    while not server.started:
        assert time.monotonic() < latest, "the server did not start"
        time.sleep(0.01)
    house = House(server, app)
    try:
        yield house
    finally:
        house.close()
        server.should_exit = True
        thread.join(60)
