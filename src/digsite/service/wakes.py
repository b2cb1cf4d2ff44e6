"""Matches that want to be moved on at once: noted as they change, taken by the driver."""

from __future__ import annotations

import asyncio

from .clock import Clock
from .matches.match import Match
from .store.match_rows import AT_ONCE


class Wakes:
    """A queue between who stores steps and who moves matches on."""

    def __init__(self, clock: Clock, bots: bool = True) -> None:
        self._clock, self._bots = clock, bots
        self._due: asyncio.Queue[str] = asyncio.Queue()

    def note(self, match: Match) -> None:
        """A match has changed: perhaps a bot is to move."""
        due = match.head.wake
        if due == AT_ONCE and not self._bots:
            return  # it is in the queue of those who move them
        if due is not None and due <= self._clock.now():
            self._due.put_nowait(match.id)

    async def next(self) -> str:
        """The match that has waited for longest."""
        return await self._due.get()
