"""A database that stops answering without a word: people are told, and it goes on afterwards."""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest
from sqlalchemy import create_engine, make_url, select, text
from support.campaign import WAIT
from support.offices import opened, people, play_one, table_for
from support.proxy import BreakingWire

from digsite.service.errors import Unavailable
from digsite.service.messages import Person
from digsite.service.store import Store
from digsite.service.store import people_rows as rows
from digsite.service.store.patience import Patience
from digsite.service.store.store import PATIENCE
from digsite.service.store.tables import people as people_table


def test_who_asks_is_told_within_five_seconds() -> None:
    assert PATIENCE < 5


async def test_a_hanging_postgres_is_unavailable_and_nothing_is_lost(postgres_url: str) -> None:
    import random

    there = make_url(postgres_url)
    assert there.port is not None
    wire = BreakingWire(there.port, lambda when: False)
    port = await wire.open()
    url = there.set(port=port).render_as_string(hide_password=False)
    async with opened(url) as office:
        players = await people(office, "Anna", "Berta")
        match = (await table_for(office, players)).match
        before = (await office.tables.info(players[0], match)).version
        office.store.patience.seconds = 1.0
        wire.flowing.clear()
        began = monotonic()
        with pytest.raises(Unavailable):
            await play_one(office, match, players, "k", random.Random(1))
        waited = monotonic() - began
        asked = len(office.store.patience._asked)
        with pytest.raises(Unavailable):
            await office.lists.matches(players[0], "mine")
        assert waited < 30, "one patience, not one for every question"
        assert len(office.store.patience._asked) == asked, "while it hangs nobody asks again"
        wire.flowing.set()
        office.store.patience.seconds = 30.0
        await _answers(office.store.patience)
        after = (await office.tables.info(players[0], match)).version
        assert after >= before
        if after == before:
            await play_one(office, match, players, "k", random.Random(1))
        assert (await office.tables.info(players[0], match)).version > before
    await wire.close()


async def test_a_late_answer_makes_no_noise_and_ends_the_wait() -> None:
    patience = Patience(0.01)
    answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    with pytest.raises(Unavailable):
        await patience.wait(lambda: answer)
    with pytest.raises(Unavailable):
        await patience.wait(lambda: pytest.fail("it must not be asked"))
    answer.set_exception(OSError("too late"))
    await asyncio.sleep(0)
    done = asyncio.get_running_loop().create_future()
    done.set_result(3)
    assert await patience.wait(lambda: done) == 3


async def _answers(patience: Patience) -> None:
    async with asyncio.timeout(WAIT):
        while patience._asked:
            await asyncio.sleep(0.02)


async def test_a_statement_that_takes_too_long_is_ended_and_nobody_else_suffers(
    postgres_url: str,
) -> None:
    store = Store(postgres_url)
    store.patience.seconds = 1.0
    store.open()
    store.patience.seconds = 120.0
    other = create_engine(make_url(postgres_url).set(drivername="postgresql+psycopg"))
    try:
        await store.write(lambda c: rows.insert_person(c, Person("anna", "Anna"), 0.0))
        with other.connect() as holder:
            holder.execute(
                select(people_table).where(people_table.c.id == "anna").with_for_update()
            )
            late, other_job = await asyncio.gather(
                store.write(lambda c: rows.update_person(c, "anna", {"name": "Berta"})),
                store.write(lambda c: rows.insert_person(c, Person("carla", "Carla"), 0.0)),
                return_exceptions=True,
            )
        assert isinstance(late, Unavailable)
        assert other_job is None
        slow = text("SELECT pg_sleep(60)")
        with pytest.raises(Unavailable):
            await store.read(lambda c: c.execute(slow).scalar())
        found = await store.read(lambda c: [rows.read_person(c, p) for p in ("anna", "carla")])
        assert [one.name for one in found if one is not None] == ["Anna", "Carla"]
    finally:
        store.close()
        other.dispose()
