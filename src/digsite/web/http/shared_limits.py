"""What an address does at one worker counts at all: they tell each other, through Redis.

Once a second each says what was spent at it, so nobody waits for Redis; an address that goes to
several workers at once can spend a second's worth more. Where Redis is away each counts for itself.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec

from ..server.logs import log
from .limits import Limits

if TYPE_CHECKING:
    from redis.asyncio import Redis

EVERY = 1.0  # seconds
CHANNEL = "digsite_limits"


class Told(msgspec.Struct, frozen=True):
    """What one worker has counted since it last said so, and the sockets that it has now."""

    worker: str
    spent: list[tuple[str, str, int]]  # of which allowance, by which address, how much
    sockets: dict[str, int]  # by address


class SharedLimits:
    """Says what the limits of this worker count, and adds what others say."""

    def __init__(self, limits: Limits, url: str) -> None:
        self._limits, self._url = limits, url
        self.worker = os.urandom(8).hex()
        self._decode = msgspec.json.Decoder(Told).decode

    @asynccontextmanager
    async def shared(self) -> AsyncIterator[None]:
        """While this lasts they are shared."""
        from redis import asyncio as redis

        client = redis.from_url(self._url)
        tasks = [
            asyncio.create_task(_for_ever(one, client)) for one in (self._say_on, self._hear_on)
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await client.aclose()

    def tell(self) -> bytes:
        """What there is to say."""
        spent = [(name, address, much) for (name, address), much in self._limits.spent().items()]
        return msgspec.json.encode(Told(self.worker, spent, dict(self._limits.sockets)))

    def hear(self, said: bytes) -> None:
        """What a worker says, perhaps this one."""
        told = self._decode(said)
        if told.worker == self.worker:
            return
        for name, address, much in told.spent:
            self._limits.spent_elsewhere(name, address, much)
        self._limits.sockets_elsewhere(told.worker, told.sockets)

    async def _say_on(self, client: Redis) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await client.publish(CHANNEL, self.tell())

    async def _hear_on(self, client: Redis) -> None:
        async with client.pubsub() as link:
            await link.subscribe(CHANNEL)
            async for message in link.listen():
                if message["type"] == "message":
                    self.hear(message["data"])


async def _for_ever(work: Callable[[Redis], Awaitable[None]], client: Redis) -> None:
    from redis.exceptions import RedisError

    while True:
        try:
            await work(client)
        except (RedisError, OSError) as error:
            log.warning("limits are not shared for now", error=type(error).__name__)
            await asyncio.sleep(EVERY)
