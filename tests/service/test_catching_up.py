"""Who listens hears of everything that is stored, though the message about it was lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest
from sqlalchemy import Connection
from support.offices import FakeClock, JumpingClock, eventually, on_sqlite, opened, somebodys_turn
from support.titles import some_box

from digsite.service import bus as buses
from digsite.service.errors import Unavailable
from digsite.service.matches.loading import load_match
from digsite.service.matches.match import Match
from digsite.service.matches.step import Step
from digsite.service.messages import Look, News
from digsite.service.office import Office
from digsite.service.store.match_rows import apply_change
from digsite.service.store.people_rows import last_seen

T = TypeVar("T")


@on_sqlite
async def test_a_move_whose_commit_was_not_answered_is_told(url: str) -> None:
    clock = FakeClock()
    async with opened(url, clock) as office:
        turn = await somebodys_turn(office, some_box())
        heard: list[News] = []
        await office.looking.watch(None, turn.match, heard.append)
        write = office.store.write

        async def unanswered(job: Callable[[Connection], T]) -> T:
            office.store.write = write  # type: ignore[method-assign]
            await write(job)
            raise Unavailable("store_unavailable")

        office.store.write = unanswered  # type: ignore[method-assign]
        done = await office.playing.play(turn.who, turn.match, turn.version, "k", [turn.action])
        await eventually(lambda: told(heard, done.version), clock)


@on_sqlite
async def test_a_move_that_another_process_did_not_announce_is_told(url: str) -> None:
    clock = FakeClock()
    async with opened(url, clock) as office:
        office.store.shared = True
        turn = await somebodys_turn(office, some_box())
        heard: list[News] = []
        await office.looking.watch(None, turn.match, heard.append)
        step = Step(await elsewhere(office, turn.match), clock.now())
        step.note("replaced", 0)
        draft = step.draft()
        await office.store.write(lambda c: apply_change(c, draft.change))
        await eventually(lambda: told(heard, draft.change.head.version), clock)


async def test_who_cannot_catch_up_yet_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []

    async def missed() -> None:
        tries.append(1)
        if len(tries) < 3:
            raise Unavailable("store_unavailable")

    monkeypatch.setattr(buses, "RETRY_SECONDS", 0.0)
    await buses.catch_up(missed)
    assert len(tries) == 3


@on_sqlite
async def test_after_a_clock_was_set_back_presence_is_noted_again(url: str) -> None:
    clock = JumpingClock()
    async with opened(url, clock) as office:
        turn = await somebodys_turn(office, some_box())
        await office.looking.watch(turn.who, turn.match, lambda _: None)
        await office.chores()
        clock.jump(-86_400.0)
        await office.chores()
        assert await office.store.read(lambda c: last_seen(c, turn.who.id)) == clock.now()


async def told(heard: list[News], version: int) -> bool:
    return any(isinstance(news, Look) and news.version == version for news in heard)


async def elsewhere(office: Office, match: str) -> Match:
    """The match as another process has it in memory."""
    loaded = await office.store.read(lambda c: load_match(c, match))
    assert loaded is not None
    return Match(*loaded)
