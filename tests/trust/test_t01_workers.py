"""T1 with several workers: whichever is killed, whatever is restarted, nothing is lost or twice.

Two workers serve the same matches, bots are moved by processes of their own; PostgreSQL crashes and
Redis is stopped and started meanwhile.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from support.audit import audit
from support.campaign import WAIT, dice, much, seed_of_today, tell
from support.crowd import Tally, play_tables
from support.databases import Cluster, RedisServer, need_redis, redis_server
from support.served import ROOT, Served, workers_of

from digsite.games import titles

KILLS = much(2, 40)
BOT_KILLS = much(1, 10)
RESTARTS = much(1, 10)  # of each of the two
TITLES = titles()[: much(2, len(titles()))]


def test_nothing_is_lost_or_twice_while_workers_and_databases_end(
    tmp_path: Path, cluster: Cluster
) -> None:
    need_redis()
    seed = seed_of_today()
    with redis_server() as redis:
        served = Served(
            tmp_path,
            WORKERS="2",
            BOTS="elsewhere",
            DATABASE_URL=cluster.url,
            BUS_URL=redis.url,
        )
        with bots(cluster.url, redis.url) as bot_process:
            tally, done, slowest = asyncio.run(troubled(served, bot_process, cluster, redis, seed))
    found = audit(cluster.url)
    lost = found.lost(tally.acknowledged)
    tell(
        "T1 workers",
        seed,
        faults=f"{sum(done.values())} {dict(done)}",
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
    assert set(found.keys) == set(tally.acknowledged), "everything stored was acknowledged at last"


async def troubled(
    served: Served, bot_process: int, cluster: Cluster, redis: RedisServer, seed: int
) -> tuple[Tally, Counter[str], float]:
    """Play through all of it; the longest time until every table had played again."""
    choose, tally, done = dice(seed, "workers"), Tally(), Counter[str]()
    faults: dict[str, Callable[[], None]] = {
        "worker killed": lambda: _kill_one(served.workers, choose.randrange),
        "bots killed": lambda: _kill_one(workers_of(bot_process), choose.randrange),
        "PostgreSQL crashed": lambda: _again(cluster.crash, cluster.start),
        "Redis stopped": lambda: _again(redis.stop, redis.start),
    }
    order = ["worker killed"] * KILLS + ["bots killed"] * BOT_KILLS
    order += ["PostgreSQL crashed", "Redis stopped"] * RESTARTS
    choose.shuffle(order)
    served.start()
    playing = asyncio.create_task(play_tables(served.address, tally, seed, TITLES))
    slowest = 0.0
    try:
        for name in order:
            await _all_play(tally, served)
            await asyncio.sleep(choose.uniform(0.0, 1.0))
            await asyncio.to_thread(faults[name])
            done[name] += 1
            slowest = max(slowest, await _all_play(tally, served))
        tally.stop = True
        await asyncio.wait_for(playing, WAIT)
        assert await asyncio.to_thread(served.end) == 0
    finally:
        playing.cancel()
        if served.process.poll() is None:
            served.end()
    return tally, done, slowest


@contextmanager
def bots(database: str, bus: str) -> Iterator[int]:
    """The process that looks after two processes of bots."""
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "DIGSITE_LOG": "error"}
    command = [sys.executable, "-m", "digsite", "bots", "--workers", "2"]
    command += ["--database-url", database, "--bus-url", bus]
    with subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL) as process:
        try:
            yield process.pid
        finally:
            process.terminate()
            assert process.wait(120) == 0


def _kill_one(workers: list[int], draw: Callable[[int], int]) -> None:
    if workers:
        os.kill(workers[draw(len(workers))], signal.SIGKILL)


def _again(stop: Callable[[], None], start: Callable[[], None]) -> None:
    stop()
    start()


async def _all_play(tally: Tally, served: Served) -> float:
    """Wait until every table has had an acknowledgement; how long that took."""
    began = time.monotonic()
    while len(tally.last) < len(TITLES) or min(tally.last.values()) < began:
        await asyncio.sleep(0.01)
        served.check()
        assert time.monotonic() - began < WAIT, "they do not play any more"
    return time.monotonic() - began
