"""The hints that are being thought about for one socket, at most one per match."""

from __future__ import annotations

import asyncio
from threading import Event


class Thinking:
    """Who thinks about which match, and how to stop them."""

    def __init__(self) -> None:
        self._stops: dict[str, Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def begin(self, match: str) -> Event:
        """Stop what was thought about before; the event says when to stop again."""
        self.stop(match)
        self._stops[match] = Event()
        return self._stops[match]

    def keep(self, match: str, task: asyncio.Task[None]) -> None:
        self._tasks[match] = task

    def stop(self, match: str) -> None:
        if stop := self._stops.pop(match, None):
            stop.set()

    def stop_all(self) -> None:
        for match in list(self._stops):
            self.stop(match)
        for task in self._tasks.values():
            task.cancel()
