"""The lobby and one's own matches: right, in order, and quick with a hundred thousand stored."""

from __future__ import annotations

import asyncio
import random
import time

import pytest
from sqlalchemy import Connection, insert, select, text
from support.offices import (
    FakeMoments,
    actor_of,
    in_office,
    look_of_actor,
    opened,
    people,
    play_one,
    play_out,
    table_for,
)

from digsite.core.errors import BadInput
from digsite.service.office import Office
from digsite.service.records import Seating, Shelf, Wanted
from digsite.service.store.tables import matches, seats

OPEN_SEATS = (Seating("me"), Seating("open"))


def test_the_lobby_lists_open_matches_page_by_page(url: str) -> None:
    moments = FakeMoments()

    async def story(office: Office) -> None:
        (ada,) = await people(office, "Ada")
        made = []
        for n in range(7):
            wanted = Wanted(game="scarab", seats=OPEN_SEATS, listed=n != 3)
            made.append((await office.create(ada, wanted)).match)
            moments.pass_(n % 2)
        pages, before = [], None
        while True:
            page = await office.matches(None, "open", before, 2)
            pages.append([line.match for line in page.matches])
            if (before := page.before) is None:
                break
        assert [len(page) for page in pages] == [2, 2, 2]
        assert sorted(match for page in pages for match in page) == sorted({*made} - {made[3]})
        with pytest.raises(BadInput):
            await office.matches(None, "open", "nonsense")

    in_office(url, story, moments)


def test_ones_own_matches_begin_with_those_that_wait_for_one(url: str) -> None:
    moments = FakeMoments()

    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        infos = []
        for _ in range(4):
            infos.append((await table_for(office, players, "scarab")).match)
            moments.pass_(1)
        mover = await actor_of(office, infos[3], players)
        await play_one(office, infos[3], players, "k", random.Random(1))
        lines = (await office.matches(mover, "mine")).matches
        waiting = [line.your_turn for line in lines]
        assert waiting == sorted(waiting, reverse=True)
        assert {line.match for line in lines} == set(infos)
        await play_out(office, infos[0], players)
        assert infos[0] not in [
            line.match for line in (await office.matches(mover, "mine")).matches
        ]
        archive = (await office.matches(mover, "archive")).matches
        assert [line.match for line in archive] == [infos[0]]

    in_office(url, story, moments)


def test_a_hundred_thousand_stored_matches_are_listed_in_no_time(url: str) -> None:
    async def story() -> None:
        async with opened(url) as office:
            players = await people(office, "Ada", "Bob")
            info = await table_for(office, players, "scarab", listed=True)
            await play_out(office, info.match, players)
            await office.store.write(lambda c: multiply(c, info.match, 100_000))
            shelves: list[Shelf] = ["open", "live", "finished", "mine", "archive"]
            for shelf in shelves:
                page = await office.matches(players[0], shelf)
                spent = 1.0
                for _ in range(8):  # a shared machine is slow at times, never fast
                    began = time.perf_counter()
                    await office.matches(players[0], shelf, page.before)
                    spent = min(spent, time.perf_counter() - began)
                print(f"{shelf}: {1000 * spent:.1f} ms for {len(page.matches)} matches")
                assert spent < 0.05

    asyncio.run(story())


def multiply(connection: Connection, match: str, times: int) -> None:
    """Copies of a finished match: some open, some running, most over, all of the same people."""
    stored = connection.execute(select(matches).where(matches.c.id == match)).mappings().one()
    sitting = connection.execute(select(seats).where(seats.c.match == match)).mappings().all()
    for first in range(0, times, 5_000):
        rows, people_rows = [], []
        for n in range(first, first + 5_000):
            state = "over" if n % 1000 else ("open" if n % 2000 else "running")
            changes = {"id": f"m{n}", "state": state, "since": float(n), "wake": None}
            rows.append({**stored, **changes})
            people_rows += [
                {**row, "match": f"m{n}", "done": state == "over", "since": float(n)}
                for row in sitting
            ]
        connection.execute(insert(matches), rows)
        connection.execute(insert(seats), people_rows)
    if connection.dialect.name == "postgresql":  # it does so by itself within a minute
        connection.execute(text("ANALYZE"))


def test_a_match_with_a_thousand_entries_opens_in_no_time(url: str) -> None:
    """A move taken back and made again, five hundred times."""

    async def story() -> None:
        async with opened(url) as office:
            players = await people(office, "Ada", "Bob")
            match = (await table_for(office, players, "mykerinos")).match
            choose = random.Random(9)
            look = await look_of_actor(office, match, players)
            action = look.offers[0].action
            for n in range(2_000):
                who = players[look.seat or 0]
                if look.version >= 1_000:
                    break
                if look.can_undo:
                    await office.undo(who, match, look.version, f"u{n}")
                    await office.play(who, match, look.version + 1, f"m{n}", [action])
                else:
                    action = choose.choice(look.offers).action
                    await office.play(who, match, look.version, f"m{n}", [action])
                look = await look_of_actor(office, match, players)
            best = 1.0
            for _ in range(20):  # a shared machine is slow at times, never fast
                office.hall.forget(match)
                began = time.perf_counter()
                again = await office.look(who, match)
                best = min(best, time.perf_counter() - began)
            print(f"{look.version} entries: opened in {1000 * best:.1f} ms")
            assert again == look
            assert look.version >= 1_000
            assert best < 0.02

    asyncio.run(story())
