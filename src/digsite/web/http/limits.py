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
DAY = 24 * 3600  # seconds
PAUSE = 0.5  # seconds until who asked too much is told so: asking on at once gains nothing
MOST_PAUSED = 200  # who wait for that; more are told at once
STUBBORN = 100  # refusals (one is forgiven every second) after which nothing is answered at all,
FORGIVING = 30  # until it has been quiet for so many seconds at most
MISUSE = 5  # refusals that a socket counts for which had to be closed


class Allowance(msgspec.Struct, frozen=True):
    """So many in a minute, or so many bytes in a day."""

    name: str
    most: int
    seconds: int = 60

    def __str__(self) -> str:
        if self.seconds == DAY:
            return f"{self.most // 1000} kB of {self.name} a day"
        return f"{self.most} per minute"


REQUESTS = Allowance("requests", 600)  # and sockets
PAGES = Allowance("pages", 300)
FILES = Allowance("files", 6000)  # a page has some dozens
MESSAGES = Allowance("messages", 3000)  # on all sockets together
GUESTS = Allowance("guests", 30)
PASSWORDS = Allowance("passwords", 10)
CARD_FILES = Allowance("card files", 8_000_000, DAY)
ANALYSES = Allowance("analyses", 400)  # positions of a record, and what bots think of them
HEAVY = Allowance("heavy", 60)  # imports, new tables, hints
_BY_NAME = {
    each.name: each
    for each in (REQUESTS, PAGES, FILES, MESSAGES, GUESTS, PASSWORDS, CARD_FILES, ANALYSES, HEAVY)
}
FRESH_SECONDS = 10.0  # what another worker said of its sockets counts for so long


class Limits:
    """Counts what each address does; refuses what is too much."""

    def __init__(self, on: bool, sockets_per_address: int) -> None:
        self.on = on
        self.sockets_per_address = sockets_per_address
        self.sockets: Counter[str] = Counter()
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._paused = 0
        self._spent: Counter[tuple[str, str]] | None = None  # since others were told, if they are
        self._elsewhere: dict[str, tuple[float, dict[str, int]]] = {}  # sockets, by worker

    async def count(self, allowance: Allowance, address: str, much: int = 1) -> None:
        """One more, or so much, from this address (after a pause a `Problem`, if too many)."""
        if not self.on:
            return
        bucket = self._bucket(allowance, address)
        if not bucket.take(much):
            await self._refuse(bucket, allowance, address)
        self._note(allowance, address, much)

    async def expect(self, allowance: Allowance, address: str, much: int) -> None:
        """So much is announced: refused before it is read, counted when it is known what it is."""
        bucket = self._bucket(allowance, address)
        if self.on and not bucket.holds(much):
            await self._refuse(bucket, allowance, address)

    async def _refuse(self, bucket: Bucket, allowance: Allowance, address: str) -> None:
        asking = self._bucket(REQUESTS, address)
        if bucket is not asking:
            asking.refuse()
        await self.pause()
        problem = Problem(TOO_MANY, f"no more than {allowance} from one address")
        problem.wait = bucket.wait
        raise problem

    def stubborn(self, address: str) -> int | None:
        """Seconds that somebody is not listened to who asked on and on after being refused."""
        bucket = self._buckets.get((REQUESTS.name, address)) if self.on else None
        if bucket is None or not bucket.stubborn:
            return None
        bucket.take()
        return bucket.wait

    def misused(self, address: str) -> None:
        """A socket of this address was closed for what it sent: to come back at once is no use."""
        if self.on:
            for _ in range(MISUSE):
                self._bucket(REQUESTS, address).refuse()

    def message(self, address: str) -> bool:
        """Whether one more message may come from this address now."""
        if not self.on:
            return True
        if not self._bucket(MESSAGES, address).take():
            return False
        self._note(MESSAGES, address, 1)
        return True

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
        open_ = self.sockets[address] + self._open_elsewhere(address)
        if self.on and open_ >= self.sockets_per_address:
            return False
        self.sockets[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]

    def spent(self) -> Counter[tuple[str, str]]:
        """What was spent here since this was last asked, by allowance and address."""
        spent, self._spent = self._spent, Counter()
        return spent or Counter()

    def spent_elsewhere(self, name: str, address: str, much: int) -> None:
        """So much of an allowance was spent at another worker."""
        if name in _BY_NAME:
            bucket = self._bucket(_BY_NAME[name], address)
            bucket.left = max(bucket.left - much, -bucket.room)

    def sockets_elsewhere(self, worker: str, sockets: dict[str, int]) -> None:
        """The sockets that another worker has now, by address."""
        self._elsewhere[worker] = monotonic(), sockets

    def _note(self, allowance: Allowance, address: str, much: int) -> None:
        if self._spent is not None:
            self._spent[allowance.name, address] += much

    def _open_elsewhere(self, address: str) -> int:
        now = monotonic()
        for worker, (at, _) in list(self._elsewhere.items()):
            if now - at > FRESH_SECONDS:
                del self._elsewhere[worker]
        return sum(sockets.get(address, 0) for _, sockets in self._elsewhere.values())

    def _bucket(self, allowance: Allowance, address: str) -> Bucket:
        name = (allowance.name, address)
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = Bucket(allowance.most / allowance.seconds, float(allowance.most))
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
        self.wanted = 1
        self.refused = 0.0  # times, lately
        self.at = monotonic()

    def take(self, much: int = 1) -> bool:
        """Whether one more message, or so many bytes, may come now."""
        if not self.holds(much):
            self.refuse()
            return False
        self.left -= much
        return True

    def holds(self, much: int = 1) -> bool:
        """Whether so much could come now; nothing is taken."""
        now = monotonic()
        self.left = min(self.room, self.left + (now - self.at) * self.rate)
        self.refused = max(0.0, self.refused - (now - self.at))
        self.at = now
        self.wanted = much
        return self.left >= much and self.refused <= STUBBORN

    def refuse(self) -> None:
        """It was told no; who does not heed that is told nothing for a while."""
        self.refused = min(self.refused + 1, STUBBORN + FORGIVING)

    def owe(self, cost: float) -> None:
        """The last message costs more than others: nothing comes until that is made up for."""
        self.left -= cost

    @property
    def stubborn(self) -> bool:
        """Whether it was refused again and again, a moment ago."""
        return self.refused - (monotonic() - self.at) > STUBBORN

    @property
    def wait(self) -> int:
        """Whole seconds until one more may come."""
        filled = (self.wanted - self.left) / self.rate
        return max(ceil(filled), ceil(self.refused - STUBBORN), 1)
