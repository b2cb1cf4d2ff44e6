"""Reviews: after the end only, found bit by bit, the same for everybody."""

from __future__ import annotations

import asyncio

import pytest
from support.offices import in_office, people, play_out, table_for

from digsite.service.errors import NotAllowed, NotNow
from digsite.service.office import Office
from digsite.service.records import Person, Review


async def whole_review(office: Office, person: Person | None, match: str) -> Review:
    for _ in range(3000):
        found = await office.review(person, match)
        if found.moments and found.done == found.all:
            return found
        await asyncio.sleep(0.02)
    raise AssertionError("the review never ends")


@pytest.mark.parametrize("game", ["loot", "scarab"])
def test_every_real_choice_is_judged_once(sqlite_url: str, game: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, game)).match
        await play_out(office, match, players)
        found = await whole_review(office, players[0], match)
        versions = [moment.version for moment in found.moments]
        assert versions == sorted(set(versions))
        assert len(versions) == found.all
        assert {moment.seat for moment in found.moments} == {0, 1}
        assert all(sum(moment.wins) == pytest.approx(1, abs=0.01) for moment in found.moments)
        assert await office.review(None, match) is found

    in_office(sqlite_url, story)


def test_a_running_match_is_not_reviewed(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "loot")).match
        with pytest.raises(NotNow):
            await office.review(players[0], match)

    in_office(sqlite_url, story)


def test_who_may_not_look_gets_no_review(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "loot", spectators=False)).match
        await play_out(office, match, players)
        with pytest.raises(NotAllowed):
            await office.review(None, match)
        await office.review(players[1], match)

    in_office(sqlite_url, story)
