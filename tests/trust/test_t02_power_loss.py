"""T2: the power is cut at every write and every sync; nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from support.audit import Keys, audit
from support.campaign import dice, much, seed_of_today, tell
from support.disks import Disk, Op
from support.offices import FakeClock, people, play_one, table_for
from support.power import WAYS, Platter

from digsite.games import titles
from digsite.service.office import Office
from digsite.service.store import Store

CUTS = much(500, 20_000)
REPLAY_EVERY = 25  # cuts; the others look at the log only
CHECKPOINT_PAGES = 24  # far fewer than usual, so that checkpoints are cut too
OPERATIONS = max(CUTS // 4, 800)  # of the disk, in one run


def test_no_cut_loses_an_acknowledged_move_or_breaks_the_file() -> None:
    seed = seed_of_today()
    ops, acknowledged = played(seed, synchronous="FULL")
    cuts, lost, broken = cut_everywhere(ops, acknowledged, seed)
    tell("T2", seed, cuts=cuts, operations=len(ops), moves=len(acknowledged), lost=len(lost))
    assert not broken, broken[:5]
    assert not lost, lost[:5]
    assert cuts >= CUTS


def test_planted_a_store_that_does_not_wait_for_the_disk_is_caught() -> None:
    seed = seed_of_today()
    ops, acknowledged = played(seed, synchronous="NORMAL", at_least=800)
    cuts, lost, _ = cut_everywhere(ops, acknowledged, seed, most=200)
    tell("T2 planted, synchronous=NORMAL", seed, cuts=cuts, lost=len(lost))
    assert lost


Moment = tuple[str, str, int]  # match, key, version


def played(
    seed: int, synchronous: str, at_least: int = OPERATIONS
) -> tuple[list[Op], dict[int, Moment]]:
    """Everything a disk was asked to do while matches were played, and when moves were answered."""
    disk = Disk()
    acknowledged: dict[int, Moment] = {}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "digsite.sqlite"
        pragmas = [f"wal_autocheckpoint={CHECKPOINT_PAGES}"]
        store = Store(
            f"sqlite:///{file}",
            connect=lambda: disk.connect(file, pragmas, synchronous=synchronous),
        )

        async def story() -> None:
            office = Office(store, FakeClock())
            await office.open()
            try:
                await play_on(office)
            finally:
                await office.close()

        async def play_on(office: Office) -> None:
            players = await people(office, "Ada", "Bob")
            tables = [(await table_for(office, players, title)).match for title in titles()]
            choose, move = random.Random(seed), 0
            while len(disk.ops) < at_least:
                match = choose.choice(tables)
                if (await office.tables.info(None, match)).state != "running":
                    tables.append((await table_for(office, players, choose.choice(titles()))).match)
                    tables.remove(match)
                    continue
                done = await play_one(office, match, players, f"k{move}", choose)
                acknowledged[len(disk.ops)] = (match, done.key, done.version)
                move += 1

        asyncio.run(story())
    return disk.ops, acknowledged


def cut_everywhere(
    ops: list[Op], acknowledged: dict[int, Moment], seed: int, most: int = CUTS
) -> tuple[int, list[str], list[str]]:
    """Cut after every operation, or after some, in every way; what was lost, what was broken."""
    choose = dice(seed, "cuts")
    wanted = set(range(len(ops)))
    if len(ops) * len(WAYS) > most:
        wanted = set(choose.sample(range(len(ops)), -(-most // len(WAYS))))
    platter, safe, cuts = Platter(), Keys(), 0
    lost: list[str] = []
    broken: list[str] = []
    for index, op in enumerate(ops):
        if index in acknowledged:
            match, key, version = acknowledged[index]
            safe[(match, key)] = version
        if index in wanted:
            for how in WAYS:
                with tempfile.TemporaryDirectory(dir=_memory()) as folder:
                    platter.cut(Path(folder), how, choose)
                    found, wrong = look(Path(folder), safe, cuts % REPLAY_EVERY == 0)
                    lost += found
                    broken += [f"after {index} of {len(ops)} ({how}): {text}" for text in wrong]
                    cuts += 1
        platter.follow(op)
    return cuts, lost, broken


def look(folder: Path, safe: Keys, replayed: bool) -> tuple[list[str], list[str]]:
    """Open what the cut left as the server would: is it whole, and is everything there?"""
    file = folder / "digsite.sqlite"
    if not file.exists():
        return ([f"{key} and the whole file" for key in safe], [])
    try:
        with closing(sqlite3.connect(file)) as connection:
            whole = connection.execute("PRAGMA integrity_check").fetchone()[0]
            tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    except sqlite3.DatabaseError as error:
        return [], [f"cannot be opened: {error}"]
    if whole != "ok":
        return [], [whole]
    if not tables:
        return ([f"{key} and all tables" for key in safe], [])
    found = audit(f"sqlite:///{file}", replayed)
    return found.lost(safe), found.wrong


def _memory() -> str | None:
    return "/dev/shm" if Path("/dev/shm").is_dir() else None
