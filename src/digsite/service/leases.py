"""The right to move matches on: held for some seconds in the store, and kept while it is used."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from .clock import Clock
from .errors import Unavailable
from .secrets import Randomness, new_id
from .store import Store
from .store.match_rows import give_up_lease, give_up_leases, take_lease

LEASE_SECONDS = 8.0  # after a crash another process waits no longer


class Leases:
    """What one process holds. A lease saves work that two would do; it is no promise."""

    def __init__(self, store: Store, clock: Clock, randomness: Randomness) -> None:
        self._store, self._clock = store, clock
        self.holder = new_id(randomness)
        self._until: dict[str, float] = {}

    async def take(self, match: str) -> bool:
        """Take the lease, or keep it while there is enough of it."""
        now = self._clock.now()
        if self._until.get(match, 0.0) > now + LEASE_SECONDS / 2:
            return True
        mine = await self._store.write(
            lambda c: take_lease(c, match, self.holder, now, LEASE_SECONDS)
        )
        if mine:
            self._until[match] = now + LEASE_SECONDS
        else:
            self._until.pop(match, None)
        return mine

    def given(self, matches: Sequence[str], now: float) -> None:
        """These were taken at that time."""
        self._until.update(dict.fromkeys(matches, now + LEASE_SECONDS))

    async def give_up(self, match: str) -> None:
        """Whoever comes may have it."""
        if self._until.pop(match, None) is not None:
            await self._store.write(lambda c: give_up_lease(c, match, self.holder))

    async def give_up_all(self) -> None:
        """At closing time."""
        self._until.clear()
        with contextlib.suppress(Unavailable):  # then they run out by themselves
            await self._store.write(lambda c: give_up_leases(c, self.holder))

    async def forget_everybodys(self) -> None:
        """Whoever held one is gone."""
        await self._store.write(lambda c: give_up_leases(c, None))

    def sweep(self) -> None:
        """Forget those that have run out."""
        now = self._clock.now()
        self._until = {match: until for match, until in self._until.items() if until > now}
