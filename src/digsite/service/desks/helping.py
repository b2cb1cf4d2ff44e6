"""Hints: what a strong bot thinks of one's position, from one's own sight only."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

from digsite.bots.searcher import Thoughts as Searched
from digsite.core.game import Game
from digsite.core.state import State

from ..bots_at_table import Thinkers
from ..errors import NotAllowed, NotNow
from ..matches.match import Match
from ..records import Person, Thought, Thoughts
from .base import Base, own_seats

LONGEST_HINT = 20.0  # seconds
REPORT_EVERY = 0.25
BEST = 5


class HelpingDesk(Base):
    """Only where the table allows it, and only for who is to act."""

    thinkers: Thinkers

    async def hint(
        self,
        person: Person,
        match: str,
        seconds: float = 2.0,
        told: Callable[[Thoughts], None] | None = None,
        stopped: Callable[[], bool] | None = None,
    ) -> Thoughts:
        """What a helper thinks; `told` hears of it on the event loop while it does."""
        found = await self.hall.get(match)
        mine = own_seats(found, person)
        if not found.facts.hints:
            raise NotAllowed("no_hints")
        table, seat = found.playing, found.head.actor
        if seat not in mine:
            raise NotNow("not_your_turn")
        version = found.version
        veiled = table.game.veil(table.state, seat)
        loop = asyncio.get_running_loop()
        last = monotonic()

        def report(searched: Searched) -> None:
            nonlocal last
            if told is not None and monotonic() - last > REPORT_EVERY:
                last = monotonic()
                seen = _thoughts(found, table.game, veiled, version, searched, False)
                loop.call_soon_threadsafe(told, seen)

        limit = min(max(seconds, 0.1), LONGEST_HINT)
        searched = await self.thinkers.advise(found, seat, limit, report, stopped)
        return _thoughts(found, table.game, veiled, version, searched, True)


def _thoughts(
    match: Match, game: Game[State], veiled: State, version: int, searched: Searched, done: bool
) -> Thoughts:
    best = [
        Thought(game.action(veiled, candidate.decision), candidate.value, candidate.visits)
        for candidate in searched.candidates[:BEST]
    ]
    return Thoughts(
        match=match.id,
        version=version,
        wins=tuple(searched.win_shares),
        scores=tuple(searched.scores),
        best=tuple(best),
        done=done,
    )
