"""Who thinks when: told by order and counts, with a worker that does what the test says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event

import pytest

from digsite.service.errors import Busy, TooMany
from digsite.service.thinking import Asker, Kind, Places, Pools, Quota, Threads
from digsite.service.thinking.fair_queue import FairQueue

QUIET = 3600.0  # seconds of patience: nobody runs out of it here


class Worker:
    """Begins what it is given, and finishes it when the test says so."""

    def __init__(self) -> None:
        self.begun: list[Callable[[], None]] = []

    def __call__(self, work: Callable[[], None], niceness: int) -> None:
        self.begun.append(work)

    async def finish(self) -> None:
        """The oldest is done; whoever waited for it goes on."""
        self.begun.pop(0)()
        for _ in range(3):
            await asyncio.sleep(0)


class Room:
    """Two bots, one hint and one review at a time, and a list of who was served."""

    def __init__(self) -> None:
        self.worker = Worker()
        self.pools = Pools(Threads(bot=2, hint=1, review=1), self.worker)
        self.served: list[str] = []
        self.places: dict[str, list[int]] = {}

    async def ask(self, kind: Kind, person: str, name: str) -> asyncio.Task[str]:
        def work(stop: Event) -> str:
            self.served.append(name)
            return name

        places = self.places.setdefault(name, [])
        doing = self.pools.think(kind, person, work, QUIET, places.append)
        task = asyncio.create_task(doing)
        await asyncio.sleep(0)
        return task

    async def finish_all(self) -> None:
        while self.worker.begun:
            await self.worker.finish()


@pytest.fixture
def room() -> Room:
    return Room()


async def test_after_twelve_hints_of_one_guest_anothers_comes_second(room: Room) -> None:
    for number in range(12):
        await room.ask("hint", "greedy", f"greedy {number}")
    await room.ask("hint", "ada", "ada")
    await room.finish_all()
    assert room.served[:3] == ["greedy 0", "ada", "greedy 1"]
    assert room.served[3:] == [f"greedy {number}" for number in range(2, 12)]


async def test_a_bot_thinks_at_once_however_many_hints_and_reviews_wait(room: Room) -> None:
    for number in range(12):
        await room.ask("hint", "greedy", f"hint {number}")
        await room.ask("review", "greedy", f"review {number}")
    assert len(room.worker.begun) == 2
    await room.ask("bot", "ada", "bot")
    assert len(room.worker.begun) == 3
    room.worker.begun.pop()()
    assert room.served == ["bot"]


async def test_reviews_do_not_hold_up_hints(room: Room) -> None:
    for number in range(4):
        await room.ask("review", "greedy", f"review {number}")
    await room.ask("hint", "ada", "hint")
    assert len(room.worker.begun) == 2


async def test_the_bots_of_one_who_sets_up_many_tables_let_others_in(room: Room) -> None:
    for number in range(10):
        await room.ask("bot", "greedy", f"greedy {number}")
    await room.ask("bot", "ada", "ada")
    await room.finish_all()
    assert room.served.index("ada") == 2  # two were thinking already


async def test_who_waits_is_told_its_place_and_hears_when_it_changes(room: Room) -> None:
    for name in ("first", "second", "third"):
        await room.ask("hint", name, name)
    await room.ask("hint", "second", "second again")
    assert room.places == {"first": [], "second": [1], "third": [2], "second again": [3]}
    await room.worker.finish()
    assert room.places["third"] == [2, 1]
    assert room.places["second again"] == [3, 2]


async def test_who_goes_away_leaves_the_queue_and_the_others_move_up(room: Room) -> None:
    await room.ask("hint", "first", "first")
    leaving = await room.ask("hint", "second", "second")
    await room.ask("hint", "third", "third")
    leaving.cancel()
    await asyncio.sleep(0)
    assert room.places["third"] == [2, 1]
    await room.finish_all()
    assert room.served == ["first", "third"]


async def test_who_goes_away_while_it_is_thought_for_stops_the_thought(room: Room) -> None:
    stops: list[Event] = []
    task = asyncio.create_task(room.pools.think("hint", "ada", stops.append, QUIET))
    await asyncio.sleep(0)
    waiting = await room.ask("hint", "bob", "bob")
    task.cancel()
    await asyncio.sleep(0)
    assert len(room.worker.begun) == 1  # its thread is free when the thought has ended
    await room.worker.finish()
    assert stops[0].is_set()
    await room.worker.finish()
    assert await waiting == "bob"


async def test_what_breaks_or_hangs_makes_room() -> None:
    worker = Worker()
    pools = Pools(Threads(1, 1, 1), worker)

    def broken(stop: Event) -> None:
        raise RuntimeError("out of ideas")

    first = asyncio.create_task(pools.think("hint", "ada", broken, QUIET))
    second = asyncio.create_task(pools.think("hint", "ada", lambda stop: None, 0.0))
    third = asyncio.create_task(pools.think("hint", "ada", lambda stop: "third", QUIET))
    await asyncio.sleep(0)
    await worker.finish()
    with pytest.raises(RuntimeError):
        await first
    with pytest.raises(TimeoutError):
        await second
    worker.begun.pop()()
    assert await third == "third"


def test_a_person_and_a_network_get_so_many_places_and_no_more() -> None:
    places = Places(Quota(person=2, network=3, all=5, wait=7, reason="too_many_hints"))
    ada, eve, bob = Asker("ada", "net"), Asker("eve", "net"), Asker("bob", "elsewhere")
    places.take(ada)
    places.take(ada)
    with pytest.raises(TooMany) as refused:
        places.take(ada)
    assert (refused.value.reason, refused.value.wait) == ("too_many_hints", 7)
    places.take(eve)
    with pytest.raises(TooMany):
        places.take(eve)  # her network has three
    places.take(bob)
    places.take(Asker("cyd"))
    with pytest.raises(Busy) as full:
        places.take(Asker("dan"))
    assert (full.value.reason, full.value.wait) == ("thinkers_busy", 7)
    places.give_back(ada)
    places.take(eve)


def test_without_a_quota_everybody_gets_a_place() -> None:
    places = Places(None)
    for _ in range(1000):
        places.take(Asker("ada", "net"))


def test_the_order_foretold_is_the_order_taken() -> None:
    queue: FairQueue[str] = FairQueue()
    for person, count in (("a", 3), ("b", 1), ("c", 2)):
        for number in range(count):
            queue.put(person, f"{person}{number}")
    assert queue.take() == "a0"
    queue.put("d", "d0")
    foretold = queue.order()
    assert foretold == ["b0", "c0", "d0", "a1", "c1", "a2"]
    assert [queue.take() for _ in foretold] == foretold
    assert not queue


def test_every_kind_has_a_thread_on_the_smallest_machine() -> None:
    assert Threads.fit_for(1) == Threads(1, 1, 1)
    assert Threads.fit_for(8) == Threads(8, 4, 2)
