"""The hall: steps at a match, one after another."""

from __future__ import annotations

import asyncio

import pytest
from support.offices import in_office, people, table_for

from digsite.service.matches.match import Match
from digsite.service.office import Office


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
