"""What every request and every socket needs at hand."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from time import monotonic
from typing import Protocol

from digsite.service.office import Office

from .connections.capacity import capacity_for, files_for
from .connections.gate import Gate
from .connections.visits import Patience
from .http.limits import Limits
from .http.security import Origins, proxies_of
from .server.metrics import GateFigures, Metrics
from .server.settings import Settings
from .server.watchdog import Watchdog
from .socket.frames import Frames

DRAIN_SECONDS = 5.0


class Outgoing(Protocol):
    """What of an open socket must be finished before the server stops."""

    @property
    def finished(self) -> bool: ...


@dataclass
class Context:
    """The office behind the door, and the keeper's tools."""

    settings: Settings
    office: Office
    limits: Limits
    origins: Origins
    gate: Gate
    metrics: Metrics = field(default_factory=Metrics)
    ready: bool = False
    closing: bool = False
    connections: set[Outgoing] = field(default_factory=set)
    frames: Frames = field(default_factory=Frames)
    watchdog: Watchdog | None = None  # only where it was asked for

    async def drain(self) -> None:
        """Take nothing more in, and let every answer out."""
        self.closing = True
        latest = monotonic() + DRAIN_SECONDS
        while monotonic() < latest and not all(each.finished for each in self.connections):
            await asyncio.sleep(0.01)


def context_of(settings: Settings, office: Office) -> Context:
    """The context as it is set."""
    limits = Limits(settings.limits, settings.sockets_per_address)
    gate = _gate_of(settings)
    context = Context(settings, office, limits, Origins(settings.origins.split()), gate)
    context.metrics.registry.register(GateFigures(gate))
    if settings.debug:
        context.watchdog = Watchdog(context.metrics.registry)
    return context


def _gate_of(settings: Settings) -> Gate:
    patience = Patience(
        settings.head_seconds, settings.body_seconds, settings.idle_seconds, settings.silent_seconds
    )
    return Gate(
        capacity_for(settings.connections, files_for(settings.connections)),
        patience,
        proxies_of(settings.proxies),
        settings.connections_per_address if settings.limits else None,
    )
