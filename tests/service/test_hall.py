"""The hall: steps at a match, one after another."""

from __future__ import annotations

import asyncio

import pytest
from support.offices import in_office, people, table_for

from digsite.service.matches.match import RECENT, Listener, Match
from digsite.service.office import Office
from digsite.service.store.rows import EntryRow, StoredMatch


def test_who_waits_for_a_step_that_is_broken_off_does_not_wait_for_ever(sqlite_url: str) -> None:
    async def broken_off(_match: Match) -> None:
        raise asyncio.CancelledError

    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "loot")).match
        async with asyncio.timeout(5):
            with pytest.raises(asyncio.CancelledError):
                await office.hall.at(match, broken_off)

    in_office(sqlite_url, story)


def test_entries_that_somebody_was_not_told_yet_stay_in_memory(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = await office.hall.get((await table_for(office, players, "loot")).match)
        stored = StoredMatch(match.facts, match.head, match.seats)
        listener = Listener(None, print, None)
        listener.version = 100
        match.listeners.add(listener)
        match.adopt(stored, match.table, entries(100, 3 * RECENT))
        assert match.recent[0].version == 100
        listener.version = 100 + 3 * RECENT
        match.adopt(stored, match.table, entries(100 + 3 * RECENT, 1))
        assert len(match.recent) == RECENT

    in_office(sqlite_url, story)


def entries(first: int, count: int) -> tuple[EntryRow, ...]:
    return tuple(
        EntryRow("m", first + n, "chance", None, 0, first + n, None, None, None, None, 0.0)
        for n in range(count)
    )
