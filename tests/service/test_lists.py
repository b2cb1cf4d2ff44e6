"""The lobby and one's own matches: right, in order, and no more work when many are stored."""

from __future__ import annotations

import random
from typing import Any, get_args

import pytest
from support.many_matches import long_match, multiply
from support.offices import (
    FakeClock,
    actor_of,
    people,
    play_one,
    play_out,
    table_for,
)
from support.work import work_of

from digsite.core.errors import BadInput
from digsite.play import Table
from digsite.service.matches import loading
from digsite.service.messages import Seating, Shelf, Wanted
from digsite.service.office import Office

STORED = 20_000
OPEN_SEATS = (Seating("me"), Seating("open"))


async def test_the_lobby_lists_open_matches_page_by_page(office: Office, clock: FakeClock) -> None:
    (ada,) = await people(office, "Ada")
    made = []
    for n in range(7):
        wanted = Wanted(game="scarab", seats=OPEN_SEATS, listed=n != 3)
        made.append((await office.tables.create(ada, wanted)).match)
        clock.pass_(n % 2)
    pages, before = [], None
    while True:
        page = await office.lists.matches(None, "open", before, 2)
        pages.append([line.match for line in page.matches])
        if (before := page.before) is None:
            break
    assert [len(page) for page in pages] == [2, 2, 2]
    assert sorted(match for page in pages for match in page) == sorted({*made} - {made[3]})
    with pytest.raises(BadInput):
        await office.lists.matches(None, "open", "nonsense")


async def test_ones_own_matches_begin_with_those_that_wait_for_one(
    office: Office, clock: FakeClock
) -> None:
    players = await people(office, "Ada", "Bob")
    infos = []
    for _ in range(4):
        infos.append((await table_for(office, players, "scarab")).match)
        clock.pass_(1)
    mover = await actor_of(office, infos[3], players)
    await play_one(office, infos[3], players, "k", random.Random(1))
    lines = (await office.lists.matches(mover, "mine")).matches
    waiting = [line.your_turn for line in lines]
    assert waiting == sorted(waiting, reverse=True)
    assert {line.match for line in lines} == set(infos)
    await play_out(office, infos[0], players)
    assert infos[0] not in [
        line.match for line in (await office.lists.matches(mover, "mine")).matches
    ]
    archive = (await office.lists.matches(mover, "archive")).matches
    assert [line.match for line in archive] == [infos[0]]


async def test_a_page_is_found_without_looking_through_all_matches(office: Office) -> None:
    """By the rows the database goes through; how long that takes says `scripts/bench lists`."""
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, "scarab", listed=True)).match
    await play_out(office, match, players)
    await office.store.write(lambda c: multiply(c, match, range(STORED)))
    for shelf in get_args(Shelf):
        page = await office.lists.matches(players[0], shelf)
        with work_of(office.store.reader) as done:
            await office.lists.matches(players[0], shelf, page.before)
        print(f"{shelf}: {done.rows} rows for {done.fetched}")
        assert 0 < done.rows < STORED / 10, shelf


async def test_of_a_match_with_a_thousand_entries_only_the_last_few_are_played_again(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move taken back and made again, five hundred times."""
    follow, played = loading.follow, []

    def counted(table: Table, live: list[Any]) -> Table:
        played.append(len(live))
        return follow(table, live)

    players = await people(office, "Ada", "Bob")
    match, who, look = await long_match(office, players)
    office.registry.forget(match)
    monkeypatch.setattr(loading, "follow", counted)
    assert await office.looking.look(who, match) == look
    assert look.version >= 1_000
    assert len(played) == 1
    assert played[0] < 50
