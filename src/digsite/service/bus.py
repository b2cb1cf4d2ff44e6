"""The bus between processes that serve the same matches: who hears of a change looks it up."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import structlog
from sqlalchemy import Connection, make_url, text

from .secrets import Randomness, new_id

What = Literal["match", "chat", "proposal", "settled"]
Heard = Callable[[What, str, int], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]
CHANNEL = "digsite"
RETRY_SECONDS = 1.0

log = structlog.get_logger("digsite.bus")


class Bus:
    """The bus of a single process: there is nobody else to tell."""

    async def start(self, heard: Heard, missed: Missed) -> None:
        """Listen from now on; `missed` is called when something may have been missed."""

    async def stop(self) -> None:
        """Listen no more."""

    def announce(self, connection: Connection, what: What, match: str, number: int = 0) -> None:
        """Say it as part of a transaction: it is heard when that is stored."""

    def announced(self, what: What, match: str, number: int = 0) -> None:
        """Say it after the transaction."""


class PostgresBus(Bus):
    """NOTIFY inside the transaction, LISTEN on a connection of its own."""

    def __init__(self, url: str, randomness: Randomness) -> None:
        self._url = make_url(url).set(drivername="postgresql")
        self.name = new_id(randomness)
        self._task: asyncio.Task[None] | None = None

    async def start(self, heard: Heard, missed: Missed) -> None:
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(heard, missed, ready))
        await ready.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def announce(self, connection: Connection, what: What, match: str, number: int = 0) -> None:
        payload = f"{self.name} {what} {match} {number}"
        connection.execute(
            text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
        )

    async def _listen(self, heard: Heard, missed: Missed, ready: asyncio.Event) -> None:
        import psycopg

        while True:
            try:
                url = self._url.render_as_string(hide_password=False)
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as link:
                    await link.execute(f"LISTEN {CHANNEL}")
                    if ready.is_set():
                        await missed()
                    ready.set()
                    async for notice in link.notifies():
                        await self._pass_on(notice.payload, heard)
            except (psycopg.Error, OSError) as error:
                log.warning("the bus is interrupted", error=type(error).__name__)
                ready.set()
                await asyncio.sleep(RETRY_SECONDS)

    async def _pass_on(self, payload: str, heard: Heard) -> None:
        await pass_on(self.name, payload, heard)


class RedisBus(Bus):
    """Publish after the transaction, subscribe on a connection of its own."""

    def __init__(self, url: str, randomness: Randomness) -> None:
        self._url = url
        self.name = new_id(randomness)
        self._client: Any = None
        self._task: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def start(self, heard: Heard, missed: Missed) -> None:
        from redis import asyncio as redis

        self._client = redis.from_url(self._url)
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(heard, missed, ready))
        await ready.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, *self._sending, return_exceptions=True)
            await self._client.aclose()

    def announced(self, what: What, match: str, number: int = 0) -> None:
        task = asyncio.create_task(self._send(f"{self.name} {what} {match} {number}"))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, payload: str) -> None:
        with contextlib.suppress(OSError, ConnectionError):
            await self._client.publish(CHANNEL, payload)

    async def _listen(self, heard: Heard, missed: Missed, ready: asyncio.Event) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._client.pubsub() as link:
                    await link.subscribe(CHANNEL)
                    if ready.is_set():
                        await missed()
                    ready.set()
                    async for message in link.listen():
                        if message["type"] == "message":
                            await pass_on(self.name, message["data"].decode(), heard)
            except (RedisError, OSError) as error:
                log.warning("the bus is interrupted", error=type(error).__name__)
                ready.set()
                await asyncio.sleep(RETRY_SECONDS)


async def pass_on(own: str, payload: str, heard: Heard) -> None:
    """Tell what another process announced; what this one said comes back, and is left."""
    origin, what, match, number = payload.split(" ")
    if origin == own:
        return
    try:
        await heard(what, match, int(number))  # type: ignore[arg-type]
    except Exception as error:
        log.error("what was heard could not be passed on", error=repr(error))


def bus_for(store_url: str, bus_url: str | None, randomness: Randomness) -> Bus:
    """The bus that fits: Redis where one is named, NOTIFY on PostgreSQL, else none."""
    if bus_url is not None:
        return RedisBus(bus_url, randomness)
    if make_url(store_url).get_backend_name() == "postgresql":
        return PostgresBus(store_url, randomness)
    return Bus()
