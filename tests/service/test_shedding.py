"""Where too much waits to be stored, who comes is sent away at once, and nothing is half done."""

from __future__ import annotations

import asyncio
import random
from threading import Event

import pytest
from sqlalchemy import Connection
from support.campaign import WAIT
from support.offices import people, play_one, table_for

from digsite.core.records import Action
from digsite.service.errors import Crowded
from digsite.service.office import Office
from digsite.service.store import store as store_module


async def filled(office: Office, going_on: Event, most: int) -> list[asyncio.Task[None]]:
    """The writer is held, and as many jobs wait as may."""
    held = Event()

    def hold(_connection: Connection) -> None:
        held.set()
        going_on.wait(300)

    holding = asyncio.create_task(office.store.write(hold))
    while not held.is_set():
        await asyncio.sleep(0.01)
    waiting = [asyncio.create_task(office.store.write(_nothing)) for _ in range(most)]
    await asyncio.sleep(0)
    return [holding, *waiting]


async def test_a_full_queue_sends_moves_away_and_they_count_once_afterwards(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = await people(office, "Anna", "Berta")
    match = (await table_for(office, players)).match
    before = (await office.tables.info(players[0], match)).version
    monkeypatch.setattr(store_module, "MOST_WAITING", 20)
    going_on = Event()
    jobs = await filled(office, going_on, 20)
    for _ in range(3):
        with pytest.raises(Crowded) as sent_away:
            await play_one(office, match, players, "k", random.Random(1))
        assert sent_away.value.reason == "crowded"
    known = office.registry.known(match)
    assert known is not None
    assert not known.doubtful, "it is certain that nothing was stored"
    assert office.store.shed == 3
    going_on.set()
    await asyncio.gather(*jobs)
    first = await play_one(office, match, players, "k", random.Random(1))
    assert first.version > before
    again = await office.playing.play(players[0], match, before, "k", [_any(office, match)])
    assert again.version == first.version, "the same key is the same move"


async def test_what_waited_is_stored_and_none_of_it_twice(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "MOST_WAITING", 20)
    going_on = Event()
    jobs = await filled(office, going_on, 15)
    admitted = [asyncio.create_task(office.people.admit_guest(f"Guest {n}")) for n in range(12)]
    async with asyncio.timeout(WAIT):
        while sum(task.done() for task in admitted) < 7:  # told to come again: all have asked
            await asyncio.sleep(0.01)
    going_on.set()
    await asyncio.gather(*jobs)
    answers = await asyncio.gather(*admitted, return_exceptions=True)
    stored = [answer for answer in answers if not isinstance(answer, BaseException)]
    assert len(stored) == 5
    assert all(isinstance(a, Crowded) for a in answers if isinstance(a, BaseException))
    for one in stored:
        assert (await office.sessions.person_of(one.token)).id == one.person.id


def _nothing(_connection: Connection) -> None: ...


def _any(office: Office, match: str) -> Action:
    found = office.registry.known(match)
    assert found is not None
    return found.playing.game.legal(found.playing.state)[0]
