"""Who makes things go wrong: workers die, links break, clocks are set, the database is away."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

from .database import Database
from .line import Line
from .trace import Trace
from .worker import Worker

JUMPS = (-86_400.0, -3_600.0, -7.0, 7.0, 3_600.0, 86_400.0)  # seconds


class Saboteur:
    """One fault after another, until it is told to stop; then everything is put right."""

    def __init__(
        self, database: Database, line: Line, workers: Sequence[Worker], dice: Random, trace: Trace
    ) -> None:
        self._database, self._line, self._workers = database, line, workers
        self._dice, self._trace = dice, trace
        self._under_way: list[asyncio.Task[None]] = []

    async def work(self, seconds: float) -> None:
        """Make trouble for so long."""
        self._set(True)
        kinds = (
            self._kill,
            self._kill,
            self._stop,
            self._cut_bus,
            self._jump,
            self._away,
            self._cut,
        )
        until = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.2 + self._dice.random() * 4.0)
            kind = self._dice.choice(kinds)
            worker = self._dice.choice(self._workers)
            self._under_way.append(asyncio.create_task(kind(worker)))
        self._set(False)
        await asyncio.gather(*self._under_way)
        for worker in self._workers:
            worker.clock.wrong_by = 0.0

    def _set(self, faulty: bool) -> None:
        self._database.faulty = self._line.faulty = faulty
        for worker in self._workers:
            worker.be_faulty(faulty)
        self._trace.line("faults", faulty)

    async def _kill(self, worker: Worker) -> None:
        if worker.process is None or worker.office is None:
            return
        self._trace.fault("killed worker", worker.name)
        worker.kill()
        await self._restart(worker)

    async def _stop(self, worker: Worker) -> None:
        if worker.process is None or worker.office is None:
            return
        self._trace.fault("stopped worker", worker.name)
        await worker.stop()
        await self._restart(worker)

    async def _restart(self, worker: Worker) -> None:
        await asyncio.sleep(self._dice.random() * 6.0)
        await worker.start()

    async def _cut_bus(self, worker: Worker) -> None:
        if worker.office is not None:
            self._trace.fault("cut bus", worker.name)
            worker.bus.cut()

    async def _jump(self, worker: Worker) -> None:
        self._trace.fault("clock jump", worker.name)
        worker.clock.wrong_by += self._dice.choice(JUMPS)

    async def _away(self, _worker: Worker) -> None:
        self._trace.fault("database away")
        self._database.down = True
        await asyncio.sleep(self._dice.random() * 6.0)
        self._database.down = False

    async def _cut(self, worker: Worker) -> None:
        if worker.wires:
            self._trace.fault("broken wire")
            self._dice.choice(worker.wires).cut()
