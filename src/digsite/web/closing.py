"""The end of a server: on SIGTERM or Ctrl+C every answer goes out before the doors close."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable
from typing import Any

from .front import Front

_SIGNALS = (signal.SIGTERM, signal.SIGINT)


class Closing:
    """Stands before uvicorn's own handlers, which close every socket at once."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self._theirs: dict[int, Callable[[int, Any], Any]] = {}
        self._draining: asyncio.Task[None] | None = None

    def prepare(self) -> None:
        """Take the signals over; to be called when uvicorn has taken them."""
        if threading.current_thread() is not threading.main_thread():
            return
        loop = asyncio.get_running_loop()
        for number in _SIGNALS:
            theirs = signal.getsignal(number)
            if callable(theirs):
                self._theirs[number] = theirs
                loop.add_signal_handler(number, self._begin, number)

    def _begin(self, number: int) -> None:
        if self._draining is None:
            self._draining = asyncio.create_task(self._drain(number))
        else:
            self._theirs[number](number, None)

    async def _drain(self, number: int) -> None:
        await self.front.drain()
        self._theirs[number](number, None)
