"""An office for tests: its time stands still until it is moved, its people play by themselves."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest

from digsite.core.records import Action
from digsite.service.bots_at_table import Thinkers
from digsite.service.bus import bus_for
from digsite.service.messages import Accepted, Look, MatchInfo, Person, Seating, Wanted
from digsite.service.office import Office
from digsite.service.store import Store

on_sqlite = pytest.mark.parametrize("url", ["sqlite"], indirect=True)  # there only
BUSY_SECONDS = 600.0  # a busy machine is no database that hangs
ME, OPEN = Seating("me"), Seating("open")


class FakeClock:
    """A time that only `pass_` moves; who sleeps wakes up when it is time."""

    def __init__(self, start: float = 1_000_000.0) -> None:
        self._now = start
        self._sleeping: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        event = asyncio.Event()
        self._sleeping.append((self._now + seconds, event))
        await event.wait()

    def pass_(self, seconds: float) -> None:
        """Let time go by."""
        self._now += seconds
        for until, event in self._sleeping:
            if until <= self._now:
                event.set()
        self._sleeping = [waiting for waiting in self._sleeping if not waiting[1].is_set()]


class JumpingClock(FakeClock):
    """A clock that is set anew; who sleeps does not notice."""

    def jump(self, seconds: float) -> None:
        """Suddenly it is another time."""
        self._now += seconds
        self._sleeping = [(until + seconds, event) for until, event in self._sleeping]


class Seeded:
    """Random bytes that are the same in every run."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def __call__(self, count: int) -> bytes:
        return self._random.randbytes(count)


@asynccontextmanager
async def opened(
    url: str,
    clock: Any = None,
    seed: int | None = None,
    thinkers: Thinkers | None = None,
    bus_url: str | None = None,
) -> AsyncIterator[Office]:
    """An office that is open, and closed afterwards."""
    randomness = os.urandom if seed is None else Seeded(seed)
    bus = bus_for(url, bus_url, randomness)
    store = Store(url)
    if store.patience.seconds is not None:
        store.patience.seconds = BUSY_SECONDS
    office = Office(store, clock or FakeClock(), randomness, bus, thinkers)
    await office.open()
    try:
        yield office
    finally:
        await office.close()


async def people(office: Office, *names: str) -> list[Person]:
    return [(await office.people.admit_guest(name)).person for name in names]


async def table_for(
    office: Office, players: list[Person], game: str = "scarab", **wanted: Any
) -> MatchInfo:
    """A running match of these people, the first of whom set it up."""
    seats = (ME, *[OPEN] * (len(players) - 1))
    info = await office.tables.create(players[0], Wanted(game=game, seats=seats, **wanted))
    for player in players[1:]:
        info = await office.tables.join(player, info.match)
    return info


async def actor_of(office: Office, match: str, players: list[Person]) -> Person:
    return players[(await office.tables.info(players[0], match)).actor]


async def play_one(
    office: Office, match: str, players: list[Person], key: str, choose: random.Random
) -> Accepted:
    """Whoever is asked does something."""
    look = await look_of_actor(office, match, players)
    seat = look.seat
    assert seat is not None
    action = choose.choice(look.offers).action
    return await office.playing.play(players[seat], match, look.version, key, [action])


async def look_of_actor(office: Office, match: str, players: list[Person]) -> Look:
    return await office.looking.look(await actor_of(office, match, players), match)


class Turn(NamedTuple):
    """A match at which somebody can choose: who, on which version, and the first of the offers."""

    match: str
    players: list[Person]
    who: Person
    version: int
    action: Action


async def somebodys_turn(office: Office, game: str) -> Turn:
    """Ada and Bob sit at a new table, and one of them is asked."""
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, game)).match
    look = await look_of_actor(office, match, players)
    return Turn(match, players, players[look.seat or 0], look.version, look.offers[0].action)


async def play_out(
    office: Office, match: str, players: list[Person], seed: int = 1, moves: int = 1 << 30
) -> int:
    """Play to the end, or so many moves; how many there were."""
    choose, made = random.Random(seed), 0
    while made < moves and (await office.tables.info(players[0], match)).state == "running":
        await play_one(office, match, players, f"key{seed}-{made}", choose)
        made += 1
    return made


async def eventually(
    happened: Callable[[], Awaitable[bool]],
    clock: FakeClock | None = None,
    seconds: float = 120.0,
) -> None:
    """Wait until something has happened, for a while; a fake time goes by meanwhile."""
    for _ in range(int(seconds / 0.02)):
        if await happened():
            return
        if clock is not None:
            clock.pass_(0.5)
        await asyncio.sleep(0.02)
    raise AssertionError("it did not happen in time")
