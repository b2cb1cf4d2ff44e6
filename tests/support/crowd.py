"""Many people who play by themselves, over sockets and plain HTTP, and never give up.

Each sends what it decided again, with the same key, until it is acknowledged.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from .audit import Keys

OVER = -2
LONGEST_PAUSE = 0.4  # seconds between two attempts
GONE = (httpx2.HTTPError, OSError, WebSocketException, TimeoutError, asyncio.IncompleteReadError)


class Busy(Exception):
    """The server says: later."""


@dataclass
class Tally:
    """What everybody saw together."""

    acknowledged: Keys = field(default_factory=dict)
    sent: set[tuple[str, str]] = field(default_factory=set)
    resent: int = 0
    late: list[str] = field(default_factory=list)  # moves said to be made on an old position
    odd: list[str] = field(default_factory=list)  # answers nobody should get
    finished: int = 0
    last: dict[str, float] = field(default_factory=dict)  # table → its last acknowledgement
    stop: bool = False


class Player:
    """One person at one table."""

    def __init__(self, address: str, tally: Tally, name: str, dice: random.Random) -> None:
        self.address, self.tally, self.name, self.dice = address, tally, name, dice
        self.by_socket = dice.random() < 0.5
        self.http = httpx2.AsyncClient(base_url=f"{address}/api", timeout=5)
        self._number = 0
        self._decided: dict[str, Any] | None = None  # a move that is not acknowledged yet
        self._seen: dict[str, Any] = {}  # the last sight on this socket
        self._reached: dict[str, int] = {}  # the version of the last acknowledgement at a match

    async def arrive(self) -> None:
        answer = await self.ask("POST", "/guests", {"name": self.name})
        self.http.headers["authorization"] = f"Bearer {answer['token']}"

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request, however often it takes."""
        while True:
            try:
                return await self._ask(method, path, body)
            except (*GONE, Busy):
                await self._pause()

    async def _ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.http.request(method, path, json=body)
        if answer.status_code in (429, 503):
            raise Busy
        if answer.status_code >= 400:
            self.tally.odd.append(f"{method} {path}: {answer.status_code} {answer.text[:300]}")
        return answer.json()

    async def play(self, match: str, table: str) -> None:
        """Play until it is over, or all stop and everything sent was answered."""
        while True:
            try:
                if await (self._by_socket if self.by_socket else self._by_http)(match, table):
                    return
            except (*GONE, Busy):
                await self._pause()

    async def close(self) -> None:
        await self.http.aclose()

    async def _by_http(self, match: str, table: str) -> bool:
        if self._decided is None:
            sight = await self._ask("GET", f"/matches/{match}/sight")
            if sight["actor"] == OVER or self.tally.stop:
                return True
            if not sight["your_turn"]:
                await asyncio.sleep(0.05)
                return False
            self._decide(match, sight)
        assert self._decided is not None
        answer = await self.http.post(f"/matches/{match}/moves", json=self._decided)
        if answer.status_code in (429, 503):
            raise Busy
        self._hear(match, table, answer.status_code, answer.json())
        return False

    async def _by_socket(self, match: str, table: str) -> bool:
        headers = {"Authorization": self.http.headers["authorization"]}
        address = self.address.replace("http", "ws") + f"/api/socket?match={match}"
        async with connect(address, additional_headers=headers, open_timeout=5) as socket:
            self._seen = {}
            await socket.send(json.dumps({"type": "watch", "match": match}))
            if self._decided is not None:
                await self._send(socket, match)
            return await self._listen(socket, match, table)

    async def _listen(self, socket: ClientConnection, match: str, table: str) -> bool:
        while True:
            if self.tally.stop and self._decided is None:
                return True
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), 1))
            except TimeoutError:
                if self._decided is not None:
                    raise Busy from None  # no answer: connect again, send again
                continue
            if message["type"] == "sight":
                self._seen = message
            elif message["type"] == "accepted":
                self._hear(match, table, 200, message)
            elif message["type"] == "stale":
                self._seen = {}
                self._hear(match, table, 409, message)
                await socket.send(json.dumps({"type": "watch", "match": match}))
            elif message["type"] in ("problem", "refused"):
                if message.get("status") in (429, 503):
                    raise Busy
                self._seen = {}
                self._hear(match, table, 422, message)
            if self._may_go_on(match):
                if self._seen["actor"] == OVER:
                    return True
                if self._seen["your_turn"] and not self.tally.stop:
                    self._decide(match, self._seen)
                    await self._send(socket, match)

    def _may_go_on(self, match: str) -> bool:
        """What it led to may have been seen before the answer, if the move was sent again."""
        if self._decided is not None or not self._seen:
            return False
        return int(self._seen["version"]) >= self._reached.get(match, 0)

    async def _send(self, socket: ClientConnection, match: str) -> None:
        await socket.send(json.dumps({"type": "play", "match": match, **(self._decided or {})}))

    def _decide(self, match: str, sight: dict[str, Any]) -> None:
        self._number += 1
        key = f"{self.name}-{self._number}"
        action = self.dice.choice(sight["offers"])["action"]
        self._decided = {"version": sight["version"], "key": key, "actions": [action]}
        self.tally.sent.add((match, key))

    def _hear(self, match: str, table: str, status: int, answer: dict[str, Any]) -> None:
        if self._decided is None or (status == 200 and answer["key"] != self._decided["key"]):
            return
        what = f"{match} {self._decided['key']} on {self._decided['version']}"
        if status == 200:
            self.tally.acknowledged[(match, answer["key"])] = answer["version"]
            self.tally.last[table] = time.monotonic()
            self._reached[match] = answer["version"]
        elif status == 409:
            self.tally.late.append(f"{what}: {json.dumps(answer)[:200]}")
        else:
            self.tally.odd.append(f"{what}: {status} {json.dumps(answer)[:300]}")
        self._decided = None

    async def _pause(self) -> None:
        self.tally.resent += self._decided is not None
        await asyncio.sleep(self.dice.random() * LONGEST_PAUSE)


async def play_tables(
    address: str, tally: Tally, seed: int, titles: Sequence[str], bots: bool = True
) -> None:
    """One table after the other per title, all titles at the same time, until told to stop."""
    tables = [_table(address, tally, seed, n, title, bots) for n, title in enumerate(titles)]
    await asyncio.gather(*tables)


async def _table(
    address: str, tally: Tally, seed: int, number: int, title: str, bots: bool
) -> None:
    dice = random.Random(f"{seed} {number}")
    players = [Player(address, tally, f"t{number}p{n}", dice) for n in range(2)]
    seats: list[dict[str, str]] = [{"kind": "me"}, {"kind": "open"}]
    if bots and title != "scarab":
        seats.append({"kind": "bot", "bot": "apprentice"})
    try:
        for player in players:
            await player.arrive()
        while not tally.stop:
            made = await players[0].ask("POST", "/matches", {"game": title, "seats": seats})
            await players[1].ask("POST", f"/matches/{made['match']}/join", {})
            table = f"{number} {title}"
            tally.last[table] = time.monotonic()
            await asyncio.gather(*[player.play(made["match"], table) for player in players])
            tally.finished += not tally.stop
    finally:
        for player in players:
            await player.close()
