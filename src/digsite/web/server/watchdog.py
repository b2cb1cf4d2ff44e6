"""Names what holds the event loop: `digsite serve --debug` and the tests switch it on.

Every step of every task is timed and named after the request or message it works for. A thread sees
when the loop notes no time for a while, and looks where in the code it is.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Generator
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from pathlib import Path
from time import monotonic, thread_time
from types import FrameType
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from prometheus_client import CollectorRegistry, Counter, Gauge

from .logs import log

TOO_LONG = 0.05  # seconds
BEAT = 0.01
REMEMBERED = 100
What = Callable[[], str]
Value = Any  # what a step is given and gives: only its coroutine knows
NO_TASK = "a callback, or a machine that had no time for us"
_doing: ContextVar[What | None] = ContextVar("doing", default=None)


class Hold(msgspec.Struct, frozen=True):
    """The loop did nothing else for so long."""

    what: str
    seconds: float
    processor: float  # seconds that the loop's thread was at work, to within a beat
    where: str


class Watchdog:
    """Counts the holds of one loop, and remembers the longest."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.longest = Hold("", 0.0, 0.0, "")  # by the clock; a busy machine stretches it
        self.busiest = self.longest  # by processor time
        self.holds: deque[Hold] = deque(maxlen=REMEMBERED)  # the last ones
        self._count = Counter(
            "digsite_loop_holds",
            f"Times the event loop was held for more than {TOO_LONG * 1000:.0f} ms",
            registry=registry,
        )
        longest = Gauge(
            "digsite_loop_longest_hold_seconds",
            "The longest time the event loop was held",
            registry=registry,
        )
        longest.set_function(lambda: self.longest.seconds)
        busiest = Gauge(
            "digsite_loop_busiest_hold_seconds",
            "The most processor time of the event loop that a hold took",
            registry=registry,
        )
        busiest.set_function(lambda: self.busiest.processor)
        self._tasks: WeakKeyDictionary[asyncio.Task[Value], What] = WeakKeyDictionary()
        self._beat = (0.0, 0.0)  # the time, and the processor time of the loop's thread
        self._where = (0.0, "")  # when somebody was seen last, and where in the code
        self._named = 0.0  # when a task was last found to have held the loop
        self._over = threading.Event()

    def note(self, what: What) -> None:
        """From here on the current task, and those it begins, work for this."""
        _doing.set(what)
        if (task := asyncio.current_task()) is not None:
            self._tasks[task] = what

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        """Watch the running loop."""
        loop = asyncio.get_running_loop()
        before = loop.get_task_factory()
        loop.set_task_factory(self._make_task)
        beating = asyncio.create_task(self._keep_beating())
        self._beat = _now()
        thread = threading.Thread(
            target=self._look, args=(loop, threading.get_ident()), daemon=True
        )
        thread.start()
        try:
            yield
        finally:
            self._over.set()
            beating.cancel()
            loop.set_task_factory(before)
            await asyncio.gather(beating, return_exceptions=True)
            with suppress(ValueError, OSError):
                for name, worst in (("longest", self.longest), ("busiest", self.busiest)):
                    log.info(
                        f"the loop's {name} hold",
                        what=worst.what,
                        ms=_ms(worst.seconds),
                        processor_ms=_ms(worst.processor),
                    )

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self._beat = _now()

    def stepped(self, began: float) -> None:
        """The current task has ended a step that it began then.

        There are thousands in a second, so processor time, which is slow to ask for, is asked for
        only here and at each beat.
        """
        seconds = monotonic() - began
        if seconds > TOO_LONG:
            self._named, processor = _now()
            where = self._where[1] if self._where[0] >= began else ""
            loop = asyncio.get_running_loop()
            worked = min(processor - self._beat[1], seconds)
            self._report(Hold(self._what(loop), seconds, worked, where))

    def _make_task(
        self,
        loop: asyncio.AbstractEventLoop,
        work: Coroutine[Value, Value, Value] | Generator[Value, None, Value],
        **more: Value,
    ) -> asyncio.Task[Value]:
        assert isinstance(work, Coroutine)
        task: asyncio.Task[Value] = asyncio.Task(_Steps(work, self.stepped), loop=loop, **more)
        if (what := _doing.get()) is not None:
            self._tasks[task] = what
        return task

    # -- in a thread of its own --------------------------------------------------------

    def _look(self, loop: asyncio.AbstractEventLoop, thread: int) -> None:
        """Where the loop is while it is held; and holds by what is no task."""
        last = self._beat
        while not self._over.wait(BEAT):
            beat = self._beat
            if beat != last:
                held = beat[0] - last[0] - BEAT
                if held > TOO_LONG and self._named < last[0]:
                    where = self._where[1] if self._where[0] >= last[0] else ""
                    self._report(Hold(NO_TASK, held, beat[1] - last[1], where))
                last = beat
            elif monotonic() - last[0] > 2 * BEAT:
                where = _where(sys._current_frames().get(thread))
                self._where = (monotonic(), where)

    def _what(self, loop: asyncio.AbstractEventLoop) -> str:
        task = asyncio.current_task(loop)
        if task is None:
            return NO_TASK
        what = self._tasks.get(task)
        return what() if what is not None else str(getattr(task.get_coro(), "__qualname__", task))

    def _report(self, hold: Hold) -> None:
        self._count.inc()
        self.holds.append(hold)
        if hold.seconds > self.longest.seconds:
            self.longest = hold
        if hold.processor > self.busiest.processor:
            self.busiest = hold
        with suppress(ValueError, OSError):  # standard error may be gone: no request fails for that
            log.warning(
                "the event loop was held",
                what=hold.what,
                ms=_ms(hold.seconds),
                processor_ms=_ms(hold.processor),
                where=hold.where,
            )


class _Steps(Coroutine[Value, Value, Value]):
    """A coroutine whose every step is timed by the loop itself."""

    def __init__(
        self,
        work: Coroutine[Value, Value, Value],
        stepped: Callable[[float], None],
    ) -> None:
        self._work, self._stepped = work, stepped
        self.__qualname__ = getattr(work, "__qualname__", "")

    def send(self, value: Value) -> Value:
        began = monotonic()
        try:
            return self._work.send(value)
        finally:
            self._stepped(began)

    def throw(self, *error: Value) -> Value:
        began = monotonic()
        try:
            return self._work.throw(*error)
        finally:
            self._stepped(began)

    def close(self) -> None:
        self._work.close()

    def __await__(self) -> Generator[Value, Value, Value]:
        return self._work.__await__()

    def __getattr__(self, name: str) -> Value:
        return getattr(self._work, name)  # cr_frame and the like, for who looks into tasks


def _now() -> tuple[float, float]:
    return monotonic(), thread_time()


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)


def _where(frame: FrameType | None) -> str:
    """The innermost line; names of file and function only, never values.

    Not who called it: the thread goes on meanwhile, and walking from frame to frame of a thread
    that runs has ended a whole process.
    """
    if frame is None:
        return ""
    return f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno} {frame.f_code.co_name}"
