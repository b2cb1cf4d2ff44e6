"""What each kind of abuse costs the server, by processor time: a busy machine changes it little."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from .abuse import Abusers, Kind, name_of
from .figures import Figures
from .floods import FLOODS
from .serving import Server, served
from .starving import STARVING

OF_EACH = 6
WARM_UP = 12.0  # seconds: the first requests are within the limits, and are answered


class Cost(msgspec.Struct, frozen=True):
    """One kind: what was sent in so many seconds, and what that took of a processor."""

    name: str
    sent: int  # connections, requests and messages
    seconds: float
    processor: float

    def __str__(self) -> str:
        each = self.processor * 1000 / max(self.sent, 1)
        share = self.processor / self.seconds
        return f"| {self.name} | {self.sent / self.seconds:.0f} | {each:.3f} | {share:.1%} |"


def measure(folder: str, seconds: float, wanted: Sequence[str]) -> None:
    """Print a row for every kind, each alone at a fresh server."""
    print("| abuse | sent per second | processor ms for each | of one processor |")
    print("|---|---|---|---|", flush=True)
    for kind in (*FLOODS, *STARVING):
        if wanted and name_of(kind) not in wanted:
            continue
        with tempfile.TemporaryDirectory(dir=folder) as data, served(Path(data)) as server:
            print(asyncio.run(_cost(server, kind, seconds)), flush=True)


async def _cost(server: Server, kind: Kind, seconds: float) -> Cost:
    abusers = Abusers(server.port, Figures(), OF_EACH, (kind,), addresses=1)
    await abusers.begin()
    await asyncio.sleep(WARM_UP)
    sent, processor = abusers.lines.sent, server.processor_seconds
    await asyncio.sleep(seconds)
    found = Cost(
        name_of(kind),
        abusers.lines.sent - sent,
        seconds,
        server.processor_seconds - processor,
    )
    await abusers.stop()
    return found
