"""Bots: they see their own sight only, they never stop a table, and they go on after a crash."""

from __future__ import annotations

from threading import Event
from typing import Any

import pytest
from support.nets import cards_told
from support.offices import eventually, look_of_actor, on_sqlite, opened, people, table_for
from support.titles import longest_box, open_box

from digsite.bots import LEVELS, Bot, Budget
from digsite.core.errors import BadInput
from digsite.core.game import Game
from digsite.core.records import Action
from digsite.core.state import State
from digsite.play import Sight
from digsite.service import bots_at_table
from digsite.service.errors import NotAllowed
from digsite.service.messages import Advice, Seating, Wanted
from digsite.service.office import Office

BOTS = (Seating("bot", bot="apprentice"), Seating("bot", bot="porter"))


async def finished(office: Office, match: str) -> bool:
    return (await office.tables.info(None, match)).state == "over"


async def test_bots_play_a_match_to_its_end(
    office: Office, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_at_table, "SPARE_SECONDS", 300.0)  # a busy machine does not hang
    (ada,) = await people(office, "Ada")
    info = await office.tables.create(ada, Wanted(game=title, seats=BOTS))
    await eventually(lambda: finished(office, info.match))
    assert office.thinkers.replaced == 0


@on_sqlite
async def test_bots_and_hints_are_told_the_cards_of_their_table(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = cards_told(monkeypatch)
    (ada,) = await people(office, "Ada")
    seats = (Seating("bot", bot="porter"), Seating("me"))
    wanted = Wanted(game="scarab", seats=seats, hints=True)
    match = (await office.tables.create(ada, wanted)).match

    async def my_turn() -> bool:
        return (await office.tables.info(ada, match)).actor == 1

    await eventually(my_turn)
    by_bot = len(told)
    assert by_bot
    await office.hints.hint(ada, match, 0.05)
    assert len(told) > by_bot
    assert None not in told


@on_sqlite
async def test_a_bot_that_hangs_is_replaced_and_the_table_goes_on(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_at_table, "SPARE_SECONDS", 0.2)

    patience = Event()

    def hang(self: Bot, *_: Any) -> Action:
        patience.wait(300)
        raise AssertionError("nobody waits for this")

    monkeypatch.setattr(Bot, "choose", hang)

    (ada,) = await people(office, "Ada")
    seats = (Seating("bot", bot="porter"), Seating("me"))
    info = await office.tables.create(ada, Wanted(game="scarab", seats=seats))

    async def my_turn() -> bool:
        return (await office.tables.info(ada, info.match)).actor == 1

    try:
        await eventually(my_turn)
        assert office.thinkers.replaced >= 1
    finally:
        patience.set()


@on_sqlite
async def test_a_bot_that_breaks_is_replaced(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Bot, *_: Any) -> Action:
        raise RuntimeError("out of ideas")

    monkeypatch.setattr(Bot, "choose", broken)

    (ada,) = await people(office, "Ada")
    info = await office.tables.create(ada, Wanted(game="scarab", seats=BOTS))
    await eventually(lambda: finished(office, info.match))
    assert office.thinkers.replaced > 0


@on_sqlite
async def test_a_bot_is_shown_the_veiled_state_only(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = Bot.choose
    seen: list[bool] = []

    def watched(self: Bot, sight: Sight, veiled: State, *rest: Any) -> Action:
        game: Game[Any] = self.game
        assert sight.seat is not None
        seen.append(game.pack(game.veil(veiled, sight.seat)) == game.pack(veiled))
        return choose(self, sight, veiled, *rest)

    monkeypatch.setattr(Bot, "choose", watched)

    (ada,) = await people(office, "Ada")
    info = await office.tables.create(ada, Wanted(game="scarab", seats=BOTS))
    await eventually(lambda: finished(office, info.match))
    assert seen
    assert all(seen)


async def test_after_a_restart_the_bots_go_on(sqlite_url: str) -> None:
    async with opened(sqlite_url) as office:
        (ada,) = await people(office, "Ada")
        infos = [
            await office.tables.create(ada, Wanted(game=longest_box(), seats=BOTS))
            for _ in range(2)
        ]
        assert not await finished(office, infos[1].match)
    async with opened(sqlite_url) as office:
        for info in infos:
            await eventually(lambda info=info: finished(office, info.match))  # type: ignore[misc]


@on_sqlite
async def test_the_office_answers_while_bots_think(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bots search in earnest until they are told that everybody has been answered."""
    choose, answered, ended = Bot.choose, Event(), []

    def long(self: Bot, sight: Sight, veiled: State, *_: Any) -> Action:
        while not answered.is_set():  # a search that is sure ends early
            self.think(veiled, Budget(seconds=300), None, answered.is_set)
        ended.append(True)
        return choose(self, sight, veiled, Budget(iterations=1))

    monkeypatch.setattr(Bot, "choose", long)

    async def some_ended() -> bool:
        return bool(ended)

    players = await people(office, "Ada", "Bob")
    seats = (Seating("bot", bot="professor"), Seating("bot", bot="professor"))
    for _ in range(3):
        await office.tables.create(players[0], Wanted(game=open_box(), seats=seats))
    for n in range(30):
        await office.people.admit_guest(f"Guest {n}")
    assert not ended
    answered.set()
    await eventually(some_ended)


@on_sqlite
async def test_hints_come_only_where_the_table_allows_them(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    plain = (await table_for(office, players, longest_box())).match
    with pytest.raises(NotAllowed):
        await office.hints.hint(players[0], plain)
    match = (await table_for(office, players, longest_box(), hints=True)).match
    look = await look_of_actor(office, match, players)
    told: list[Advice] = []
    thoughts = await office.hints.hint(players[look.seat or 0], match, 0.6, told.append)
    assert thoughts.done
    offered = [offer.action for offer in look.offers]
    assert all(thought.action in offered for thought in thoughts.best)
    assert all(not early.done for early in told)
    assert not told[0].best  # the chances are told at once, before anything was thought over
    assert len(told[0].wins) == 2
    assert sum(told[0].wins) == pytest.approx(1)


@on_sqlite
async def test_a_level_sits_down_only_where_the_game_has_it(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_at_table, "SPARE_SECONDS", 300.0)  # a busy machine does not hang
    (ada,) = await people(office, "Ada")
    level = LEVELS[0].name
    seats = (Seating("bot", bot=level), Seating("bot", bot="porter"))
    info = await office.tables.create(ada, Wanted(game=open_box(), seats=seats))
    await eventually(lambda: finished(office, info.match))
    assert office.thinkers.replaced == 0
    with pytest.raises(BadInput, match=f"has no {level}"):
        await office.tables.create(ada, Wanted(game="scarab", seats=seats))
    empty = (Seating("me"), Seating("open"))
    waiting = await office.tables.create(ada, Wanted(game="scarab", seats=empty))
    with pytest.raises(BadInput, match=f"has no {level}"):
        await office.tables.start(ada, waiting.match, level)
