"""How much one address, and one connection, may ask for."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from math import ceil
from time import monotonic

import msgspec

from .problems import TOO_MANY, Problem

MESSAGES_PER_SECOND = 20.0
MESSAGES_AT_ONCE = 60.0
MOST_BUCKETS = 50_000  # the addresses that asked last
PAUSE = 0.5  # seconds until who asked too much is told so: asking on at once gains nothing
MOST_PAUSED = 200  # who wait for that; more are told at once


class Allowance(msgspec.Struct, frozen=True):
    """So many in a minute."""

    name: str
    most: int

    def __str__(self) -> str:
        return f"{self.most} per minute"


REQUESTS = Allowance("requests", 600)  # and sockets
GUESTS = Allowance("guests", 30)
PASSWORDS = Allowance("passwords", 10)
HEAVY = Allowance("heavy", 60)  # imports, new tables, hints


class Limits:
    """Counts what each address does; refuses what is too much."""

    def __init__(self, on: bool, sockets_per_address: int) -> None:
        self.on = on
        self.sockets_per_address = sockets_per_address
        self.sockets: Counter[str] = Counter()
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._paused = 0

    async def count(self, allowance: Allowance, address: str) -> None:
        """One more from this address (after a pause a `Problem`, if it is one too many)."""
        if not self.on:
            return
        bucket = self._bucket(allowance, address)
        if not bucket.take():
            await self.pause()
            problem = Problem(TOO_MANY, f"no more than {allowance} from one address")
            problem.wait = bucket.wait
            raise problem

    async def pause(self) -> None:
        """Let somebody who asked too much wait for the answer."""
        if not self.on or self._paused >= MOST_PAUSED:
            return
        self._paused += 1
        try:
            await asyncio.sleep(PAUSE)
        finally:
            self._paused -= 1

    def enter(self, address: str) -> bool:
        """One more socket from this address, unless it has too many."""
        if self.on and self.sockets[address] >= self.sockets_per_address:
            return False
        self.sockets[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]

    def _bucket(self, allowance: Allowance, address: str) -> Bucket:
        name = (allowance.name, address)
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = Bucket(allowance.most / 60, float(allowance.most))
            self._buckets[name] = bucket
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket


class Bucket:
    """What one connection or address may still send: it fills up with time."""

    def __init__(self, rate: float = MESSAGES_PER_SECOND, room: float = MESSAGES_AT_ONCE) -> None:
        self.rate = rate
        self.room = room
        self.left = room
        self.at = monotonic()

    def take(self) -> bool:
        """Whether one more message may come now."""
        now = monotonic()
        self.left = min(self.room, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def wait(self) -> int:
        """Whole seconds until one more may come."""
        return max(ceil((1 - self.left) / self.rate), 1)
