"""The bus between workers: what is said comes late, in any order, twice, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

from sqlalchemy import Connection

from digsite.service.bus import RETRY_SECONDS, Bus, Heard, Missed, What, catch_up, pass_on
from digsite.service.store import Store

from .database import Database, Sent
from .loop import OUTSIDE
from .trace import Trace

LATE = 0.03  # seconds that a message takes, mostly


class Exchange:
    """Passes on what one says to everybody who is connected."""

    def __init__(self, database: Database, dice: Random, trace: Trace) -> None:
        self.database, self.dice, self.trace = database, dice, trace
        self.inside = dice.random() < 0.5  # said in the transaction, as PostgreSQL does, or after
        self.buses: list[SimulatedBus] = []
        self.faulty = True
        database.notify = self.say

    def say(self, sent: Sent) -> None:
        for bus in self.buses:
            if sent[1] == "person" or sent[2] in bus.followed:
                bus.deliver(sent)


class SimulatedBus(Bus):
    """One worker's end; while its link is down it hears nothing, and then it catches up."""

    def __init__(self, exchange: Exchange, name: str) -> None:
        self._exchange, self.name = exchange, name
        self._heard: asyncio.Queue[Sent | None] = asyncio.Queue()
        self._link = 0  # counts connections; 0 is none
        self._links = 0
        self._task: asyncio.Task[None] | None = None
        self._store: Store | None = None
        self.followed: set[str] = set()

    async def start(self, store: Store, heard: Heard, missed: Missed) -> None:
        self._store = store
        ready = asyncio.Event()
        self._exchange.buses.append(self)
        self._task = asyncio.create_task(self._listen(heard, missed, ready))
        await ready.wait()

    async def stop(self) -> None:
        self.leave()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def leave(self) -> None:
        """Nobody is there any more."""
        if self in self._exchange.buses:
            self._exchange.buses.remove(self)

    async def follow(self, match: str) -> None:
        assert self._store is not None
        await self._store.read(lambda _: self.followed.add(match))

    async def unfollow(self, matches: Sequence[str]) -> None:
        assert self._store is not None
        await self._store.read(lambda _: self.followed.difference_update(matches))

    def announce(self, connection: Connection, what: What, match: str, number: int = 0) -> None:
        if self._exchange.inside:
            self._exchange.database.saying.append((self.name, what, match, number))

    def announced(self, what: What, match: str, number: int = 0) -> None:
        if not self._exchange.inside:
            sent = (self.name, what, match, number)
            later = self._exchange.dice.random() * 0.002
            asyncio.get_running_loop().call_later(later, self._exchange.say, sent)

    def cut(self) -> None:
        """The connection breaks; what was on its way is lost."""
        self._link = 0
        self._heard.put_nowait(None)

    def deliver(self, sent: Sent) -> None:
        """Something was said."""
        dice, trace = self._exchange.dice, self._exchange.trace
        if self._link == 0:
            trace.fault("lost notice", self.name)
            return
        copies = 1
        if self._exchange.faulty and dice.random() < 0.1:
            trace.fault("doubled notice", self.name)
            copies = 2
        loop = asyncio.get_running_loop()
        for _ in range(copies):
            late = dice.random() * LATE
            if self._exchange.faulty and dice.random() < 0.05:
                trace.fault("late notice", self.name)
                late = dice.random() * 3.0
            loop.call_later(late, self._arrive, sent, self._link, context=OUTSIDE)

    def _arrive(self, sent: Sent, link: int) -> None:
        if link == self._link:
            self._heard.put_nowait(sent)
        else:
            self._exchange.trace.fault("lost notice", self.name)

    async def _listen(self, heard: Heard, missed: Missed, ready: asyncio.Event) -> None:
        while True:
            self._links += 1
            self._link = self._links
            if ready.is_set():
                await catch_up(missed)
            ready.set()
            while (sent := await self._heard.get()) is not None:
                await pass_on(self.name, " ".join([str(part) for part in sent]), heard)
            self._heard = asyncio.Queue()
            await asyncio.sleep(RETRY_SECONDS)
