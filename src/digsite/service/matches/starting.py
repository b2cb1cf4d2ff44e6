"""From a table where everybody sits to the first deal."""

from __future__ import annotations

from sqlalchemy import Connection

from digsite.games import load
from digsite.play import Table

from ..aside import Aside
from ..clock import Clock
from ..store import Store
from ..store.match_rows import read_entries
from .loading import live_entries, rebuilt
from .match import Match
from .own_cards import cards_for
from .registry import MatchRegistry
from .step import Step
from .writer import MatchWriter


class Starter:
    """Deals, and starts the clocks."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        aside: Aside,
        registry: MatchRegistry,
        writer: MatchWriter,
    ) -> None:
        self._store, self._clock, self._aside = store, clock, aside
        self._registry, self._writer = registry, writer

    async def start_full(self, match: str) -> None:
        """Start where everybody sits."""

        async def work(found: Match) -> None:
            if found.head.state == "open" and all(row.kind != "open" for row in found.seats):
                await self.begin(found)

        await self._registry.at_last(match, work)

    async def begin(self, match: Match) -> None:
        """The first deal, or what follows a given position; in the match's turn of the queue."""
        given = match.version > 0
        table = await (self._given_table(match) if given else self._fresh_table(match))
        step = Step(match, self._clock.now(), table)
        step.state = "running"
        step.snapshot = True
        if given:
            step.note("begun")
        step.deal()
        announce = await self._writer.commit(match, step.draft())
        announce()

    async def _given_table(self, match: Match) -> Table:
        def read(connection: Connection) -> Table:
            given = live_entries(read_entries(connection, match.id))
            return rebuilt(match.facts, len(match.seats), given)

        return await self._store.read(read)

    async def _fresh_table(self, match: Match) -> Table:
        facts, seats = match.facts, len(match.seats)
        game = load(facts.game)
        if facts.cards is None:
            return Table(game, seats, facts.options)
        return await self._aside(
            lambda: Table(game, seats, facts.options, cards_for(game, facts.cards))
        )
