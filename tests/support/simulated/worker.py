"""One of the processes that serve: an office of its own, which can be killed at any moment."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

from digsite.service.office import Office

from .bus import Exchange, SimulatedBus
from .loop import Process, SimulatedLoop
from .store import SimulatedStore
from .thinkers import SimulatedThinkers
from .trace import Trace

if TYPE_CHECKING:
    from .line import Wire

BEGAN = 1_700_000_000.0  # the time of day when a world begins
LONGEST_CLOSING = 30.0  # seconds


class WorkerClock:
    """The time of day on one machine, which somebody may set."""

    def __init__(self) -> None:
        self.wrong_by = 0.0

    def now(self) -> float:
        return BEGAN + asyncio.get_running_loop().time() + self.wrong_by

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Worker:
    """Started, killed and started again under the same address; `lives` counts that."""

    def __init__(self, loop: SimulatedLoop, exchange: Exchange, number: int, seed: str) -> None:
        self._loop, self._exchange, self._seed = loop, exchange, seed
        self._trace: Trace = exchange.trace
        self.number, self.lives = number, 0
        self.clock = WorkerClock()
        self.wires: list[Wire] = []
        self.office: Office | None = None  # while it serves
        self.process: Process | None = None

    def start(self) -> asyncio.Task[None]:
        """A new process, which knows nothing."""
        self.lives += 1
        name = f"w{self.number}.{self.lives}"
        dice = random.Random(f"{self._seed} {name}")
        self.process = Process(name)
        self.bus = SimulatedBus(self._exchange, name)
        self.thinkers = SimulatedThinkers(dice.randbytes, dice, self._trace)
        self.thinkers.faulty = self._exchange.faulty
        store = SimulatedStore(self._exchange.database)
        office = Office(store, self.clock, dice.randbytes, self.bus, self.thinkers)
        self._trace.line("start", name)
        return self.process.begin(self._open(office))

    async def _open(self, office: Office) -> None:
        await office.open()
        self.office = office
        self._trace.line("serving", self.name)

    def be_faulty(self, faulty: bool) -> None:
        """Whether bots and the bus may fail from now on."""
        self._exchange.faulty = faulty
        if self.process is not None:
            self.thinkers.faulty = faulty

    @property
    def name(self) -> str:
        return self.process.name if self.process else f"w{self.number}"

    def kill(self) -> None:
        """No power from now on."""
        if self.process is None:
            return
        self._leave()
        self._loop.bury(self.process)
        self.process = None

    async def stop(self) -> None:
        """Close as for an upgrade: what was begun is finished."""
        office, process = self.office, self.process
        if office is None or process is None:
            return
        self._leave()
        try:
            async with asyncio.timeout(LONGEST_CLOSING):
                await process.begin(office.close())
        except TimeoutError:
            self._trace.broken(f"{process.name} did not close")
        if self.process is process:
            self._loop.bury(process)
            self.process = None

    def _leave(self) -> None:
        self.office = None
        self.bus.leave()
        for wire in list(self.wires):
            wire.cut()
