"""Bots without threads: they decide after a while, and some hang or break."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from digsite.bots import Bot
from digsite.bots.ladder import rung
from digsite.core.records import Action
from digsite.service.bots_at_table import Thinkers
from digsite.service.matches.match import Match
from digsite.service.secrets import Randomness
from digsite.service.thinking import Pools, Threads

from .trace import Trace

HANGS = 60.0  # seconds


class _Broken(Bot):
    """A bot that fails."""

    def choose(self, *_: object) -> Action:
        raise RuntimeError("this bot is broken")


class SimulatedThinkers(Thinkers):
    """The real ones, but for their threads; all think as quickly as the two without a search."""

    def __init__(self, randomness: Randomness, dice: Random, trace: Trace) -> None:
        super().__init__(randomness, Threads(2, 1, 1))
        self._dice, self._trace = dice, trace
        self._pools = Pools(Threads(2, 1, 1), self._start)
        self.faulty = True

    async def choose(self, match: Match, seat: int, name: str) -> Action:
        quick = "surveyor" if self._dice.random() < 0.3 else "porter"
        if self.faulty and self._dice.random() < 0.04:
            self._trace.fault("broken bot")
            self._bots[match.id, seat, quick] = _Broken(match.game, rung(quick), 0)
        return await super().choose(match, seat, quick)

    def _start(self, work: Callable[[], None], _niceness: int) -> None:
        takes = self._dice.random() * 0.5
        if self.faulty and self._dice.random() < 0.04:
            self._trace.fault("hanging bot")
            takes = HANGS
        asyncio.get_running_loop().call_later(takes, work)
