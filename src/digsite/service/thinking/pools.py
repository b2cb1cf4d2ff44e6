"""Threads for thinking: as many for each kind as are set, people of one kind served in turns.

No kind waits for another, so hints, reviews and analyses never hold up a bot. Where the
processors are short, the kernel is asked to serve bots first, then hints, then the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event
from typing import Any, Literal, TypeVar

import msgspec

from .fair_queue import FairQueue
from .job import Job, Start, in_a_thread

T = TypeVar("T")
Result = Any  # of a job: only who asked for it knows what it is
Kind = Literal["bot", "hint", "review", "analysis"]
# Where two bots fill two processors, a thread this nice takes less than a fiftieth of them.
NICENESS: dict[Kind, int] = {"bot": 0, "hint": 5, "review": 15, "analysis": 10}


class Threads(msgspec.Struct, frozen=True):
    """How many of each kind think at a time."""

    bot: int
    hint: int
    review: int
    analysis: int = 1

    @classmethod
    def fit_for(cls, processors: int) -> Threads:
        """Every processor for bots; hints take at most half as many, reviews at most two.

        Two reviews on two processors slowed a bot by up to a fifth (`scripts/bench reviews`).
        """
        return cls(max(processors, 1), max(processors // 2, 1), 2 if processors > 3 else 1)


class Pools:
    """Lets things be thought beside the event loop, each with a deadline."""

    def __init__(self, threads: Threads, start: Start = in_a_thread) -> None:
        self._start = start
        self._pools: dict[Kind, _Pool] = {
            "bot": _Pool(threads.bot),
            "hint": _Pool(threads.hint, tells=True),
            "review": _Pool(threads.review),
            "analysis": _Pool(threads.analysis),
        }

    async def think(
        self,
        kind: Kind,
        person: str,
        work: Callable[[Event], T],
        patience: float,
        placed: Callable[[int], None] | None = None,
    ) -> T:
        """What `work` finds; `TimeoutError` if it takes longer than `patience` once it began.

        `placed` hears which place in the queue it has, 1 being the next. Who stops waiting (a
        cancelled task) leaves the queue; work that has begun is told by its event.
        """
        pool, loop = self._pools[kind], asyncio.get_running_loop()
        job = Job(work, patience, loop, NICENESS[kind], placed, lambda: self._move_on(pool))
        pool.waiting.put(person, job)
        self._move_on(pool)
        try:
            found: T = await job.answer
            return found
        finally:
            if job.begun:
                job.stop.set()
            else:
                pool.waiting.drop(person, job)
                pool.tell_places()

    def _move_on(self, pool: _Pool) -> None:
        pool.thinking = {job for job in pool.thinking if not job.over}
        while pool.waiting and len(pool.thinking) < pool.threads:
            job = pool.waiting.take()
            pool.thinking.add(job)
            job.begin(self._start)
        pool.tell_places()


class _Pool:
    """The threads of one kind, and who waits for them."""

    def __init__(self, threads: int, tells: bool = False) -> None:
        self.threads = threads
        self.tells = tells
        self.thinking: set[Job[Result]] = set()
        self.waiting: FairQueue[Job[Result]] = FairQueue()

    def tell_places(self) -> None:
        """Somebody waits for a hint; bots and reviews wait in silence."""
        if self.tells:
            for place, job in enumerate(self.waiting.order(), 1):
                job.come_to(place)
