"""What was begun and nobody waits for, until the office closes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

T = TypeVar("T")


class Tasks:
    """Background tasks: each is kept until it is done."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[object]] = set()

    def begin(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """Begin something that is waited for at closing time."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def finish(self) -> None:
        """Wait for everything that was begun."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)
