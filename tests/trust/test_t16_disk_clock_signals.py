"""T16: a full disk, a clock that jumps, SIGTERM: never a false acknowledgement, play goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from support.audit import audit
from support.campaign import WAIT, dice, much, seed_of_today, tell
from support.crowd import Tally, play_tables
from support.disks import Disk
from support.offices import (
    FakeClock,
    JumpingClock,
    eventually,
    opened,
    people,
    play_one,
    table_for,
)
from support.served import Served
from support.stubborn import HopefulStore, Stubborn
from support.titles import boxes, longest_box, some_box

from digsite.service.clock import SystemClock
from digsite.service.matches import time_control
from digsite.service.messages import ClockRule, Seating, Wanted
from digsite.service.office import Office
from digsite.service.store import Store

ROUNDS = much(10, 100)
TITLES = boxes()
HOUR, DAY = 3_600.0, 86_400.0
EARLY, LATE, NOW = 1_000.0, 1_000_000.0, 1_800_000_000.0  # seconds since 1970


@pytest.mark.parametrize("fault", ["write", "sync"])
def test_a_disk_that_is_full_or_fails_acknowledges_nothing_and_ends_nothing(
    tmp_path: Path, fault: str
) -> None:
    seed = seed_of_today()
    url = f"sqlite:///{tmp_path}/digsite.sqlite"
    crowd, slowest = asyncio.run(played_on_a_bad_disk(url, seed, fault, ROUNDS))
    found = audit(url)
    tell(
        f"T16 {fault} fails",
        seed,
        times_full=ROUNDS,
        acknowledged_moves=len(crowd.acknowledged),
        times_without_answer=crowd.refused,
        lost=len(found.lost(crowd.acknowledged)),
        seconds_until_play_resumed=f"{slowest:.2f}",
    )
    crowd.check(found)
    assert crowd.refused >= ROUNDS


def test_planted_a_store_that_does_not_mind_a_full_disk_is_caught(tmp_path: Path) -> None:
    seed = seed_of_today()
    url = f"sqlite:///{tmp_path}/digsite.sqlite"
    crowd, _ = asyncio.run(played_on_a_bad_disk(url, seed, "write", 3, HopefulStore))
    lost = audit(url, replayed=False).lost(crowd.acknowledged)
    tell("T16 planted", seed, acknowledged=len(crowd.acknowledged), lost=len(lost))
    assert lost


def test_a_clock_that_jumps_loses_nothing_and_stops_nobody(tmp_path: Path) -> None:
    seed = seed_of_today()
    url = f"sqlite:///{tmp_path}/digsite.sqlite"
    jumps, crowd, bots = asyncio.run(played_by_a_jumping_clock(url, seed, ROUNDS))
    found = audit(url)
    tell(
        "T16 clock",
        seed,
        jumps=jumps,
        acknowledged_moves=len(crowd.acknowledged),
        lost=len(found.lost(crowd.acknowledged)),
        matches_of_bots_finished=bots,
    )
    assert not found.lost(crowd.acknowledged)
    assert not found.wrong, found.wrong[:5]
    assert not crowd.late, crowd.late[:5]
    assert not crowd.missing, crowd.missing[:5]
    assert bots == ROUNDS


def test_a_bot_moves_after_a_restart_on_a_machine_whose_clock_went_back(tmp_path: Path) -> None:
    asyncio.run(a_bot_after_the_clock_went_back(f"sqlite:///{tmp_path}/digsite.sqlite", 120))


def test_planted_a_bot_that_waits_for_a_time_of_day_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time_control, "AT_ONCE", LATE)
    with pytest.raises(AssertionError, match="did not happen"):
        asyncio.run(a_bot_after_the_clock_went_back(f"sqlite:///{tmp_path}/digsite.sqlite", 1))


def test_nobody_loses_its_time_to_a_clock_that_goes_back(tmp_path: Path) -> None:
    async def story() -> None:
        clock = JumpingClock(NOW)
        async with opened(f"sqlite:///{tmp_path}/digsite.sqlite", clock) as office:
            players = await people(office, "Ada", "Bob")
            rule = ClockRule(kind="live", bank=60, increment=5)
            info = await table_for(office, players, "scarab", clock=rule)
            clock.jump(-DAY)
            await play_one(office, info.match, players, "k", dice(1))
            after = await office.tables.info(None, info.match)
            assert all(left is not None and left >= 60 for left in after.clocks.left)

    asyncio.run(story())


def test_sigterm_under_play_answers_everything_and_ends_cleanly(tmp_path: Path) -> None:
    seed = seed_of_today()
    rounds = ROUNDS // 3
    tally, codes = asyncio.run(stopped_again_and_again(Served(tmp_path), rounds, seed))
    found = audit(f"sqlite:///{tmp_path}/digsite.sqlite")
    lost = found.lost(tally.acknowledged)
    tell(
        "T16 SIGTERM",
        seed,
        times_stopped=len(codes),
        acknowledged_moves=len(tally.acknowledged),
        lost=len(lost),
    )
    assert codes == [0] * (rounds + 1)
    assert not lost, lost[:5]
    assert not found.wrong, found.wrong[:5]
    assert not tally.late, tally.late[:5]
    assert not tally.odd, tally.odd[:5]


async def played_on_a_bad_disk(
    url: str, seed: int, fault: str, rounds: int, kind: type[Store] = Store
) -> tuple[Stubborn, float]:
    """Play while the disk fails now and then; the longest time until play went on."""
    choose, disk, bad = dice(seed, "disk"), Disk(), [False]
    disk.fails = lambda what, file: bad[0] and what == fault
    file = Path(url.removeprefix("sqlite:///"))
    office = Office(kind(url, connect=lambda: disk.connect(file)), SystemClock())
    await office.open()
    crowd = Stubborn(office, seed)
    playing = asyncio.create_task(crowd.play(TITLES))
    slowest = 0.0
    try:
        for _ in range(rounds):
            await crowd.plays_again(WAIT)
            bad[0] = True
            refused = crowd.refused
            await asyncio.sleep(choose.uniform(0.05, 0.3))
            while crowd.refused == refused and kind is Store:
                await asyncio.sleep(0.01)
            bad[0] = False
            slowest = max(slowest, await crowd.plays_again(WAIT))
        crowd.stop = True
        await asyncio.wait_for(playing, WAIT)
    finally:
        bad[0] = False
        playing.cancel()
        await office.close()
    return crowd, slowest


async def played_by_a_jumping_clock(url: str, seed: int, rounds: int) -> tuple[int, Stubborn, int]:
    """People and bots play while it is suddenly another hour, day or year."""
    choose, clock = dice(seed, "clock"), JumpingClock(NOW)
    office = Office(Store(url), clock)
    await office.open()
    crowd = Stubborn(office, seed)
    jumps = finished = 0
    playing = asyncio.create_task(crowd.play([longest_box(), some_box()]))
    try:
        (ada,) = await people(office, "Cleo")
        seats = (Seating("bot", bot="porter"), Seating("bot", bot="apprentice"))
        for _ in range(rounds):
            match = (await office.tables.create(ada, Wanted(game="scarab", seats=seats))).match
            jump = choose.choice([HOUR, DAY, 400 * DAY])
            clock.jump(jump if choose.random() < 0.5 else -jump)
            jumps += 1

            async def over(match: str = match) -> bool:
                return (await office.tables.info(None, match)).state == "over"

            await eventually(over, clock)
            finished += 1
            await crowd.plays_again(WAIT)
        crowd.stop = True
        await asyncio.wait_for(playing, WAIT)
    finally:
        playing.cancel()
        await office.close()
    return jumps, crowd, finished


async def a_bot_after_the_clock_went_back(url: str, seconds: float) -> None:
    """A server dies before its bot has moved; the next one is told an earlier time."""
    seats = (Seating("me"), Seating("bot", bot="porter"))
    early = FakeClock(EARLY)
    async with opened(url, FakeClock(LATE)) as office:
        (ada,) = await people(office, "Ada")
        office.driver.drive = lambda match: None  # type: ignore[method-assign]
        info = await office.tables.create(ada, Wanted(game="scarab", seats=seats))
        while (info := await office.tables.info(ada, info.match)).actor == 0:
            look = await office.looking.look(ada, info.match)
            offer = look.offers[0].action
            await office.playing.play(ada, info.match, look.version, f"k{look.version}", [offer])
    async with opened(url, early) as again:

        async def moved() -> bool:
            return (await again.tables.info(ada, info.match)).version > info.version

        await eventually(moved, early, seconds)


async def stopped_again_and_again(served: Served, times: int, seed: int) -> tuple[Tally, list[int]]:
    """Play while the server is stopped and started; with which codes it ended."""
    tally, codes = Tally(), []
    served.start()
    playing = asyncio.create_task(play_tables(served.address, tally, seed, TITLES))
    try:
        for _ in range(times):
            await _more(tally, served, 12)
            codes.append(await asyncio.to_thread(served.end))
            served.start()
        await _more(tally, served, 12)
        tally.stop = True
        await asyncio.wait_for(playing, WAIT)
        codes.append(await asyncio.to_thread(served.end))
    finally:
        playing.cancel()
        served.process.kill()
    return tally, codes


async def _more(tally: Tally, served: Served, moves: int) -> None:
    """Wait until so many more moves are acknowledged."""
    wanted = len(tally.acknowledged) + moves
    async with asyncio.timeout(WAIT):
        while len(tally.acknowledged) < wanted:
            served.check()
            await asyncio.sleep(0.01)
