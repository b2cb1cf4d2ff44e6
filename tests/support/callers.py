"""Every kind of caller at two tables, one closed to spectators, and everything they can send."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import httpx2
from house import Guest, House
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from .campaign import WAIT
from .titles import some_box

CALLERS = ("stranger", "wrong", "guest", "cookie", "account", "seat", "owner")
CLOSED = {"spectators": False, "undo": "turn"}
LATER = ("hint",)  # answered when it is ready, not in its turn
TWO = [{"kind": "me"}, {"kind": "open"}]


@dataclass
class Scene:
    """A running match of the owner and another seat, and people who have nothing to do with it."""

    house: House
    match: str
    offer: dict[str, Any]
    headers: dict[str, dict[str, str]]
    http: httpx2.Client

    def ask(self, caller: str, method: str, path: str, body: Any) -> httpx2.Response:
        """The answer a caller gets."""
        headers = dict(self.headers[caller])
        address = self.house.address + path.replace("{match}", self.match)
        self.http.cookies.clear()
        if isinstance(body, str):
            headers["content-type"] = "text/plain"
            return self.http.request(method, address, headers=headers, content=body)
        if method == "GET":
            return self.http.request(method, address, headers=headers)
        return self.http.request(method, address, headers=headers, json=self.filled(body))

    def say(self, caller: str, message: dict[str, Any]) -> str:
        """What a caller hears first on a socket, as a word: its type, or its status."""
        address = self.house.address.replace("http", "ws")
        try:
            opened = connect(f"{address}/api/socket", additional_headers=self.headers[caller])
            return self._heard(opened, message)
        except InvalidStatus as refused:
            return str(refused.response.status_code)

    def _heard(self, opened: Any, message: dict[str, Any]) -> str:
        with opened as socket:
            socket.send(json.dumps({"match": self.match, **self.filled(message)}))
            if message["type"] not in LATER:
                socket.send('{"type": "ping"}')
            heard: dict[str, Any] = json.loads(socket.recv(timeout=WAIT))
        return str(heard.get("status") or heard["type"])

    def filled(self, body: dict[str, Any]) -> dict[str, Any]:
        """The body with a real action where it says so."""
        full = dict(body)
        if full.get("action") == "offer":
            full["action"] = self.offer
        if full.get("actions") == ["offer"]:
            full["actions"] = [self.offer]
        return full


def scene(house: House, **rules: Any) -> Scene:
    """A match in which the owner is not the one who is asked."""
    while True:
        owner, seat = house.guest("Ada"), house.guest("Bob")
        match = owner.set_up(some_box(), TWO, **rules)
        seat.post(f"/matches/{match}/join")
        sight = seat.get(f"/matches/{match}/sight")
        if sight["your_turn"]:
            break
    account = house.guest("Cleo")
    account.post("/account", {"name": f"Cleo {match[:8]}", "password": "correct horse"})
    guests = {"guest": house.guest("Dan"), "account": account, "seat": seat, "owner": owner}
    headers = {name: _bearer(guest) for name, guest in guests.items()}
    browser = house.guest("Eve")
    del browser.http.headers["authorization"]
    headers["cookie"] = {"cookie": f"digsite={browser.token}"}
    headers["wrong"] = {"authorization": "Bearer " + "a" * len(owner.token)}
    headers["stranger"] = {}
    return Scene(house, match, sight["offers"][0]["action"], headers, browser.http)


def _bearer(guest: Guest) -> dict[str, str]:
    return {"authorization": f"Bearer {guest.token}"}
