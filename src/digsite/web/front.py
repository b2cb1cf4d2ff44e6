"""What every request and every socket needs at hand."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from time import monotonic
from typing import Protocol

from digsite.service.office import Office

from .frames import Frames
from .limits import Limits
from .metrics import Metrics
from .security import Origins
from .settings import Settings

DRAIN_SECONDS = 5.0


class Outgoing(Protocol):
    """What of an open socket must be finished before the server stops."""

    @property
    def finished(self) -> bool: ...


@dataclass
class Front:
    """The office behind the door, and the keeper's tools."""

    settings: Settings
    office: Office
    limits: Limits
    origins: Origins
    metrics: Metrics = field(default_factory=Metrics)
    ready: bool = False
    closing: bool = False
    connections: set[Outgoing] = field(default_factory=set)
    frames: Frames = field(default_factory=Frames)

    async def drain(self) -> None:
        """Take nothing more in, and let every answer out."""
        self.closing = True
        latest = monotonic() + DRAIN_SECONDS
        while monotonic() < latest and not all(each.finished for each in self.connections):
            await asyncio.sleep(0.01)


def front_of(settings: Settings, office: Office) -> Front:
    """The front as it is set."""
    limits = Limits(settings.limits, settings.sockets_per_address)
    return Front(settings, office, limits, Origins(settings.origins.split()))
