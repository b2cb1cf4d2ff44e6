"""Something to be thought about: it waits, begins in a thread, and is over."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from functools import partial
from threading import Event, Thread, get_native_id
from typing import Generic, TypeVar

T = TypeVar("T")
Start = Callable[[Callable[[], None], int], None]  # what to do, and how nice to be


def in_a_thread(work: Callable[[], None], niceness: int) -> None:
    """Do it in a thread of its own that does not keep the process alive."""

    def run() -> None:
        if niceness and sys.platform == "linux":  # elsewhere it would slow the whole process
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, get_native_id(), niceness)
        work()

    Thread(target=run, name="digsite-thinker", daemon=True).start()


class Job(Generic[T]):
    """One piece of work and its answer; all but the work itself happens on the event loop."""

    def __init__(
        self,
        work: Callable[[Event], T],
        patience: float,
        loop: asyncio.AbstractEventLoop,
        niceness: int,
        placed: Callable[[int], None] | None,
        ended: Callable[[], None],
    ) -> None:
        self.answer: asyncio.Future[T] = loop.create_future()
        self.stop = Event()
        self.begun = self.over = False
        self._work, self._patience, self._loop = work, patience, loop
        self._niceness, self._placed, self._ended = niceness, placed, ended
        self._place = 0
        self._alarm: asyncio.TimerHandle | None = None

    def come_to(self, place: int) -> None:
        """So many are to be served until it is this one's turn, itself included."""
        if place != self._place and self._placed is not None:
            self._place = place
            self._placed(place)

    def begin(self, start: Start) -> None:
        self.begun = True
        self._alarm = self._loop.call_later(self._patience, self._hangs)
        start(self._run, self._niceness)

    def _run(self) -> None:
        settle: Callable[[], None]
        try:
            settle = partial(self.answer.set_result, self._work(self.stop))
        except Exception as error:
            settle = partial(self.answer.set_exception, error)
        with contextlib.suppress(RuntimeError):  # the loop is gone
            self._loop.call_soon_threadsafe(self._end, settle)

    def _hangs(self) -> None:
        """Its thread is given up; it may end one day, unheard."""
        self.stop.set()
        self._end(partial(self.answer.set_exception, TimeoutError()))

    def _end(self, settle: Callable[[], None]) -> None:
        if self.over:
            return
        self.over = True
        if self._alarm is not None:
            self._alarm.cancel()
        if not self.answer.done():
            settle()
        self._ended()
