"""An event loop without a world outside: its time is what it waits for, its threads are a delay."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")
LONGEST_THREAD = 0.02  # seconds that work in another thread takes


class Process:
    """What runs together and dies together: after that nothing of it runs, no `finally` either."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.tasks: dict[asyncio.Task[Any], None] = {}
        self.context = copy_context()
        self.context.run(_PROCESS.set, self)

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something in this process."""
        return asyncio.get_running_loop().create_task(work, context=self.context.copy())


_PROCESS: ContextVar[Process | None] = ContextVar("process", default=None)
OUTSIDE = copy_context()  # of what outlives every process: the wires, the database


class SimulatedLoop(asyncio.BaseEventLoop):
    """Does what is ready, then lets time jump to what comes next."""

    def __init__(self, dice: Random) -> None:
        super().__init__()
        self._now, self._dice = 0.0, dice
        self._clock_resolution = 1e-9
        self._selector = self
        self._abandoned: list[Process] = []
        self.steps = 0
        self.noise: list[str] = []  # what went wrong where nobody waited
        self.set_exception_handler(self._note)
        self.set_task_factory(_remembered)  # type: ignore[arg-type]  # one of its shapes

    def time(self) -> float:
        return self._now

    def select(self, timeout: float | None) -> list[object]:
        """Nothing ever comes from outside."""
        if timeout is None:
            raise RuntimeError("everybody waits for ever")
        self._now += timeout
        return []

    def run_in_executor(
        self, _executor: object, work: Callable[..., T], *args: object
    ) -> asyncio.Future[T]:
        """Done later, by nobody else."""
        answer: asyncio.Future[T] = self.create_future()

        def run() -> None:
            if answer.cancelled():
                return
            try:
                answer.set_result(work(*args))
            except Exception as error:
                answer.set_exception(error)

        self.call_later(self._dice.uniform(0.0, LONGEST_THREAD), run)
        return answer

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        timer = super().call_at(when, callback, *args, context=context)
        timer.__class__ = _MortalTimer
        return timer

    def _call_soon(
        self, callback: Callable[..., object], args: Any, context: Context | None
    ) -> asyncio.Handle:
        handle = _MortalHandle(callback, args, self, context)
        self._ready.append(handle)  # type: ignore[attr-defined]
        self.steps += 1
        return handle

    def bury(self, process: Process) -> None:
        """Nothing of this process runs from now on."""
        process.alive = False
        self._abandoned.append(process)

    def end(self) -> None:
        """Let go of everything; what was broken off is told so only now, when nobody listens."""
        for process in self._abandoned:
            for task in list(process.tasks):
                _drop(task)
        for task in asyncio.all_tasks(self):
            _drop(task)
        self.close()

    def _note(self, _loop: object, context: dict[str, Any]) -> None:
        """Who was killed leaves tasks behind that nobody hears of; that is no noise."""
        if "task" not in context and "future" not in context:
            self.noise.append(f"{context['message']}: {context.get('exception')!r}")

    def _process_events(self, _events: list[object]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass


class _Mortal:
    __slots__ = ()
    _context: Context

    def _run(self) -> None:
        process = self._context.get(_PROCESS)
        if process is None or process.alive:
            super()._run()  # type: ignore[misc]


class _MortalHandle(_Mortal, asyncio.Handle):
    __slots__ = ()


class _MortalTimer(_Mortal, asyncio.TimerHandle):
    __slots__ = ()


def _remembered(
    loop: asyncio.AbstractEventLoop,
    work: Coroutine[Any, Any, T],
    context: Context | None = None,
) -> asyncio.Task[T]:
    """A task is kept while its process is: who is killed must not be tidied up by chance."""
    task = asyncio.Task(work, loop=loop, context=context)
    process = (context or copy_context()).get(_PROCESS)
    if process is not None:
        process.tasks[task] = None
        task.add_done_callback(lambda done: process.tasks.pop(done, None) and None)
    return task


def _drop(task: asyncio.Task[Any]) -> None:
    task._log_destroy_pending = False  # type: ignore[attr-defined]
    with contextlib.suppress(BaseException):
        task.get_coro().close()
