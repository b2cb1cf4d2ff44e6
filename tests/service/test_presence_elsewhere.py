"""With Redis everybody sees who looks on, at whichever process; without it only those here."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis
from support.offices import eventually, opened, people, table_for
from support.titles import some_box

from digsite.service.messages import News, People
from digsite.service.office import Office

Offices = tuple[Office, Office]


@pytest.fixture
async def offices(postgres_url: str, redis_url: str) -> AsyncIterator[Offices]:
    async with (
        opened(postgres_url, bus_url=redis_url) as one,
        opened(postgres_url, bus_url=redis_url) as two,
    ):
        yield one, two


async def test_who_looks_on_at_another_process_is_here_until_it_goes(offices: Offices) -> None:
    one, two = offices
    ada, bob, eve = await people(one, "Ada", "Bob", "Eve")
    match = (await table_for(one, [ada, bob], some_box())).match
    told: list[News] = []
    await one.looking.watch(ada, match, told.append)
    assert _shown(told) == ([True, False], 0)
    watching = await two.looking.watch(bob, match, lambda _: None)
    await two.looking.watch(eve, match, lambda _: None)
    await two.looking.watch(None, match, lambda _: None)
    await eventually(lambda: _is(told, [True, True], 2))
    assert (await one.tables.info(ada, match)).watching == 2
    watching.close()
    await eventually(lambda: _is(told, [True, False], 2))


async def test_who_comes_later_is_told_who_was_there(offices: Offices) -> None:
    one, two = offices
    ada, bob = await people(one, "Ada", "Bob")
    match = (await table_for(one, [ada, bob], some_box())).match
    await two.looking.watch(bob, match, lambda _: None)
    told: list[News] = []
    await one.looking.watch(ada, match, told.append)
    await eventually(lambda: _is(told, [True, True], 0))


async def test_nobody_is_here_at_a_process_that_ended_without_a_word(
    offices: Offices, redis_url: str
) -> None:
    one, two = offices
    ada, bob = await people(one, "Ada", "Bob")
    match = (await table_for(one, [ada, bob], some_box())).match
    told: list[News] = []
    await one.looking.watch(ada, match, told.append)
    await two.looking.watch(bob, match, lambda _: None)
    await eventually(lambda: _is(told, [True, True], 0))
    async with Redis.from_url(redis_url) as redis:
        for key in await redis.keys("digsite:process:*"):
            await redis.delete(key)  # as when they have said nothing for a while
    await one.presence.sweep()
    assert _shown(told) == ([True, False], 0)


async def test_what_redis_has_forgotten_is_said_again(offices: Offices, redis_url: str) -> None:
    one, two = offices
    ada, bob = await people(one, "Ada", "Bob")
    match = (await table_for(one, [ada, bob], some_box())).match
    await two.looking.watch(bob, match, lambda _: None)
    async with Redis.from_url(redis_url) as redis:

        async def said() -> bool:
            return bool(await redis.exists(f"digsite:here:{match}"))

        await eventually(said)
        await redis.flushdb()
        await two._others.missed()
        await eventually(said)


def _shown(told: list[News]) -> tuple[list[bool], int]:
    """Who was said to be here last, and how many look on."""
    last = [news for news in told if isinstance(news, People)][-1]
    return [seat.here for seat in last.seats], last.watching


async def _is(told: list[News], here: list[bool], watching: int) -> bool:
    return _shown(told) == (here, watching)
