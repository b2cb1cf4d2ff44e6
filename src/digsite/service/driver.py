"""Who moves matches on by themselves: finds them, holds their leases, and asks what is to be done.

Every match says in the store when it wants to be woken; whoever holds its lease does so. After a
crash, or on another machine, the next driver finds it there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from digsite.core.errors import DigsiteError

from .clock import Clock
from .errors import Unavailable
from .leases import LEASE_SECONDS, Leases
from .moving import Mover
from .store import Store
from .store.match_rows import due_matches
from .wakes import Wakes

EVERY = 1.0  # seconds between looks into the store

log = structlog.get_logger("digsite.driver")


class Driver:
    """Runs beside the desks, until it is stopped; now and then it does the chores too.

    Where bots are moved elsewhere (`turns.py`), clocks and those who stay away are left to it.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        leases: Leases,
        wakes: Wakes,
        mover: Mover,
        chores: Callable[[], Awaitable[None]],
        bots: bool = True,
    ) -> None:
        self._store, self._clock = store, clock
        self._leases, self._wakes, self._mover, self._chores = leases, wakes, mover, chores
        self._bots = bots
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._loops: list[asyncio.Task[None]] = []
        self._again: set[str] = set()  # changed while they were driven
        self._stopped = False

    async def start(self) -> None:
        """Begin to look for matches that want to be woken."""
        if not self._store.shared:  # then whoever held a lease is gone
            await self._leases.forget_everybodys()
        self._loops = [asyncio.create_task(loop) for loop in (self._follow(), self._look_around())]

    async def stop(self) -> None:
        """Stop; a bot that thinks is forgotten, its turn is still there."""
        self._stopped = True
        tasks = [*self._driving.values(), *self._loops]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._leases.give_up_all()

    def drive(self, match: str) -> None:
        """Move a match on as far as it goes by itself."""
        if match in self._driving:
            self._again.add(match)
            return
        task = asyncio.create_task(self._drive(match))
        self._driving[match] = task
        task.add_done_callback(lambda _: self._driven(match))

    def _driven(self, match: str) -> None:
        self._driving.pop(match, None)
        if match in self._again and not self._stopped:
            self._again.discard(match)
            self.drive(match)

    async def _drive(self, match: str) -> None:
        try:
            while await self._leases.take(match) and await self._mover.move(match):
                pass
        except Unavailable as error:
            log.warning("driving waits for the store", match=match, error=str(error))
            await self._clock.sleep(EVERY)
        except DigsiteError as error:
            log.error("driving failed", match=match, error=str(error))
            await self._clock.sleep(EVERY)

    async def _follow(self) -> None:
        while True:
            self.drive(await self._wakes.next())

    async def _look_around(self) -> None:
        while True:
            for work in (self._chores, self._find_due):
                await _patiently(work)
            await self._clock.sleep(EVERY)

    async def _find_due(self) -> None:
        now = self._clock.now()
        holder = self._leases.holder
        for match in await self._store.read(
            lambda c: due_matches(c, holder, now, LEASE_SECONDS, self._bots)
        ):
            self.drive(match)
        self._leases.sweep()


async def _patiently(work: Callable[[], Awaitable[None]]) -> None:
    """Whatever goes wrong, it is done again another time: nobody else would."""
    try:
        await work()
    except Unavailable as error:
        log.warning("the store does not answer", error=str(error))
    except Exception as error:
        log.error("what is done now and then failed", error=repr(error))
