"""Who waits for a database can be broken off at any moment, also at the very one it answers."""

from __future__ import annotations

import asyncio

import pytest

from digsite.service.errors import Unavailable
from digsite.service.store.patience import Patience


async def test_who_is_broken_off_as_the_answer_comes_is_broken_off() -> None:
    """The driver's loops once went on after they had been cancelled, and no server could stop."""
    answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    waiting = asyncio.create_task(Patience(600.0).wait(lambda: answer))
    await asyncio.sleep(0)
    answer.set_result(1)
    for _ in range(2):  # the answer is on its way to who waits
        await asyncio.sleep(0)
        if waiting.done():
            break
        waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting


@pytest.mark.parametrize("ticks", range(4))
async def test_a_loop_that_is_broken_off_while_it_asks_ends(ticks: int) -> None:
    patience, asked = Patience(600.0), list[asyncio.Future[int]]()

    def ask() -> asyncio.Future[int]:
        asked.append(asyncio.get_running_loop().create_future())
        return asked[-1]

    async def look_around() -> None:
        while True:
            await patience.wait(ask)
            await asyncio.Event().wait()

    task = asyncio.create_task(look_around())
    await asyncio.sleep(0)
    asked[0].set_result(1)
    for _ in range(ticks):
        await asyncio.sleep(0)
    task.cancel()
    for _ in range(10):
        await asyncio.sleep(0)
    assert task.cancelled()


async def test_who_waits_too_long_is_told() -> None:
    answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    with pytest.raises(Unavailable):
        await Patience(0.0).wait(lambda: answer)
