"""An office without desks, where bots take their turns at matches that are played elsewhere."""

from __future__ import annotations

import asyncio
import os

from .bots_at_table import Thinkers
from .bus import Bus, What
from .clock import Clock, SystemClock
from .leases import Leases
from .matches.registry import MatchRegistry
from .matches.writer import MatchWriter
from .moving import Mover
from .notices import Notices
from .notifier import Notifier
from .secrets import Randomness
from .store import Store
from .tasks import Tasks
from .turns import Turns


class BotOffice:
    """Made once and handed what it needs, like the office it works for."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinkers: Thinkers,
        at_once: int,
        notices: Notices | None = None,
        clock: Clock | None = None,
        randomness: Randomness = os.urandom,
    ) -> None:
        clock = clock or SystemClock()
        self._store, self._bus = store, bus
        self._tasks = Tasks()
        notifier = Notifier(store, notices or Notices([]), self._tasks)
        registry = MatchRegistry(store, self._tasks)
        writer = MatchWriter(store, bus, registry, (notifier.note,))
        mover = Mover(store, clock, registry, writer, thinkers)
        self.turns = Turns(store, clock, Leases(store, clock, randomness), mover, at_once)

    async def open(self) -> None:
        """Begin to take turns."""
        await asyncio.to_thread(self._store.open)
        await self._bus.start(self._store, self._heard, self._missed)
        self.turns.start()

    async def close(self) -> None:
        """Finish what was begun, and stop."""
        await self.turns.stop()
        await self._tasks.finish()
        await self._bus.stop()
        await asyncio.to_thread(self._store.close)

    async def _heard(self, what: What, match: str, number: int) -> None:
        if what == "turn":
            self.turns.look()

    async def _missed(self) -> None:
        self.turns.look()
