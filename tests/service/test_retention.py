"""Retention: what nobody used goes after its time; what people finished never does."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import func, select
from support.offices import FakeClock, eventually, on_sqlite, people, play_out, table_for
from support.titles import some_box

from digsite.service.errors import NotKnown, NotThere
from digsite.service.messages import Person, Seating, Wanted
from digsite.service.office import Office
from digsite.service.retention import BATCH, DAY, Keep, Retention
from digsite.service.store import Store
from digsite.service.store.tables import entries
from digsite.service.store.tables import people as people_table

OPEN = (Seating("me"), Seating("open"))


async def swept(office: Office, keep: Keep | None = None) -> None:
    sweep = Retention(keep or Keep(), office.store, office.clock, office.registry).sweep
    while await sweep():
        pass


async def there(office: Office, person: Person, match: str) -> bool:
    try:
        await office.tables.info(person, match)
    except NotThere:
        return False
    return True


async def test_each_kind_goes_after_its_days_and_not_before(
    office: Office, clock: FakeClock
) -> None:
    ada, bob = await people(office, "Ada", "Bob")
    waiting = (await office.tables.create(ada, Wanted(game="scarab", seats=OPEN))).match
    begun = (await table_for(office, [ada, bob], some_box())).match
    finished = (await table_for(office, [ada, bob])).match
    await play_out(office, begun, [ada, bob], moves=2)
    await play_out(office, finished, [ada, bob])
    everything = (waiting, begun, finished)
    for days, left in ((29, everything), (2, (begun, finished)), (400, (finished,))):
        clock.pass_(days * DAY)
        await swept(office)
        found = [match for match in everything if await there(office, ada, match)]
        assert tuple(found) == left
    clock.pass_(10_000 * DAY)
    await swept(office)
    assert await there(office, ada, finished)
    assert (await office.archive.record(ada, finished)).strip()

    stray = select(func.count()).where(entries.c.match != finished)
    assert await office.store.read(lambda c: c.execute(stray).scalar()) == 0


async def test_guests_of_no_table_go_and_accounts_stay(office: Office, clock: FakeClock) -> None:
    gone, holder, playing = [
        await office.people.admit_guest(name) for name in ("Eve", "Ada", "Bob")
    ]
    await office.people.register(holder.person, "ada", "correct horse", holder.token)
    other = await office.people.admit_guest("Cy")
    match = (await table_for(office, [playing.person, other.person])).match
    await play_out(office, match, [playing.person, other.person])
    clock.pass_(179 * DAY)
    await swept(office)
    await office.sessions.person_of(gone.token)  # which is a use
    await office.tasks.finish()
    clock.pass_(2 * DAY)
    await swept(office)
    await office.sessions.person_of(gone.token)
    clock.pass_(181 * DAY)
    await swept(office)
    with pytest.raises(NotKnown):
        await office.sessions.person_of(gone.token)
    await office.sessions.person_of(playing.token)
    await office.tasks.finish()
    clock.pass_(401 * DAY)
    await swept(office)
    with pytest.raises(NotKnown):
        await office.sessions.person_of(holder.token)
    await office.people.log_in("ada", "correct horse")


@on_sqlite
async def test_zero_days_keep_for_ever(office: Office, clock: FakeClock) -> None:
    ada = await office.people.admit_guest("Ada")
    match = (await office.tables.create(ada.person, Wanted(game="scarab", seats=OPEN))).match
    clock.pass_(10_000 * DAY)
    await swept(office, Keep(0, 0, 0, 0))
    assert await there(office, await office.sessions.person_of(ada.token), match)


@on_sqlite
async def test_a_table_somebody_watches_stays(office: Office, clock: FakeClock) -> None:
    (ada,) = await people(office, "Ada")
    match = (await office.tables.create(ada, Wanted(game="scarab", seats=OPEN))).match
    watching = await office.looking.watch(None, match, lambda news: None)
    clock.pass_(100 * DAY)
    await swept(office)
    assert await there(office, ada, match)
    watching.close()
    await swept(office)
    assert not await there(office, ada, match)


async def test_a_backlog_goes_in_batches_by_the_driver(tmp_path: Path) -> None:
    clock = FakeClock()
    url = f"sqlite:///{tmp_path}/x.sqlite"
    office = Office(Store(url), clock, keep=Keep())
    await office.open()
    await asyncio.gather(*[office.people.admit_guest(f"G{n}") for n in range(BATCH * 2 + 1)])
    clock.pass_(181 * DAY)

    async def all_gone() -> bool:
        count = select(func.count()).select_from(people_table)
        left = await office.store.read(lambda c: c.execute(count).scalar())
        return left == 0

    await eventually(all_gone, clock)
    await office.close()
