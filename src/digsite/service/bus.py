"""The bus between processes that serve the same matches: who hears of a change looks it up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Literal

import structlog
from sqlalchemy import Connection, make_url

from .errors import Unavailable
from .secrets import Randomness
from .store import Store

What = Literal["match", "chat", "proposal", "settled", "person", "turn", "here"]
Heard = Callable[[What, str, int], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]
EVERYBODY = "digsite"  # the channel of what is about no match
TURNS = "digsite_turns"  # the channel of those who move bots
RETRY_SECONDS = 1.0

log = structlog.get_logger("digsite.bus")


class Bus:
    """The bus of a single process: there is nobody else to tell."""

    tells_who_is_here = False

    async def start(self, store: Store, heard: Heard, missed: Missed) -> None:
        """Listen from now on; `missed` is called when something may have been missed."""

    async def stop(self) -> None:
        """Listen no more."""

    async def follow(self, match: str) -> None:
        """Be told of this match: of every step that is stored after this returns."""

    async def unfollow(self, matches: Sequence[str]) -> None:
        """Be told of these no more."""

    async def keep_following(self, matches: Sequence[str]) -> bool:
        """Say now and then that these are still followed; whether that had been forgotten."""
        return False

    async def stay(self) -> None:
        """Say now and then that this process is there, with all who are here."""

    async def say_here(self, match: str, here: bytes | None) -> None:
        """Tell those who follow a match who looks on here; nothing: nobody does."""

    async def here_elsewhere(self, match: str) -> dict[str, bytes]:
        """What the other processes that are there have said of this match."""
        return {}

    def announce(self, connection: Connection, what: What, match: str, number: int = 0) -> None:
        """Say it as part of a transaction: it is heard when that is stored."""

    def announced(self, what: What, match: str, number: int = 0) -> None:
        """Say it after the transaction."""


async def catch_up(missed: Missed) -> None:
    """Connected again: what was said meanwhile is looked up, as soon as the store answers."""
    while True:
        try:
            return await missed()
        except Unavailable as error:
            log.warning("what was missed cannot be looked up yet", error=str(error))
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


def bus_for(
    store_url: str, bus_url: str | None, randomness: Randomness, channel: str = EVERYBODY
) -> Bus:
    """The bus that fits: Redis where one is named, NOTIFY on PostgreSQL, else none."""
    from .notify_bus import NotifyBus
    from .redis_bus import RedisBus

    if bus_url is not None:
        return RedisBus(bus_url, randomness, channel)
    if make_url(store_url).get_backend_name() == "postgresql":
        return NotifyBus(store_url, randomness, channel)
    return Bus()
