"""A wire to PostgreSQL that breaks at the worst moment."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress

WRITTEN = re.compile(rb"C\x00\x00\x00.(?:INSERT 0|UPDATE|DELETE) [1-9]", re.DOTALL)
COMMITTED = b"C\x00\x00\x00\x0bCOMMIT\x00"  # what the server says when it is done


class BreakingWire:
    """Passes bytes on, until `cut` says to drop a connection at a COMMIT or at its answer.

    It is asked where something was written only: what reads commits too, and loses nothing.
    """

    def __init__(self, port: int, cut: Callable[[str], bool]) -> None:
        self._to, self._cut = port, cut
        self._links: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.cuts = 0
        self.flowing = asyncio.Event()  # cleared: connections stand, and nothing is passed on
        self.flowing.set()

    async def open(self) -> int:
        """The port on which it listens."""
        self._server = await asyncio.start_server(self._attend, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        self._server.close()
        self.drop_all()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def drop_all(self) -> None:
        """Break every connection there is."""
        for link in self._links:
            link.transport.abort()

    async def _attend(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            far, forth = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:  # the database is down
            back.transport.abort()
            return
        ends = {back, forth}
        self._links |= ends
        wrote = asyncio.Event()  # in the transaction that goes on
        passing = [
            asyncio.create_task(self._ask(near, forth, wrote)),
            asyncio.create_task(self._answer(far, back, wrote)),
        ]
        await asyncio.wait(passing, return_when=asyncio.FIRST_COMPLETED)
        for link in ends:
            link.transport.abort()
        await asyncio.gather(*passing, return_exceptions=True)
        self._links -= ends

    async def _ask(
        self, source: asyncio.StreamReader, to: asyncio.StreamWriter, wrote: asyncio.Event
    ) -> None:
        with suppress(OSError):
            while data := await source.read(65_536):
                if b"COMMIT" in data and wrote.is_set() and self._cuts("before"):
                    return
                await self._pass(data, to)

    async def _answer(
        self, source: asyncio.StreamReader, to: asyncio.StreamWriter, wrote: asyncio.Event
    ) -> None:
        with suppress(OSError):
            while data := await source.read(65_536):
                if WRITTEN.search(data):
                    wrote.set()
                if COMMITTED in data:
                    if wrote.is_set() and self._cuts("after"):
                        return
                    wrote.clear()
                await self._pass(data, to)

    def _cuts(self, when: str) -> bool:
        cut = self._cut(when)
        self.cuts += cut
        return cut

    async def _pass(self, data: bytes, to: asyncio.StreamWriter) -> None:
        await self.flowing.wait()
        to.write(data)
        await to.drain()
