"""`scripts/bench hints`: a bot's answer while one guest asks for twelve hints of twenty seconds."""

from __future__ import annotations

import asyncio
import statistics
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from support.offices import opened, people
from support.titles import longest_box, some_box

from digsite.service.clock import SystemClock
from digsite.service.messages import Person, Seating, Wanted
from digsite.service.office import Office

ANSWERS = 20
HINTS, SECONDS = 12, 20.0


async def measure(folder: Path) -> None:
    async with opened(f"sqlite:///{folder}/digsite.sqlite", SystemClock()) as office:
        greedy, ada = await people(office, "Greedy", "Ada")
        await report("nobody else asks", office, ada)
        seats = (Seating("me"), Seating("hotseat", name="Other"))
        wanted = Wanted(game=longest_box(), seats=seats, hints=True)
        tables = [(await office.tables.create(greedy, wanted)).match for _ in range(HINTS)]
        asked = [asyncio.create_task(office.hints.hint(greedy, table, SECONDS)) for table in tables]
        await asyncio.sleep(0.5)
        await report(f"{HINTS} hints, {sum(task.done() for task in asked)} refused", office, ada)
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)


async def report(name: str, office: Office, person: Person) -> None:
    times = [1000 * await bots_answer(office, person) for _ in range(ANSWERS)]
    print(f"{name:<30} median {statistics.median(times):.0f} ms, longest {max(times):.0f} ms")


async def bots_answer(office: Office, person: Person) -> float:
    """Seconds from a new table to the first move of its bot."""
    began = perf_counter()
    seats = (Seating("bot", bot="apprentice"), Seating("me"))
    match = (await office.tables.create(person, Wanted(game=some_box(), seats=seats))).match
    while (await office.tables.info(person, match)).actor != 1:
        await asyncio.sleep(0.002)
    return perf_counter() - began


if __name__ == "__main__":
    with TemporaryDirectory() as data:
        asyncio.run(measure(Path(data)))
