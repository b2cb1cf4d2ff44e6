"""T3: PostgreSQL breaks during play, also between COMMIT and its answer."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

from sqlalchemy import create_engine, text
from support.audit import audit
from support.campaign import WAIT, dice, much, seed_of_today, tell
from support.databases import Cluster
from support.proxy import BreakingWire
from support.stubborn import HopefulStore, Stubborn
from support.titles import boxes

from digsite.service.office import Office
from digsite.service.store import Store

ROUNDS = much(12, 120)
FAULTS = ("before", "after", "terminated", "dropped", "crashed")
TITLES = boxes()


def test_no_fault_of_the_database_loses_a_move_or_applies_it_twice(cluster: Cluster) -> None:
    seed = seed_of_today()
    crowd, faults, slowest, cuts = asyncio.run(played_through_faults(cluster, seed, ROUNDS))
    found = audit(cluster.url)
    tell(
        "T3",
        seed,
        faults=f"{sum(faults.values())} {dict(faults)}",
        cuts_at_commit=cuts,
        acknowledged_moves=len(crowd.acknowledged),
        times_without_answer=crowd.refused,
        lost=len(found.lost(crowd.acknowledged)),
        seconds_until_play_resumed=f"{slowest:.1f}",
    )
    crowd.check(found)
    assert cuts >= ROUNDS // 5


def test_planted_a_store_that_hopes_for_the_best_is_caught(cluster: Cluster) -> None:
    seed = seed_of_today()
    played = played_through_faults(cluster, seed, 12, HopefulStore, ("before",))
    crowd, _, _, cuts = asyncio.run(played)
    lost = audit(cluster.url, replayed=False).lost(crowd.acknowledged)
    tell("T3 planted", seed, cuts=cuts, lost=len(lost))
    assert lost


async def played_through_faults(
    cluster: Cluster,
    seed: int,
    rounds: int,
    kind: type[Store] = Store,
    faults: tuple[str, ...] = FAULTS,
) -> tuple[Stubborn, Counter[str], float, int]:
    """Play while the database is broken in every way; the longest time until play went on."""
    choose, wanted = dice(seed, "faults"), [""]

    def cut(when: str) -> bool:
        if when != wanted[0]:
            return False
        wanted[0] = ""
        return True

    wire = BreakingWire(cluster.port, cut)
    port = await wire.open()
    office = Office(kind(cluster.url.replace(f":{cluster.port}/", f":{port}/")))
    await office.open()
    crowd = Stubborn(office, seed)
    playing = asyncio.create_task(crowd.play(TITLES))
    done: Counter[str] = Counter()
    slowest = 0.0
    try:
        for number in range(rounds):
            await crowd.plays_again(WAIT)
            fault = faults[number % len(faults)]
            done[fault] += 1
            await asyncio.sleep(choose.uniform(0, 0.2))
            await _break(fault, cluster, wire, wanted)
            slowest = max(slowest, await crowd.plays_again(WAIT))
        crowd.stop = True
        await asyncio.wait_for(playing, WAIT)
    finally:
        playing.cancel()
        await office.close()
        await wire.close()
    return crowd, done, slowest, wire.cuts


async def _break(fault: str, cluster: Cluster, wire: BreakingWire, wanted: list[str]) -> None:
    """Break something, and wait until it is whole again."""
    if fault in ("before", "after"):
        wanted[0] = fault
        latest = time.monotonic() + WAIT
        while wanted[0]:
            await asyncio.sleep(0.005)
            assert time.monotonic() < latest, "nothing was committed"
    elif fault == "terminated":
        await asyncio.to_thread(_terminate_all, cluster)
    elif fault == "dropped":
        wire.drop_all()
    else:
        await asyncio.to_thread(cluster.crash)
        await asyncio.to_thread(cluster.start)


def _terminate_all(cluster: Cluster) -> None:
    engine = create_engine(cluster.url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
            )
        )
    engine.dispose()
