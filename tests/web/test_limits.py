"""What one address may ask for: so much at once, and more as time goes by."""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest

from digsite.web import limits
from digsite.web.limits import PASSWORDS, REQUESTS, Limits
from digsite.web.problems import Problem


class Time:
    """A time that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    moments = Time()
    monkeypatch.setattr(limits, "monotonic", moments)
    monkeypatch.setattr(limits, "PAUSE", 0.0)
    return moments


def asked(kept: Limits, times: int, address: str = "a") -> int:
    """How many of so many questions are answered."""
    answered = 0
    for _ in range(times):
        try:
            asyncio.run(kept.count(PASSWORDS, address))
        except Problem:
            continue
        answered += 1
    return answered


def test_no_more_than_allowed_and_again_after_a_while(time: Time) -> None:
    kept = Limits(True, 1)
    assert asked(kept, 50) == PASSWORDS.most
    time.now += 12
    assert asked(kept, 50) == 2
    time.now += 3600
    assert asked(kept, 50) == PASSWORDS.most


def test_addresses_and_kinds_are_counted_apart(time: Time) -> None:
    kept = Limits(True, 1)
    assert asked(kept, 50) == asked(kept, 50, "b") == PASSWORDS.most
    asyncio.run(kept.count(REQUESTS, "a"))


def test_who_is_refused_is_told_how_long_to_wait(time: Time) -> None:
    kept = Limits(True, 1)
    asked(kept, 50)
    with pytest.raises(Problem, match="10 per minute") as refused:
        asyncio.run(kept.count(PASSWORDS, "a"))
    assert refused.value.wait is not None
    time.now += refused.value.wait
    assert asked(kept, 1) == 1


def test_addresses_that_come_once_are_forgotten(
    time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    kept = Limits(True, 1)
    for number in range(100):
        asked(kept, 50, str(number))
    assert len(kept._buckets) == 10
    assert asked(kept, 50, "99") == 0


def test_limits_can_be_switched_off(time: Time) -> None:
    assert asked(Limits(False, 1), 50) == 50


def test_who_asks_too_much_waits_for_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PAUSE", 0.05)
    kept = Limits(True, 1)
    began = monotonic()
    assert asked(kept, PASSWORDS.most + 2) == PASSWORDS.most
    assert monotonic() - began >= 0.1


def test_only_so_many_are_kept_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PAUSE", 60.0)
    monkeypatch.setattr(limits, "MOST_PAUSED", 3)
    kept = Limits(True, 1)

    async def crowd() -> int:
        waiting = [asyncio.create_task(kept.pause()) for _ in range(5)]
        await asyncio.sleep(0.01)
        at_once = sum(task.done() for task in waiting)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return at_once

    assert asyncio.run(crowd()) == 2
    assert kept._paused == 0
