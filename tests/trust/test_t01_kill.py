"""T1: `kill -9` at random moments under live play; nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from support.audit import audit
from support.campaign import WAIT, dice, much, seed_of_today, tell
from support.crowd import Tally, play_tables
from support.served import HASTY, Served

from digsite.games import titles

KILLS = much(10, 200)
TITLES = [*titles(), *titles()[:2]]


def test_nothing_acknowledged_is_lost_by_kill_9(tmp_path: Path) -> None:
    seed = seed_of_today()
    tally, slowest = asyncio.run(killed_again_and_again(Served(tmp_path), KILLS, seed))
    found = audit(f"sqlite:///{tmp_path}/digsite.sqlite")
    lost = found.lost(tally.acknowledged)
    tell(
        "T1",
        seed,
        kills=KILLS,
        matches=found.matches,
        finished=tally.finished,
        acknowledged_moves=len(tally.acknowledged),
        sent_again=tally.resent,
        lost=len(lost),
        seconds_until_all_played_again=f"{slowest:.1f}",
    )
    assert not lost, lost[:5]
    assert not found.wrong, found.wrong[:5]
    assert not tally.late, tally.late[:5]
    assert not tally.odd, tally.odd[:5]
    assert set(found.keys) <= tally.sent
    assert set(found.keys) == set(tally.acknowledged), "everything stored was acknowledged at last"
    assert len(tally.acknowledged) > 3 * KILLS


def test_planted_a_server_that_answers_before_it_stores_is_caught(tmp_path: Path) -> None:
    seed = seed_of_today()
    tally = asyncio.run(killed_once(Served(tmp_path, HASTY), seed))
    found = audit(f"sqlite:///{tmp_path}/digsite.sqlite", replayed=False)
    lost = found.lost(tally.acknowledged)
    tell("T1 planted", seed, kills=1, acknowledged=len(tally.acknowledged), lost=len(lost))
    assert lost


async def killed_once(served: Served, seed: int) -> Tally:
    """Play for a while, until the server is killed in the middle of it."""
    tally = Tally()
    served.start()
    playing = asyncio.create_task(play_tables(served.address, tally, seed, TITLES))
    try:
        async with asyncio.timeout(WAIT):
            while len(tally.acknowledged) < 40:
                served.check()
                await asyncio.sleep(0.01)
    finally:
        served.kill()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    return tally


async def killed_again_and_again(served: Served, kills: int, seed: int) -> tuple[Tally, float]:
    """Play while the server is killed and started again; the longest pause of any table."""
    choose, tally = dice(seed, "kills"), Tally()
    served.start()
    playing = asyncio.create_task(play_tables(served.address, tally, seed, TITLES))
    slowest = 0.0
    try:
        for number in range(kills):
            slowest = max(slowest, await _all_play(tally, served))
            await asyncio.sleep(choose.uniform(0.0, 1.0))
            await asyncio.to_thread(served.kill)
            served.start()
            if number % 5 == 4:  # one of five dies while it starts
                await asyncio.sleep(choose.uniform(0.0, 0.9))
                await asyncio.to_thread(served.kill)
                served.start()
        slowest = max(slowest, await _all_play(tally, served))
        tally.stop = True
        await asyncio.wait_for(playing, WAIT)
        assert await asyncio.to_thread(served.end) == 0
    finally:
        playing.cancel()
        served.process.kill()
    return tally, slowest


async def _all_play(tally: Tally, served: Served) -> float:
    """Wait until every table has had an acknowledgement; how long that took."""
    began = time.monotonic()
    while len(tally.last) < len(TITLES) or min(tally.last.values()) < began:
        await asyncio.sleep(0.01)
        served.check()
        assert time.monotonic() - began < WAIT, "they do not play any more"
    return time.monotonic() - began
