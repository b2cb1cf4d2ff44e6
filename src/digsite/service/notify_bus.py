"""PostgreSQL as the bus: NOTIFY inside the transaction, to those processes that follow the match.

Every process has a channel of its own. Who follows a match stands in a table; so a step that
nobody follows elsewhere says nothing, and commits need not wait for each other to say it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TypeVar

import structlog
from sqlalchemy import Connection, make_url, text

from .bus import EVERYBODY, RETRY_SECONDS, TURNS, Bus, Heard, Missed, What, catch_up, pass_on
from .secrets import Randomness, new_id
from .store import Store
from .store.following_rows import follow, keep_following, make_table, unfollow
from .store.prepared import Prepared
from .store.store import Job

T = TypeVar("T")

log = structlog.get_logger("digsite.bus")

_TELL_ALL = text("SELECT pg_notify(:channel, :payload)")
_TELL_FOLLOWERS = Prepared(
    text(
        "SELECT pg_notify(:channel || '_' || process, :payload) FROM following"
        " WHERE match = :match AND process <> :own"
    )
)


class NotifyBus(Bus):
    """NOTIFY inside the transaction, LISTEN on a connection of its own."""

    def __init__(self, url: str, randomness: Randomness, channel: str = EVERYBODY) -> None:
        self._channel = channel
        self._url = make_url(url).set(drivername="postgresql").render_as_string(False)
        self.name = new_id(randomness)
        self._task: asyncio.Task[None] | None = None
        self._store: Store | None = None

    async def start(self, store: Store, heard: Heard, missed: Missed) -> None:
        self._store = store
        await store.beside(make_table)
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(heard, missed, ready))
        await ready.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def follow(self, match: str) -> None:
        await self._beside(partial(follow, match=match, process=self.name))

    async def unfollow(self, matches: Sequence[str]) -> None:
        await self._beside(partial(unfollow, matches=matches, process=self.name))

    async def keep_following(self, matches: Sequence[str]) -> bool:
        return await self._beside(partial(keep_following, matches=matches, process=self.name))

    async def _beside(self, job: Job[T]) -> T:
        assert self._store is not None, "not started"
        return await self._store.beside(job)

    def announce(self, connection: Connection, what: What, match: str, number: int = 0) -> None:
        said = {"channel": EVERYBODY, "payload": f"{self.name} {what} {match} {number}"}
        if what == "person":
            connection.execute(_TELL_ALL, said)
        elif what == "turn":
            connection.execute(_TELL_ALL, {**said, "channel": TURNS})
        else:
            _TELL_FOLLOWERS(connection, {**said, "match": match, "own": self.name})

    async def _listen(self, heard: Heard, missed: Missed, ready: asyncio.Event) -> None:
        import psycopg

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._url, autocommit=True
                ) as link:
                    await link.execute(f"LISTEN {self._channel}")
                    await link.execute(f"LISTEN {EVERYBODY}_{self.name}")
                    if ready.is_set():
                        await catch_up(missed)
                    ready.set()
                    async for notice in link.notifies():
                        await pass_on(self.name, notice.payload, heard)
            except (psycopg.Error, OSError) as error:
                log.warning("the bus is interrupted", error=type(error).__name__)
                ready.set()
                await asyncio.sleep(RETRY_SECONDS)
