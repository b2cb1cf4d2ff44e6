"""What a match does by itself: a bot moves, a clock runs out, who stays away is replaced."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from digsite.core.records import Action

from .bots_at_table import Thinkers
from .clock import Clock
from .matches import time_control
from .matches.match import Match
from .matches.registry import MatchRegistry
from .matches.step import Draft, Step, postponed
from .matches.writer import MatchWriter
from .store import Store
from .store.match_rows import Conflict
from .store.people_rows import last_seen


class Mover:
    """Does one thing after another at a match, as long as there is something to do."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        registry: MatchRegistry,
        writer: MatchWriter,
        thinkers: Thinkers,
    ) -> None:
        self._store, self._clock = store, clock
        self._registry, self._writer = registry, writer
        self._thinkers = thinkers

    async def move(self, name: str) -> bool:
        """One thing that has to be done; whether there may be more."""
        match = await self._registry.get(name)
        head, actor = match.head, match.head.actor
        if head.state != "running" or actor < 0 or match.table is None:
            return False
        if (bot := match.seats[actor].player) is not None:
            action = await self._thinkers.choose(match, actor, bot)
            return await self._act(match, head.version, lambda step: _bot_acts(step, actor, action))
        left = time_control.left_of(head.clocks, actor, self._clock.now())
        if left is not None and left <= 0:
            return await self._act(match, head.version, lambda step: step.keep(actor))
        return await self._look_for(match, actor)

    async def _look_for(self, match: Match, actor: int) -> bool:
        """Has the one whose turn it is been away for too long?"""
        rule, person = match.facts.clock, match.seats[actor].person
        if rule.absence is None or person is None:
            return False
        now = self._clock.now()
        seen = (
            now
            if person in match.here()
            else await self._store.read(lambda c: last_seen(c, person))
        )
        began = match.head.clocks.at
        if now - max(seen, began) >= rule.absence:
            return await self._act(match, match.version, lambda step: step.keep(actor))
        again = max(seen, began) + rule.absence
        left = time_control.left_of(match.head.clocks, actor, now)
        wake = again if left is None else min(again, now + left)
        await self._store_step(match, match.version, lambda found: postponed(found, wake))
        return False

    async def _act(self, match: Match, version: int, change: Callable[[Step], None]) -> bool:
        def draft(found: Match) -> Draft:
            step = Step(found, self._clock.now())
            change(step)
            return step.draft()

        return await self._store_step(match, version, draft)

    async def _store_step(
        self, match: Match, version: int, draft: Callable[[Match], Draft]
    ) -> bool:
        """A step of the office itself; nothing if the match has moved on."""

        async def work(found: Match) -> bool:
            if found.version != version or found.head.state != "running":
                return False
            announce = await self._writer.commit(found, draft(found))
            announce()
            return True

        with contextlib.suppress(Conflict):
            return await self._registry.at(match.id, work)
        return False


def _bot_acts(step: Step, seat: int, action: Action) -> None:
    step.act(seat, action)
    step.deal()
