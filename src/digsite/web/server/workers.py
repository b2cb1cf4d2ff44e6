"""Several workers behind one door, who hand each other the connections that belong there."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import tempfile
from pathlib import Path
from types import FrameType

import uvicorn

from ..connections import homes
from ..connections.guarded_http import GuardedHttp
from ..connections.homes import Homes
from .server import app_of, config_of
from .settings import Settings, read_settings
from .supervising import STARTUP_FAILURE, Worker, has_begun, supervise


def serve_with_workers(settings: Settings, listener: socket.socket) -> int:
    """Until told to stop; the exit code. Workers find their settings in the environment."""
    with tempfile.TemporaryDirectory(prefix="digsite-") as folder:
        numbers = range(settings.workers)
        return supervise([Worker(_serve, number, folder, listener) for number in numbers])


class WorkerServer(uvicorn.Server):
    """uvicorn, which also takes in connections that other workers hand over."""

    def __init__(self, config: uvicorn.Config, place: Homes) -> None:
        super().__init__(config)
        self._place = place
        self._opening: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        has_begun()
        if homes.AVAILABLE:
            self.lifespan.state["homes"] = self._place
            self._place.open(self._take_in)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._place.close()
        await super().shutdown(sockets)

    def _take_in(self, line: socket.socket, first: bytes) -> None:
        protocol = GuardedHttp(self.config, self.server_state, self.lifespan.state)
        protocol.brought = first
        line.setblocking(False)
        opening = asyncio.create_task(_opened(protocol, line))
        self._opening.add(opening)
        opening.add_done_callback(self._opening.discard)


async def _opened(protocol: GuardedHttp, line: socket.socket) -> None:
    try:
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, line)
    except OSError:  # the client has gone meanwhile
        line.close()


def _serve(number: int, folder: str, listener: socket.socket) -> None:
    settings = read_settings(os.environ)
    place = Homes(Path(folder), number, settings.workers)
    server = WorkerServer(config_of(settings, app_of(settings)), place)
    signal.signal(signal.SIGTERM, _leave)  # after a clean end
    server.run([listener])
    if not server.started:
        sys.exit(STARTUP_FAILURE)


def _leave(_number: int, _frame: FrameType | None) -> None:
    sys.exit(0)
