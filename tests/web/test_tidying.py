"""The garbage collector: not at every moment, and with little to do."""

from __future__ import annotations

import asyncio
import gc
import time

from house import House

from digsite.web.connection import Connection
from digsite.web.tidying import tidied


def test_old_things_are_collected_at_set_times_only_while_it_lasts() -> None:
    before = gc.get_threshold()

    async def story() -> None:
        async with tidied():
            assert gc.get_threshold()[2] > 100_000
            assert gc.get_freeze_count() > 0

    asyncio.run(story())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


def test_a_socket_that_ends_is_gone_without_the_collector(house: House) -> None:
    anna = house.guest("Anna")
    match = anna.set_up("scarab", [{"kind": "me"}, {"kind": "bot", "bot": "porter"}])
    gc.disable()
    try:
        for _ in range(5):
            with anna.socket() as socket:
                socket.ask("watch", "sight", match=match)
        latest = time.monotonic() + 10
        while alive() and time.monotonic() < latest:
            time.sleep(0.02)
        assert alive() == 0
    finally:
        gc.enable()


def alive() -> int:
    return sum(type(thing) is Connection for thing in gc.get_objects())
