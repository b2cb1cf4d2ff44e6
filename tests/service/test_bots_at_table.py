"""Bots: they see their own sight only, they never stop a table, and they go on after a crash."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from support.offices import eventually, in_office, look_of_actor, opened, people, table_for

from digsite.bots import Bot
from digsite.core.game import Game
from digsite.core.records import Action
from digsite.core.state import State
from digsite.play import Sight
from digsite.service import bots_at_table
from digsite.service.errors import NotAllowed
from digsite.service.office import Office
from digsite.service.records import Seating, Thoughts, Wanted

BOTS = (Seating("bot", bot="apprentice"), Seating("bot", bot="porter"))


async def finished(office: Office, match: str) -> bool:
    return (await office.info(None, match)).state == "over"


def test_bots_play_a_match_to_its_end(url: str, title: str) -> None:
    async def story(office: Office) -> None:
        (ada,) = await people(office, "Ada")
        info = await office.create(ada, Wanted(game=title, seats=BOTS))
        await eventually(lambda: finished(office, info.match), seconds=60)
        assert office.thinkers.replaced == 0

    in_office(url, story)


def test_a_bot_that_hangs_is_replaced_and_the_table_goes_on(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_at_table, "SPARE_SECONDS", 0.2)

    def hang(self: Bot, *_: Any) -> Action:
        time.sleep(3)
        raise AssertionError("nobody waits for this")

    monkeypatch.setattr(Bot, "choose", hang)

    async def story(office: Office) -> None:
        (ada,) = await people(office, "Ada")
        seats = (Seating("bot", bot="porter"), Seating("me"))
        info = await office.create(ada, Wanted(game="scarab", seats=seats))

        async def my_turn() -> bool:
            return (await office.info(ada, info.match)).actor == 1

        began = time.perf_counter()
        await eventually(my_turn)
        assert time.perf_counter() - began < 2.5
        assert office.thinkers.replaced >= 1

    in_office(sqlite_url, story)


def test_a_bot_that_breaks_is_replaced(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Bot, *_: Any) -> Action:
        raise RuntimeError("out of ideas")

    monkeypatch.setattr(Bot, "choose", broken)

    async def story(office: Office) -> None:
        (ada,) = await people(office, "Ada")
        info = await office.create(ada, Wanted(game="scarab", seats=BOTS))
        await eventually(lambda: finished(office, info.match))
        assert office.thinkers.replaced > 0

    in_office(sqlite_url, story)


def test_a_bot_is_shown_the_veiled_state_only(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = Bot.choose
    seen: list[bool] = []

    def watched(self: Bot, sight: Sight, veiled: State, *rest: Any) -> Action:
        game: Game[Any] = self.game
        assert sight.seat is not None
        seen.append(game.pack(game.veil(veiled, sight.seat)) == game.pack(veiled))
        return choose(self, sight, veiled, *rest)

    monkeypatch.setattr(Bot, "choose", watched)

    async def story(office: Office) -> None:
        (ada,) = await people(office, "Ada")
        info = await office.create(ada, Wanted(game="scarab", seats=BOTS))
        await eventually(lambda: finished(office, info.match))

    in_office(sqlite_url, story)
    assert seen
    assert all(seen)


def test_after_a_restart_the_bots_go_on(sqlite_url: str) -> None:
    async def story() -> None:
        async with opened(sqlite_url) as office:
            (ada,) = await people(office, "Ada")
            infos = [await office.create(ada, Wanted(game="thebes", seats=BOTS)) for _ in range(2)]
            assert not await finished(office, infos[1].match)
        async with opened(sqlite_url) as office:
            for info in infos:
                await eventually(lambda info=info: finished(office, info.match), seconds=60)  # type: ignore[misc]

    asyncio.run(story())


def test_the_office_answers_while_bots_think(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        seats = (Seating("bot", bot="professor"), Seating("bot", bot="professor"))
        for _ in range(3):
            await office.create(players[0], Wanted(game="mykerinos", seats=seats))
        await asyncio.sleep(0.3)
        slowest = 0.0
        for n in range(30):
            began = time.perf_counter()
            await office.admit_guest(f"Guest {n}")
            slowest = max(slowest, time.perf_counter() - began)
        assert slowest < 1.0

    in_office(sqlite_url, story)


def test_hints_come_only_where_the_table_allows_them(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        plain = (await table_for(office, players, "thebes")).match
        with pytest.raises(NotAllowed):
            await office.hint(players[0], plain)
        match = (await table_for(office, players, "thebes", hints=True)).match
        look = await look_of_actor(office, match, players)
        told: list[Thoughts] = []
        thoughts = await office.hint(players[look.seat or 0], match, 0.6, told.append)
        assert thoughts.done
        offered = [offer.action for offer in look.offers]
        assert all(thought.action in offered for thought in thoughts.best)
        assert all(not early.done for early in told)

    in_office(sqlite_url, story)
