"""People who misuse the server while others play: each kind in a loop, from a few addresses."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Protocol

from .asking import Visitor
from .figures import Figures
from .floods import FLOODS
from .lines import Lines
from .starving import STARVING


class Kind(Protocol):
    """One way to misuse the server, once."""

    __name__: str

    async def __call__(self, lines: Lines, visitor: Visitor) -> None: ...


ADDRESSES = 20  # the abusers seem to come from so many
OF_EACH = 6  # abusers of each kind
MOST = 5_000  # times of each kind, however long it lasts
FIRST = 0xC00000  # their addresses are nobody else's


def name_of(kind: Kind) -> str:
    return str(kind.__name__).replace("_", " ")


class Abusers:
    """All of them at once."""

    def __init__(
        self,
        port: int,
        figures: Figures,
        of_each: int = OF_EACH,
        kinds: Sequence[Kind] = (*FLOODS, *STARVING),
        addresses: int = ADDRESSES,
    ) -> None:
        self.lines = Lines(port)
        self.figures = figures
        self.of_each = of_each
        self.kinds = kinds
        self.addresses = addresses
        self._tasks: list[asyncio.Task[None]] = []
        self._random = random.Random(14)

    async def begin(self) -> None:
        """Misuse it until `stop`."""
        visitors = [Visitor(self.lines.port, FIRST + number) for number in range(self.addresses)]
        await asyncio.gather(*[asyncio.to_thread(visitor.come) for visitor in visitors])
        for place, kind in enumerate(self.kinds):
            for number in range(self.of_each):
                visitor = visitors[(place + number) % self.addresses]
                self._tasks.append(asyncio.create_task(self._again_and_again(kind, visitor)))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.lines.hang_up()
        self.figures.statuses = self.lines.statuses

    async def _again_and_again(self, kind: Kind, visitor: Visitor) -> None:
        name = name_of(kind)
        while self.figures.abuses[name] < MOST:
            self.figures.abuses[name] += 1
            try:
                async with asyncio.timeout(30):
                    await kind(self.lines, visitor)
            except (OSError, TimeoutError, asyncio.IncompleteReadError):
                self.figures.turned_away[name] += 1
            await asyncio.sleep(0.05 + self._random.random() * 0.1)
