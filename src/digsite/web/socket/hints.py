"""The hints that one socket has asked for, at most one per match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine


class Hints:
    """Who waits or thinks for which match; stopped, they leave queue and thread."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def begin(self, match: str, think: Callable[[], Coroutine[object, None, None]]) -> None:
        """Think anew; what was thought about this match before is stopped."""
        self.stop(match)
        task = self._tasks[match] = asyncio.create_task(think())
        task.add_done_callback(lambda _: self._forget(match, task))

    def stop(self, match: str) -> None:
        if task := self._tasks.pop(match, None):
            task.cancel()

    def stop_all(self) -> None:
        for match in list(self._tasks):
            self.stop(match)

    def _forget(self, match: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(match) is task:
            del self._tasks[match]
