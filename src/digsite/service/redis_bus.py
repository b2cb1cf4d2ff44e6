"""Redis as the bus: said after the transaction, on a channel for each match."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Any, Literal

import structlog

from .bus import EVERYBODY, RETRY_SECONDS, TURNS, Bus, Heard, Missed, What, catch_up, pass_on
from .secrets import Randomness, new_id
from .store import Store

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

log = structlog.get_logger("digsite.bus")
KEPT_SECONDS = 24 * 3600
HERE_SECONDS = 90  # after a process last said that it is there, nobody is connected to it
PATIENCE = 2.0  # seconds for Redis to say that a channel is heard; then one goes on without


class RedisBus(Bus):
    """Publish after the transaction, subscribe on a connection of its own."""

    tells_who_is_here = True

    def __init__(self, url: str, randomness: Randomness, channel: str = EVERYBODY) -> None:
        self._url, self._channel = url, channel
        self.name = new_id(randomness)
        self._client: Redis | None = None
        self._link: PubSub | None = None  # the subscriptions, while Redis is there
        self._followed: dict[str, asyncio.Event] = {}  # by channel, and whether Redis said so
        self._task: asyncio.Task[None] | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def start(self, store: Store, heard: Heard, missed: Missed) -> None:
        from redis import asyncio as redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        # it would connect again in silence, and nobody would look up what was missed
        self._client = redis.from_url(self._url, retry=Retry(NoBackoff(), 0))
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(heard, missed, ready))
        await ready.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, *self._sending, return_exceptions=True)
        if self._client is not None:
            await self._client.aclose()

    async def follow(self, match: str) -> None:
        channel = _channel(match)
        confirmed = self._followed[channel] = asyncio.Event()
        if await self._ask("subscribe", channel):  # else it is when Redis is there again
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await confirmed.wait()

    async def unfollow(self, matches: Sequence[str]) -> None:
        channels = [_channel(match) for match in matches]
        for channel in channels:
            self._followed.pop(channel, None)
        if channels:
            await self._ask("unsubscribe", *channels)

    def announced(self, what: What, match: str, number: int = 0) -> None:
        channel = {"person": EVERYBODY, "turn": TURNS}.get(what) or _channel(match)
        task = asyncio.create_task(self._send(channel, f"{self.name} {what} {match} {number}"))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def stay(self) -> None:
        async with self._patiently() as client:
            await client.set(_process(self.name), 1, ex=HERE_SECONDS)

    async def say_here(self, match: str, here: bytes | None) -> None:
        who = _here(match)
        async with self._patiently() as client, client.pipeline(transaction=False) as line:
            if here is None:
                line.hdel(who, self.name)
            else:
                line.hset(who, self.name, here)
                line.expire(who, KEPT_SECONDS)
                line.set(_process(self.name), 1, ex=HERE_SECONDS)
            line.publish(_channel(match), f"{self.name} here {match} 0")
            await line.execute()

    async def here_elsewhere(self, match: str) -> dict[str, bytes]:
        async with self._patiently() as client:
            said = await client.hgetall(_here(match))
            others = {_bytes(name).decode(): _bytes(here) for name, here in said.items()}
            others.pop(self.name, None)
            there = await client.mget([_process(name) for name in others]) if others else []
            return {name: others[name] for name, alive in zip(others, there, strict=True) if alive}
        return {}

    @contextlib.asynccontextmanager
    async def _patiently(self) -> AsyncIterator[Redis]:
        """Who is here is nice to know: where Redis does not answer it is left out."""
        from redis.exceptions import RedisError

        assert self._client is not None
        with contextlib.suppress(OSError, RedisError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                yield self._client

    async def _ask(self, verb: Literal["subscribe", "unsubscribe"], *channels: str) -> bool:
        """Change what is heard; where that fails, all is subscribed anew on another connection."""
        link, hearing = self._link, self._hearing
        if link is None or hearing is None:
            return False
        try:
            await getattr(link, verb)(*channels)
        except Exception as error:  # two who notice at once that it is broken may meet in there
            log.warning("the bus is interrupted", error=repr(error))
            hearing.cancel()
            return False
        return True

    async def _send(self, channel: str, payload: str) -> None:
        from redis.exceptions import RedisError

        assert self._client is not None
        with contextlib.suppress(OSError, RedisError):  # `_listen` says so, and they catch up
            await self._client.publish(channel, payload)

    async def _listen(self, heard: Heard, missed: Missed, ready: asyncio.Event) -> None:
        from redis.exceptions import RedisError

        while True:
            self._hearing = asyncio.create_task(self._hear_all(heard, missed, ready))
            try:
                await asyncio.wait([self._hearing])
            finally:
                self._hearing.cancel()
            if not self._hearing.cancelled() and (error := self._hearing.exception()) is not None:
                expected = isinstance(error, RedisError | OSError)
                (log.warning if expected else log.error)(
                    "the bus is interrupted", error=repr(error)
                )
            ready.set()
            await asyncio.sleep(RETRY_SECONDS)

    async def _hear_all(self, heard: Heard, missed: Missed, ready: asyncio.Event) -> None:
        assert self._client is not None
        try:
            async with self._client.pubsub() as link:
                await link.subscribe(self._channel, *self._followed)
                self._link = link
                if ready.is_set():
                    await catch_up(missed)
                ready.set()
                async for message in link.listen():
                    await self._hear(message, heard)
        finally:
            self._link = None

    async def _hear(self, message: dict[str, Any], heard: Heard) -> None:
        if message["type"] == "message":
            await pass_on(self.name, message["data"].decode(), heard)
        elif message["type"] == "subscribe":
            confirmed = self._followed.get(message["channel"].decode())
            if confirmed is not None:
                confirmed.set()


def _channel(match: str) -> str:
    return f"{EVERYBODY}:{match}"


def _here(match: str) -> str:
    return f"{EVERYBODY}:here:{match}"


def _process(name: str) -> str:
    return f"{EVERYBODY}:process:{name}"


def _bytes(said: bytes | str) -> bytes:
    return said if isinstance(said, bytes) else said.encode()
