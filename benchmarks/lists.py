"""`scripts/bench lists`: what the store answers when there is a lot in it (SQLite).

The promises: a page of any list among 100,000 matches within 50 ms, a match of 1,000 entries opened
within 20 ms.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import get_args

from support.many_matches import long_match, multiply
from support.offices import opened, people, play_out, table_for
from support.titles import some_box

from digsite.service.messages import Shelf
from digsite.service.office import Office

MATCHES = 100_000
TIMES = 20


async def measure(folder: Path) -> None:
    async with opened(f"sqlite:///{folder}/digsite.sqlite") as office:
        players = await people(office, "Ada", "Bob")
        await appends(office)
        match, who, look = await long_match(office, players)

        async def open_again() -> None:
            office.registry.forget(match)
            await office.looking.look(who, match)

        await report(f"a match of {look.version} entries opened", open_again)
        finished = (await table_for(office, players, some_box(), listed=True)).match
        await play_out(office, finished, players)
        await office.store.write(lambda c: multiply(c, finished, range(MATCHES)))
        for shelf in get_args(Shelf):
            page = await office.lists.matches(players[0], shelf)

            async def turn_over(shelf: Shelf = shelf, before: str | None = page.before) -> None:
                await office.lists.matches(players[0], shelf, before)

            await report(f"{shelf}: {len(page.matches)} of {MATCHES} matches", turn_over)


async def report(name: str, work: Callable[[], Awaitable[None]]) -> None:
    times = []
    for _ in range(TIMES):
        began = perf_counter()
        await work()
        times.append(1000 * (perf_counter() - began))
    times.sort()
    print(f"{name:<40} best {times[0]:.1f} ms, median {times[TIMES // 2]:.1f} ms")


async def appends(office: Office) -> None:
    """Group commit: how many durable writes a second, one by one and 64 writers at once."""

    async def writer(each: int) -> None:
        for _ in range(each):
            await office.people.admit_guest("Guest")

    began = perf_counter()
    await writer(40)
    alone = 40 / (perf_counter() - began)
    began = perf_counter()
    await asyncio.gather(*[writer(20) for _ in range(64)])
    together = 64 * 20 / (perf_counter() - began)
    print(f"durable writes per second: {alone:.0f} one by one, {together:.0f} in groups")


if __name__ == "__main__":
    with TemporaryDirectory(dir="/var/tmp") as data:
        asyncio.run(measure(Path(data)))
