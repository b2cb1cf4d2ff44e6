"""Work that would hold up everybody is done aside: by few threads, and no more than can wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from .errors import Busy

T = TypeVar("T")
THREADS = 2
MOST_WAITING = 64


class Aside:
    """A few threads beside the event loop, for what takes more than about 20 ms of processor."""

    def __init__(self, threads: int = THREADS, most: int = MOST_WAITING) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="digsite-aside")
        self._most = most
        self._waiting = 0

    async def __call__(self, work: Callable[[], T]) -> T:
        """What the work gives back (`Busy` where too much waits already)."""
        if self._waiting >= self._most:
            raise Busy("crowded")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
