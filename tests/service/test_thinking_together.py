"""Bots, hints and reviews think side by side, and nobody thinks at another's expense."""

from __future__ import annotations

import asyncio
from threading import Event
from typing import Any

import pytest
from support.campaign import WAIT
from support.offices import eventually, on_sqlite, people, play_out, table_for
from support.titles import some_box

from digsite.bots import Bot
from digsite.service.bots_at_table import HINTS
from digsite.service.errors import Busy, NotAllowed, TooMany
from digsite.service.messages import Person, Seating, Wanted
from digsite.service.office import Office

BOT_FIRST = (Seating("bot", bot="porter"), Seating("me"))


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Hints think until this is set."""
    think, going_on = Bot.think, Event()

    def slowly(self: Bot, *rest: Any) -> Any:
        going_on.wait(2 * WAIT)
        return think(self, *rest)

    monkeypatch.setattr(Bot, "think", slowly)
    return going_on


async def a_table_with_hints(office: Office, person: Person) -> str:
    seats = (Seating("me"), Seating("hotseat", name="Other"))
    return (
        await office.tables.create(person, Wanted(game=some_box(), seats=seats, hints=True))
    ).match


@on_sqlite
async def test_twelve_hints_of_a_guest_do_not_hold_up_the_bots(office: Office, held: Event) -> None:
    greedy, ada = await people(office, "Greedy", "Ada")
    tables = [await a_table_with_hints(office, greedy) for _ in range(12)]
    asked = [asyncio.create_task(office.hints.hint(greedy, table, 0.1)) for table in tables]
    await asyncio.sleep(0.1)
    match = (await office.tables.create(ada, Wanted(game="scarab", seats=BOT_FIRST))).match

    async def moved() -> bool:
        return (await office.tables.info(ada, match)).actor == 1

    try:
        await eventually(moved, seconds=WAIT)
    finally:
        held.set()
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)


@on_sqlite
async def test_for_somebody_without_a_name_no_review_is_made(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, "scarab")).match
    await play_out(office, match, players)
    with pytest.raises(NotAllowed, match="no_review"):
        await office.reviews.review(None, match)
    assert not office.reviews._judging


@on_sqlite
async def test_a_hint_that_breaks_is_told_as_busy_and_leaves_its_place(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Bot, *_: Any) -> Any:
        raise RuntimeError("out of ideas")

    monkeypatch.setattr(Bot, "think", broken)

    (ada,) = await people(office, "Ada")
    match = await a_table_with_hints(office, ada)
    for _ in range(HINTS.person + 1):
        with pytest.raises(Busy, match="thinkers_busy"):
            await office.hints.hint(ada, match, 0.1)


@on_sqlite
async def test_a_guest_has_one_review_made_at_a_time(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    matches = [(await table_for(office, players, "scarab")).match for _ in range(2)]
    for match in matches:
        await play_out(office, match, players)
    await office.reviews.review(players[0], matches[0])
    with pytest.raises(TooMany, match="too_many_reviews"):
        await office.reviews.review(players[0], matches[1])
    await office.reviews.review(players[1], matches[1])

    async def made() -> bool:
        return not office.reviews._judging

    await eventually(made)
    for match in matches:
        found = await office.reviews.review(None, match)
        assert found.done == found.all
