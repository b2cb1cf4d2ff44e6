"""With a Redis between them, workers count what an address does together."""

from __future__ import annotations

import asyncio

import pytest
from support.offices import eventually

from digsite.web.http import limits
from digsite.web.http.limits import GUESTS, Allowance, Limits
from digsite.web.http.problems import Problem
from digsite.web.http.shared_limits import SharedLimits

ADDRESS = "192.0.2.1"
EVERY = [each for each in vars(limits).values() if isinstance(each, Allowance)]


@pytest.fixture
def unpaused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("digsite.web.http.limits.PAUSE", 0.0)


@pytest.mark.usefixtures("unpaused")
@pytest.mark.parametrize("allowance", EVERY, ids=[each.name for each in EVERY])
async def test_what_is_spent_at_one_cannot_be_spent_at_the_other(allowance: Allowance) -> None:
    one, two = Limits(True, 3), Limits(True, 3)
    here, there = SharedLimits(one, "redis://unused"), SharedLimits(two, "redis://unused")
    here.tell()  # from now on it counts what there is to say
    await one.count(allowance, ADDRESS, allowance.most)
    there.hear(here.tell())
    with pytest.raises(Problem):
        await two.count(allowance, ADDRESS, allowance.most)
    await two.count(allowance, "192.0.2.2")


def test_sockets_of_one_address_are_counted_at_all_workers() -> None:
    one, two = Limits(True, 3), Limits(True, 3)
    here, there = SharedLimits(one, "redis://unused"), SharedLimits(two, "redis://unused")
    assert one.enter(ADDRESS)
    assert one.enter(ADDRESS)
    there.hear(here.tell())
    assert two.enter(ADDRESS)
    assert not two.enter(ADDRESS)
    one.leave(ADDRESS)
    there.hear(here.tell())
    assert two.enter(ADDRESS)


def test_what_a_worker_says_does_not_count_twice_for_itself() -> None:
    one = Limits(True, 1)
    here = SharedLimits(one, "redis://unused")
    assert one.enter(ADDRESS)
    one.leave(ADDRESS)
    assert one.enter(ADDRESS)
    here.hear(here.tell())
    one.leave(ADDRESS)
    assert one.enter(ADDRESS)


@pytest.mark.usefixtures("unpaused")
async def test_they_tell_each_other_through_redis(redis_url: str) -> None:
    one, two = Limits(True, 3), Limits(True, 3)
    async with SharedLimits(one, redis_url).shared(), SharedLimits(two, redis_url).shared():

        async def counted_together() -> bool:
            """Neither alone could have had enough."""
            try:
                await one.count(GUESTS, ADDRESS)
                await asyncio.sleep(0.05)
                await two.expect(GUESTS, ADDRESS, GUESTS.most // 2)
            except Problem:
                return True
            return False

        await eventually(counted_together)
        assert two._bucket(GUESTS, ADDRESS).left < GUESTS.most
