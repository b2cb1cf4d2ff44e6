"""Bots in processes of their own take turns from the queue in the store, on any machine."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from support.offices import BUSY_SECONDS, FakeClock, eventually, people
from support.titles import hiding_box, longest_box

from digsite.core.records import Action
from digsite.service.bot_office import BotOffice
from digsite.service.bots_at_table import Thinkers
from digsite.service.bus import TURNS, bus_for
from digsite.service.clock import SystemClock
from digsite.service.leases import LEASE_SECONDS
from digsite.service.matches.match import Match
from digsite.service.messages import Look, MatchInfo, News, Person, Seating, Wanted
from digsite.service.office import Office
from digsite.service.store import Store
from digsite.service.thinking import Threads

BOTS = (Seating("bot", bot="apprentice"), Seating("bot", bot="porter"))


class Hanging(Thinkers):
    """Bots that begin to think, and never end."""

    def __init__(self) -> None:
        super().__init__(os.urandom, Threads(1, 1, 1))
        self.began = asyncio.Event()

    async def choose(self, match: Match, seat: int, name: str) -> Action:
        self.began.set()
        await asyncio.Event().wait()
        raise AssertionError


class Counting(Thinkers):
    """Bots that count their decisions."""

    def __init__(self) -> None:
        super().__init__(os.urandom, Threads(1, 1, 1))
        self.chosen: list[tuple[str, int]] = []

    async def choose(self, match: Match, seat: int, name: str) -> Action:
        self.chosen.append((match.id, match.version))
        return await super().choose(match, seat, name)


@pytest.fixture(params=["notify", "redis"])
def bus_url(request: pytest.FixtureRequest) -> str | None:
    return request.getfixturevalue("redis_url") if request.param == "redis" else None


async def test_nobody_moves_bots_until_those_come_who_do(
    postgres_url: str, bus_url: str | None
) -> None:
    clock, here = SystemClock(), Counting()
    async with front(postgres_url, bus_url, clock, here) as office:
        ada = (await people(office, "Ada"))[0]
        table = await bots_alone(office, ada)
        news: list[News] = []
        await office.looking.watch(ada, table.match, news.append)
        await office.driver._find_due()
        assert (await office.tables.info(ada, table.match)).version == table.version
        async with (
            bots(postgres_url, bus_url, clock) as one,
            bots(postgres_url, bus_url, clock) as two,
        ):
            await over(office, ada, table.match)
        assert not here.chosen
        assert len(set(one.chosen + two.chosen)) == len(one.chosen + two.chosen), "thought twice"
        last = (await office.tables.info(ada, table.match)).version

        async def told() -> bool:
            return any(isinstance(each, Look) and each.version == last for each in news)

        await eventually(told)


async def test_the_turn_of_one_that_died_is_taken_by_another(postgres_url: str) -> None:
    clock = FakeClock()
    async with front(postgres_url, None, clock, Counting()) as office:
        ada = (await people(office, "Ada"))[0]
        hanging = Hanging()
        dead = await bot_office(postgres_url, None, clock, hanging)
        table = await bots_alone(office, ada)
        await asyncio.wait_for(hanging.began.wait(), 120)
        dead.turns._leases.give_up_all = _nothing  # type: ignore[method-assign]  # as if killed
        await dead.close()
        async with bots(postgres_url, None, clock) as living:
            await living.office.turns._claim()
            assert not living.chosen, "its lease has not run out"
            clock.pass_(LEASE_SECONDS + 1)
            await over(office, ada, table.match, clock)


async def test_a_bot_elsewhere_is_shown_what_its_seat_sees(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from digsite.bots import Bot

    shown: list[tuple[Any, Any]] = []
    choose = Bot.choose

    def noted(self: Bot, sight: Any, veiled: Any, *more: Any) -> Any:
        shown.append((sight, veiled))
        return choose(self, sight, veiled, *more)

    monkeypatch.setattr(Bot, "choose", noted)
    clock = SystemClock()
    async with (
        front(postgres_url, None, clock, Counting()) as office,
        bots(postgres_url, None, clock),
    ):
        ada = (await people(office, "Ada"))[0]
        table = await bots_alone(office, ada, hiding_box())
        await over(office, ada, table.match)
        game = (await office.registry.get(table.match)).game
    assert shown
    for sight, veiled in shown:
        again = game.veil(veiled, sight.seat)
        assert game.pack(again) == game.pack(veiled), "there was something left to hide"


@asynccontextmanager
async def front(
    url: str, bus_url: str | None, clock: Any, thinkers: Thinkers
) -> AsyncIterator[Office]:
    """An office whose bots are moved elsewhere."""
    bus = bus_for(url, bus_url, os.urandom)
    office = Office(_store(url), clock, bus=bus, thinkers=thinkers, bots=False)
    await office.open()
    try:
        yield office
    finally:
        await office.close()


@asynccontextmanager
async def bots(url: str, bus_url: str | None, clock: Any) -> AsyncIterator[Any]:
    """A process of bots; its thinkers."""
    thinkers: Any = Counting()
    thinkers.office = office = await bot_office(url, bus_url, clock, thinkers)
    try:
        yield thinkers
    finally:
        await office.close()


async def bot_office(url: str, bus_url: str | None, clock: Any, thinkers: Thinkers) -> BotOffice:
    bus = bus_for(url, bus_url, os.urandom, TURNS)
    office = BotOffice(_store(url), bus, thinkers, 1, clock=clock)
    await office.open()
    return office


async def bots_alone(office: Office, person: Person, game: str | None = None) -> MatchInfo:
    return await office.tables.create(person, Wanted(game=game or longest_box(), seats=BOTS))


async def over(office: Office, person: Person, match: str, clock: FakeClock | None = None) -> None:
    async def ended() -> bool:
        return (await office.tables.info(person, match)).state == "over"

    await eventually(ended, clock)


def _store(url: str) -> Store:
    store = Store(url)
    store.patience.seconds = BUSY_SECONDS
    return store


async def _nothing() -> None:
    return None
