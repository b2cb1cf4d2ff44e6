"""Hints: what a strong bot thinks of one's position, from one's own sight only."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

import msgspec

from digsite.bots.calibration.correction import correction_for
from digsite.bots.chances import chance_of
from digsite.bots.evaluation import evaluate
from digsite.bots.plans import as_actions
from digsite.bots.searcher import Candidate, Thoughts
from digsite.core.game import Game
from digsite.core.state import State

from ..bots_at_table import Thinkers
from ..errors import NotAllowed, NotNow
from ..matches.match import Match
from ..matches.registry import MatchRegistry
from ..messages import Advice, Advised, Person
from ..thinking import Asker
from .access import own_seats

LONGEST_HINT = 20.0  # seconds
REPORT_EVERY = 0.25
BEST = 5


class HelpingDesk:
    """Only where the table allows it, and only for who is to act."""

    def __init__(self, registry: MatchRegistry, thinkers: Thinkers) -> None:
        self._registry, self._thinkers = registry, thinkers

    async def hint(
        self,
        person: Person,
        match: str,
        seconds: float = 2.0,
        told: Callable[[Advice], None] | None = None,
        placed: Callable[[int], None] | None = None,
        network: str = "",
    ) -> Advice:
        """What a helper thinks (`TooMany`, `Busy`).

        `told` hears of it on the event loop while it does, `placed` the place in the queue before.
        """
        found = await self._registry.get(match)
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

        def report(searched: Thoughts) -> None:
            nonlocal last
            if told is not None and monotonic() - last > REPORT_EVERY:
                last = monotonic()
                seen = _advice(found, table.game, veiled, version, searched)
                loop.call_soon_threadsafe(told, seen)

        if told is not None:
            chances = evaluate(table.game, veiled, seat, table.cards).chances
            told(Advice(match, version, tuple(chances), (), (), False))
        limit = min(max(seconds, 0.1), LONGEST_HINT)
        asker = Asker(person.id, network)
        searched, instead = await self._thinkers.advise(asker, found, seat, limit, report, placed)
        seen = _advice(found, table.game, veiled, version, searched)
        asked = table.game.prompt(veiled, seat).key
        return msgspec.structs.replace(seen, done=True, instead=instead, asked=asked)


def _advice(
    match: Match, game: Game[State], veiled: State, version: int, searched: Thoughts
) -> Advice:
    best = [_advised(game, veiled, found) for found in searched.candidates[:BEST]]
    correction = correction_for(game, veiled.seats)
    return Advice(
        match=match.id,
        version=version,
        wins=tuple(correction.applied(searched.win_shares, veiled.actor)),
        scores=tuple(searched.scores),
        best=tuple(best),
        done=False,
    )


def _advised(game: Game[State], veiled: State, found: Candidate) -> Advised:
    action, *then = as_actions(game, veiled, found.decision, found.then)
    about = dict(game.about(veiled, action, then))
    return Advised(action, chance_of(game, veiled, found), found.visits, about, tuple(then))
