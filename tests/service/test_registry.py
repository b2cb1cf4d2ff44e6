"""The registry: steps at a match, one after another."""

from __future__ import annotations

import asyncio

import pytest
from support.campaign import WAIT
from support.offices import on_sqlite, people, table_for
from support.titles import some_box

from digsite.service.matches.match import RECENT, Listener, Match
from digsite.service.office import Office
from digsite.service.store.rows import EntryRow, StoredMatch


@on_sqlite
async def test_who_waits_for_a_step_that_is_broken_off_does_not_wait_for_ever(
    office: Office,
) -> None:
    async def broken_off(_match: Match) -> None:
        raise asyncio.CancelledError

    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, some_box())).match
    async with asyncio.timeout(WAIT):
        with pytest.raises(asyncio.CancelledError):
            await office.registry.at(match, broken_off)


@on_sqlite
async def test_entries_that_somebody_was_not_told_yet_stay_in_memory(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = await office.registry.get((await table_for(office, players, some_box())).match)
    stored = StoredMatch(match.facts, match.head, match.seats)
    listener = Listener(None, print, None)
    listener.version = 100
    match.listeners[listener] = None
    match.adopt(stored, match.table, entries(100, 3 * RECENT))
    assert match.recent[0].version == 100
    listener.version = 100 + 3 * RECENT
    match.adopt(stored, match.table, entries(100 + 3 * RECENT, 1))
    assert len(match.recent) == RECENT


def entries(first: int, count: int) -> tuple[EntryRow, ...]:
    return tuple(
        EntryRow("m", first + n, "chance", None, 0, first + n, None, None, None, None, 0.0)
        for n in range(count)
    )
