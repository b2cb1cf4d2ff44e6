"""Bots' turns as a queue in the store: taken by whichever process has a thread that is free.

A turn is a match that wants to be woken at once. Who takes it holds a lease on the match, so that
nobody thinks about the same; if that process dies, the next one finds the turn there.
"""

from __future__ import annotations

import asyncio
import contextlib

import structlog

from digsite.core.errors import DigsiteError

from .clock import Clock
from .errors import Unavailable
from .leases import LEASE_SECONDS, Leases
from .moving import Mover
from .store import Store
from .store.match_rows import claim_turns

EVERY = 1.0  # seconds between looks into the store, if nobody says that there is a turn

log = structlog.get_logger("digsite.turns")


class Turns:
    """Takes as many turns at a time as can be thought about."""

    def __init__(
        self, store: Store, clock: Clock, leases: Leases, mover: Mover, at_once: int
    ) -> None:
        self._store, self._clock, self._leases, self._mover = store, clock, leases, mover
        self._at_once = at_once
        self._taken: dict[str, asyncio.Task[None]] = {}
        self._look = asyncio.Event()
        self._loop: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to take turns."""
        self._loop = asyncio.create_task(self._serve())

    async def stop(self) -> None:
        """Stop; a bot that thinks is forgotten, its turn is still there."""
        tasks = [*self._taken.values(), *([self._loop] if self._loop else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._leases.give_up_all()

    def look(self) -> None:
        """There may be a turn to take."""
        self._look.set()

    async def _serve(self) -> None:
        while True:
            self._look.clear()
            try:
                await self._claim()
            except Unavailable as error:
                log.warning("taking turns waits for the store", error=str(error))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._look.wait()

    async def _claim(self) -> None:
        free = self._at_once - len(self._taken)
        if free <= 0:
            return
        now, holder = self._clock.now(), self._leases.holder
        found = await self._store.beside(lambda c: claim_turns(c, holder, now, LEASE_SECONDS, free))
        self._leases.given(found, now)
        for match in found:
            if match not in self._taken:
                self._taken[match] = asyncio.create_task(self._take(match))

    async def _take(self, match: str) -> None:
        try:
            while await self._leases.take(match) and await self._mover.move(match):
                pass
            await self._leases.give_up(match)
        except Unavailable as error:
            log.warning("a turn waits for the store", match=match, error=str(error))
        except DigsiteError as error:
            log.error("a turn failed", match=match, error=str(error))
        finally:
            del self._taken[match]
            self.look()
