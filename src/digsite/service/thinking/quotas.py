"""How much of one kind a person, and a network, may ask for at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from ..errors import Busy, TooMany

NOBODY = ""  # a network that is not known is not counted


class Asker(msgspec.Struct, frozen=True):
    """For whom is thought, and from where that was asked."""

    person: str
    network: str = NOBODY


class Quota(msgspec.Struct, frozen=True):
    """So many at a time, waiting ones included; and when to ask again."""

    person: int
    network: int
    all: int
    wait: int  # seconds

    reason: str  # what a person who has too many is told


class Places:
    """Counts who holds how many places; without a quota everybody gets one."""

    def __init__(self, quota: Quota | None) -> None:
        self._quota = quota
        self._people: Counter[str] = Counter()
        self._networks: Counter[str] = Counter()

    def take(self, asker: Asker) -> None:
        """One more (`TooMany` of this person or network, or `Busy`)."""
        if (quota := self._quota) is not None:
            mine, ours = self._people[asker.person], self._networks[asker.network]
            if mine >= quota.person or (asker.network != NOBODY and ours >= quota.network):
                raise TooMany(quota.reason, wait=quota.wait)
            if self._people.total() >= quota.all:
                raise Busy("thinkers_busy", wait=quota.wait)
        self._people[asker.person] += 1
        self._networks[asker.network] += 1

    def give_back(self, asker: Asker) -> None:
        """One less."""
        for counter, name in ((self._people, asker.person), (self._networks, asker.network)):
            counter[name] -= 1
            if counter[name] <= 0:
                del counter[name]

    @contextmanager
    def held(self, asker: Asker) -> Iterator[None]:
        """A place for as long as something is done."""
        self.take(asker)
        try:
            yield
        finally:
            self.give_back(asker)
