"""Python's garbage collector, in small steps: with many sockets it stops everything for a while.

What outlives a step is not looked at again, so that each looks at what came since the last one
only. What becomes garbage later frees itself, if no circle holds it; circles wait until there may
be many of them. Sockets that end leave next to nothing behind.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

EVERY_SECONDS = 10.0
STEPS = 12  # between two counts: that takes a while as well
MORE, ROOM = 1.5, 200_000  # times as many objects, and so many: then all are looked at
_YOUNG, _GROWN, _NEVER = 2_000, 10, 1_000_000


@asynccontextmanager
async def paced_collection() -> AsyncIterator[None]:
    """Collect at set times while this lasts."""
    before = gc.get_threshold()
    gc.set_threshold(_YOUNG, _GROWN, _NEVER)
    collecting = asyncio.create_task(_collect(Collecting()))
    try:
        yield
    finally:
        collecting.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()


class Collecting:
    """Remembers how much there was when all was looked at."""

    def __init__(self) -> None:
        self._steps = 0
        self._collect()
        self._kept = gc.get_freeze_count()

    def step(self) -> None:
        """Collect what came since the last step; all, if there is much more than there was."""
        self._steps += 1
        if self._steps % STEPS or gc.get_freeze_count() <= self._kept * MORE + ROOM:
            self._collect()
            return
        gc.unfreeze()
        self._collect()
        self._kept = gc.get_freeze_count()

    def _collect(self) -> None:
        gc.collect()
        gc.freeze()


async def _collect(collecting: Collecting) -> None:
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        collecting.step()
