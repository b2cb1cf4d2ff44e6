"""One run: people sit down at their tables and play as fast as they are answered."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import msgspec
import psycopg
from load.asking import Visitor, hang_up
from load.campaign import _at_once, _until
from load.figures import Figures, percentile
from load.serving import all_processor_seconds
from load.tables import Table
from support.databases import Cluster

from .processes import megabytes, processor_seconds, used_since

SEATS = 4
WARM_UP = 4.0  # seconds
BOT_THREADS = "1"


class Measured(msgspec.Struct):
    """What one run took."""

    workers: int
    moves: int
    seconds: float
    worker: float  # seconds of processor
    database: float
    generator: float
    others: float  # of everything else on this machine
    commits: int
    reads: int
    written: int  # bytes of PostgreSQL's log
    sent: int  # bytes to all sockets
    megabytes: float  # of all processes of the server
    sockets: int
    answers: list[float]
    troubles: dict[str, int]

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def row(self) -> str:
        moves = max(self.moves, 1)
        each = [used * 1000 / moves for used in (self.worker, self.database, self.generator)]
        half, most = [percentile(self.answers, percent) * 1000 for percent in (50, 99)]
        return (
            f"| {self.workers} | {self.rate:.0f} | {each[0]:.2f} | {each[1]:.2f} | {each[2]:.2f}"
            f" | {self.commits / moves:.2f} | {self.reads / moves:.1f}"
            f" | {self.sent / moves / 1024:.1f}, {self.written / moves / 1024:.1f}"
            f" | {self.megabytes:.0f} | {self.others / self.seconds:.2f}"
            f" | {half:.0f}, {most:.0f} | {self.troubles or ''} |"
        )


async def measured(
    cluster: Cluster, bus: str, folder: Path, name: str, workers: int, tables: int, seconds: float
) -> Measured:
    """Play for so many seconds against a fresh server on a fresh database."""
    with psycopg.connect(cluster.url, autocommit=True) as link:
        link.execute(f"CREATE DATABASE {name}")
    url = cluster.url.replace("/postgres", f"/{name}")
    postmaster = int((cluster.home / "data" / "postmaster.pid").read_text().split()[0])
    with served(folder, url, bus, workers) as (server, port), ThreadPoolExecutor(4) as threads:
        figures = Figures()
        playing = await _sit_down(port, tables, figures, threads)
        await _play(playing, WARM_UP)
        figures.answers.clear()
        before, stored = processor_seconds(server), processor_seconds(postmaster)
        ours, everybody, heard = process_time(), all_processor_seconds(), _heard(playing)
        counted, began = _counts(url), perf_counter()
        await _play(playing, seconds)
        took, own = perf_counter() - began, process_time() - ours
        everybody = all_processor_seconds() - everybody
        used, storing = used_since(before, server), used_since(stored, postmaster)
        commits, reads, written = [
            now - then for now, then in zip(_counts(url), counted, strict=True)
        ]
        found = Measured(
            workers,
            len(figures.answers),
            took,
            used,
            storing,
            own,
            everybody - own - used - storing,
            commits,
            reads,
            written,
            _heard(playing) - heard,
            megabytes(server),
            SEATS * tables,
            figures.answers.copy(),
            dict(figures.troubles),
        )
        await _until(lambda: all(table.ready for table in playing), 60)
        for table in playing:
            for player in table.players:
                player.leave()
        await asyncio.sleep(0.3)
        hang_up()
    return found


@contextmanager
def served(folder: Path, url: str, bus: str, workers: int) -> Iterator[tuple[int, int]]:
    """The process and the port of a server with so many workers."""
    command = [sys.executable, "-m", "digsite", "serve", "--host", "127.0.0.1", "--port", "0"]
    given = {"DIGSITE_DATABASE_URL": url, "DIGSITE_BUS_URL": bus, "DIGSITE_LOG": "warning"}
    given |= {"DIGSITE_WORKERS": str(workers), "DIGSITE_BOT_THREADS": BOT_THREADS}
    with subprocess.Popen(
        [*command, "--data", str(folder), "--no-browser"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **given},
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip().rstrip("/")
        try:
            yield process.pid, int(address.rpartition(":")[2])
        finally:
            process.terminate()
            process.wait(60)


async def _sit_down(
    port: int, count: int, figures: Figures, threads: ThreadPoolExecutor
) -> list[Table]:
    visitors = [Visitor(port, number) for number in range(SEATS * count)]
    loop = asyncio.get_running_loop()
    await asyncio.gather(*[loop.run_in_executor(threads, each.come) for each in visitors])
    tables = [
        Table(visitors[number * SEATS : (number + 1) * SEATS], number, figures, threads)
        for number in range(count)
    ]
    await asyncio.gather(*[loop.run_in_executor(threads, table.set_up) for table in tables])
    await _at_once(16, [player.sit_down for table in tables for player in table.players])
    for table in tables:
        await table.begin()
    await _until(lambda: all(table.ready for table in tables))
    return tables


async def _play(tables: list[Table], seconds: float) -> None:
    """Whoever is asked moves at once."""
    until = perf_counter() + seconds
    while perf_counter() < until:
        for table in tables:
            if table.ready:
                table.move()
        await asyncio.sleep(0.002)


def _heard(tables: list[Table]) -> int:
    """Bytes that came on all sockets so far, as they were packed."""
    players = [player for table in tables for player in table.players]
    return sum(player.socket.received for player in players if player.socket is not None)


def _counts(url: str) -> tuple[int, int, int]:
    """So far in this database: commits, index and table scans; and bytes of the log of all."""
    asked = (
        "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()",
        "SELECT sum(coalesce(seq_scan, 0) + coalesce(idx_scan, 0)) FROM pg_stat_user_tables",
        "SELECT pg_current_wal_lsn() - '0/0'",
    )
    with psycopg.connect(url, autocommit=True) as link:
        commits, scans, written = [link.execute(one).fetchone() for one in asked]
    return _number(commits), _number(scans), _number(written)


def _number(row: tuple[Any, ...] | None) -> int:
    return int(row[0] or 0) if row else 0
