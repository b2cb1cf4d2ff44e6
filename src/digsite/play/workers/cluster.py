"""Workers on a Ray cluster, or on a small one started here (the extra `digsite[ray]`)."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from functools import partial
from traceback import walk_tb
from typing import Any

from digsite.core.errors import BadInput

from .contract import Chunk, Result, WorkerLost

Ray = Any  # the library or something of it: it has no types
LOCAL = "local"  # a cluster of this machine only, started for the occasion
REACH_SECONDS = 5
STARTS = 4  # tries until this machine is too busy for a cluster of its own


class Cluster:
    """Every processor of a Ray cluster, also those that join later."""

    def __init__(self, address: str, limit: int | None = None) -> None:
        self._ray = _ray()
        self._limit = limit
        self._ours = not self._ray.is_initialized()
        if self._ours:
            self._connect(address)

    @property
    def count(self) -> int:
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        return max(1, min(processors, self._limit or processors))

    def hand_out(self, function: Callable[[Chunk], Result], chunk: Chunk) -> Callable[[], Result]:
        remote = self._ray.remote(_do).options(num_cpus=1, max_retries=0)
        return partial(self._wait, remote.remote(function, chunk))

    def dismiss(self) -> None:
        if self._ours:
            self._ray.shutdown()

    def _connect(self, address: str) -> None:
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        setting: dict[str, object] = {"log_to_driver": False, "logging_level": "error"}
        if address == LOCAL:
            setting |= {"num_cpus": self._limit, "include_dashboard": False}
            setting["_node_ip_address"] = "127.0.0.1"
        else:
            _reach(address)
        try:
            self._begin(address, setting)
        except (ConnectionError, ValueError) as error:
            raise BadInput(f"no Ray cluster answers at {address!r}: {error}") from None

    def _begin(self, address: str, setting: dict[str, object]) -> None:
        """Ray gives a node of its own half a minute to start, which a busy machine may not have."""
        for left in reversed(range(STARTS)):
            try:
                self._ray.init(address=address, **setting)
                return
            except (ConnectionError, ValueError):
                raise
            except Exception as error:  # Ray names it by no type of its own
                _end_what_began(error)
                if not left or address != LOCAL:
                    raise BadInput(f"Ray does not start here: {error}") from None

    def _wait(self, reference: Ray) -> Ray:
        errors = self._ray.exceptions
        try:
            return self._ray.get(reference)
        except errors.RayTaskError as error:
            raise error.cause from None
        except errors.RayError as error:
            raise WorkerLost(str(error)) from None


def _do(function: Callable[[Chunk], Result], chunk: Chunk) -> Result:
    return function(chunk)


def _end_what_began(error: Exception) -> None:
    """A node that gave up leaves its processes behind, and only the way to the error knows it."""
    for frame, _ in walk_tb(error.__traceback__):
        node: Ray = frame.f_locals.get("self")
        if hasattr(node, "kill_all_processes"):
            node.kill_all_processes(check_alive=False, allow_graceful=False, wait=True)


def _ray() -> Ray:
    try:
        import ray
    except ModuleNotFoundError:
        raise BadInput("a Ray cluster needs an extra: pip install 'digsite[ray]'") from None
    return ray


def _reach(address: str) -> None:
    """Find out quickly that nobody listens; Ray itself takes minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), REACH_SECONDS).close()
    except OSError as error:
        raise BadInput(f"no Ray cluster answers at {address!r}: {error}") from None
