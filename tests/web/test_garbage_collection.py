"""The garbage collector: not at every moment, and with little to do."""

from __future__ import annotations

import gc
import time
from weakref import ref

import pytest
from house import House
from support.campaign import WAIT

from digsite.web.server import garbage_collection
from digsite.web.server.garbage_collection import Collecting, paced_collection
from digsite.web.socket.connection import Connection


async def test_old_things_are_collected_at_set_times_only_while_it_lasts() -> None:
    before = gc.get_threshold()
    async with paced_collection():
        assert gc.get_threshold()[2] > 100_000
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


class Thing:
    """Something in a circle."""

    def __init__(self) -> None:
        self.itself = self


def test_a_step_looks_at_what_came_since_the_last_one_and_seldom_at_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every two minutes all of it was looked at, which took a third of a second."""
    monkeypatch.setattr(garbage_collection, "STEPS", 2)
    monkeypatch.setattr(garbage_collection, "ROOM", 0)
    try:
        collecting = Collecting()
        old, new = ref(kept := Thing()), ref(Thing())
        collecting.step()
        assert new() is None
        assert len(gc.get_objects()) < 1_000, "what was there is looked at again"
        del kept
        collecting.step()
        assert old() is not None
        many = [[] for _ in range(2 * gc.get_freeze_count())]  # type: ignore[var-annotated]
        collecting.step()
        collecting.step()
        assert len(many) > 0
        assert old() is None, "circles were never looked for again"
    finally:
        gc.unfreeze()


def test_a_socket_that_ends_is_gone_without_the_collector(house: House) -> None:
    anna = house.guest("Anna")
    match = anna.set_up("scarab", [{"kind": "me"}, {"kind": "bot", "bot": "porter"}])
    gc.disable()
    try:
        for _ in range(5):
            with anna.socket() as socket:
                socket.ask("watch", "sight", match=match)
        latest = time.monotonic() + WAIT
        while alive() and time.monotonic() < latest:
            time.sleep(0.02)
        assert alive() == 0
    finally:
        gc.enable()


def alive() -> int:
    return sum(type(thing) is Connection for thing in gc.get_objects())
