"""The end of a server: on SIGTERM or Ctrl+C every answer goes out before the doors close."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable
from typing import Any

from ..context import Context

_SIGNALS = (signal.SIGTERM, signal.SIGINT)


class Shutdown:
    """Stands before uvicorn's own handlers, which close every socket at once."""

    def __init__(self, context: Context) -> None:
        self.context = context
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
                try:
                    loop.add_signal_handler(number, self._begin, number)
                except NotImplementedError:  # Windows: uvicorn's own handlers stay
                    return
                self._theirs[number] = theirs

    @property
    def takes_signals(self) -> bool:
        """Whether every answer goes out before the doors close."""
        return bool(self._theirs)

    def _begin(self, number: int) -> None:
        if self._draining is None:
            self._draining = asyncio.create_task(self._drain(number))
        else:
            self._theirs[number](number, None)

    async def _drain(self, number: int) -> None:
        await self.context.drain()
        self._theirs[number](number, None)
