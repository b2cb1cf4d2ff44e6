"""Passwords are worked on one at a time: each takes 64 MB on purpose."""

from __future__ import annotations

import asyncio
from threading import Event, Lock

import pytest
from support.fixtures.passwords import honest_hasher

from digsite.service import passwords
from digsite.service.errors import Busy


async def test_guesses_are_worked_on_one_at_a_time_and_only_so_many_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at_work, going_on = Lock(), Event()

    def slow(_secret: str | None, _password: str) -> bool:
        assert at_work.acquire(blocking=False), "two at a time"
        going_on.wait(300)
        at_work.release()
        return False

    monkeypatch.setattr(passwords, "_fits", slow)
    guesses = [
        asyncio.create_task(passwords.fits(None, "open sesame"))
        for _ in range(passwords.MOST_WAITING)
    ]
    await asyncio.sleep(0)
    with pytest.raises(Busy, match="crowded"):
        await passwords.fits(None, "open sesame")
    going_on.set()
    assert not any(await asyncio.gather(*guesses))


def test_a_guess_costs_memory_and_time() -> None:
    """What RFC 9106 recommends where memory is short (its second choice)."""
    hasher = honest_hasher()
    assert hasher.type.name == "ID"
    assert hasher.memory_cost >= 64 * 1024  # KiB
    assert hasher.time_cost >= 3
    assert hasher.parallelism >= 4
