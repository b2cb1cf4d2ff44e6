"""One campaign: people sit down, then moves are sent at a steady rate and everything is timed."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from time import perf_counter, process_time

import msgspec

from .abuse import Abusers
from .asking import Visitor, hang_up
from .disk import synced
from .figures import Figures
from .serving import Server, all_processor_seconds
from .tables import Table

AT_ONCE = 40  # requests, while people sit down
WARM_UP = 3.0  # seconds that are not counted
LONGEST_ANSWER = 60.0
CALM = 20.0  # seconds at most that are played before the abuse, to compare with


class Plan(msgspec.Struct, frozen=True):
    """How much of everything."""

    sockets: int
    matches: int
    moves: float  # per second
    seconds: float
    abusers: int = 0  # of each kind


async def run(server: Server, plan: Plan) -> Figures:
    """Play, and say how it went."""
    figures = Figures()
    with ThreadPoolExecutor(AT_ONCE) as threads:
        tables = await _sit_down(server, plan, figures, threads)
        print("everybody sits; play begins", file=sys.stderr, flush=True)
        abusers = Abusers(server.port, figures, plan.abusers) if plan.abusers else None
        if abusers is not None:
            figures.calm = await _calm(tables, plan, figures)
            await abusers.begin()
        await _play(tables, plan.moves, WARM_UP, figures)
        for kept in (figures.answers, figures.tellings, figures.lags):
            kept.clear()
        watching = asyncio.create_task(_watch_memory(server, figures))
        before, began = _used(server), perf_counter()
        with synced(server.folder, figures.syncs):
            figures.wanted = await _play(tables, plan.moves, plan.seconds, figures)
        figures.seconds = perf_counter() - began
        figures.processor, ours, everybody = (
            now - then for now, then in zip(_used(server), before, strict=True)
        )
        figures.others = everybody - ours - figures.processor
        watching.cancel()
        figures.longest_hold = await asyncio.to_thread(server.longest_hold)
        if abusers is not None:
            await abusers.stop()
        await _all_answered(tables)
        figures.stuck = sum(table.stuck for table in tables)
        for table in tables:
            for player in table.players:
                player.leave()
        await asyncio.sleep(0.3)  # everybody is gone
    hang_up()
    return figures


async def _all_answered(tables: list[Table]) -> None:
    """Let the last moves be answered; who is not by then is stuck."""
    try:
        await _until(lambda: all(table.ready for table in tables), LONGEST_ANSWER)
    except TimeoutError:
        return


async def _calm(tables: list[Table], plan: Plan, figures: Figures) -> list[float]:
    """How quickly moves are acknowledged while nobody misuses the server."""
    await _play(tables, plan.moves, WARM_UP, figures)
    figures.answers.clear()
    await _play(tables, plan.moves, min(plan.seconds, CALM), figures)
    return figures.answers.copy()


async def _sit_down(server: Server, plan: Plan, figures: Figures, threads: Executor) -> list[Table]:
    """Everybody comes, sits down and connects."""
    share = plan.sockets // plan.matches
    visitors = [Visitor(server.port, number) for number in range(share * plan.matches)]
    loop = asyncio.get_running_loop()
    await asyncio.gather(*[loop.run_in_executor(threads, each.come) for each in visitors])
    tables = [
        Table(visitors[number * share : (number + 1) * share], number, figures, threads)
        for number in range(plan.matches)
    ]
    await asyncio.gather(*[loop.run_in_executor(threads, table.set_up) for table in tables])
    players = [player for table in tables for player in table.players]
    await _at_once(AT_ONCE, [player.sit_down for player in players])
    for table in tables:
        await table.begin()
        await asyncio.sleep(0.005)
    await _until(lambda: all(table.ready for table in tables))
    return tables


async def _play(tables: list[Table], rate: float, seconds: float, figures: Figures) -> int:
    """Moves at a steady rate, table after table; how many were wanted."""
    began, wanted, at = perf_counter(), 0, 0
    while (now := perf_counter() - began) < seconds:
        due = wanted / rate
        if now < due:
            await asyncio.sleep(due - now)
            figures.lags.append(max(perf_counter() - began - due, 0.0))
        wanted += 1
        for _ in range(len(tables)):
            at = (at + 1) % len(tables)
            if tables[at].ready:
                tables[at].move()
                break
    return wanted


def _used(server: Server) -> tuple[float, float, float]:
    """Seconds of processor so far: the server's, our own, everybody's."""
    return server.processor_seconds, process_time(), all_processor_seconds()


async def _watch_memory(server: Server, figures: Figures) -> None:
    while True:
        figures.memory.append(server.megabytes)
        await asyncio.sleep(1)


async def _at_once(most: int, works: list[Callable[[], Awaitable[None]]]) -> None:
    """Do all, so many at a time."""
    free = asyncio.Semaphore(most)

    async def one(work: Callable[[], Awaitable[None]]) -> None:
        async with free:
            await work()

    await asyncio.gather(*[one(work) for work in works])


async def _until(true: Callable[[], bool], seconds: float = 300) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.05)
