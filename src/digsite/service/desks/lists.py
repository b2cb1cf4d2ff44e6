"""The lobby, and the lists of one's own matches."""

from __future__ import annotations

from sqlalchemy import Connection

from ..errors import NotKnown
from ..matches.looks import sitting
from ..matches.registry import MatchRegistry
from ..messages import MatchLine, MatchPage, Person, Shelf
from ..store import Store
from ..store.pages import cursor, finished_matches, listed_matches, running_matches, sits_somewhere
from ..store.rows import StoredMatch

LARGEST_PAGE = 100
_STATES = {"open": "open", "live": "running", "finished": "over"}


class ListsDesk:
    """Pages of matches."""

    def __init__(self, store: Store, registry: MatchRegistry) -> None:
        self._store, self._registry = store, registry

    async def matches(
        self, person: Person | None, shelf: Shelf, before: str | None = None, limit: int = 20
    ) -> MatchPage:
        """The listed matches by state, or one's own: `mine` (your turn first), `archive`."""
        most = min(max(limit, 1), LARGEST_PAGE)
        mine = person.id if person is not None else None
        if shelf in ("mine", "archive") and mine is None:
            raise NotKnown("no_token")

        def read(connection: Connection) -> list[StoredMatch]:
            if mine is not None and shelf == "mine":
                return running_matches(connection, mine)
            if mine is not None and shelf == "archive":
                return finished_matches(connection, mine, before, most + 1)
            return listed_matches(connection, _STATES[shelf], before, most + 1)

        found = await self._store.read(read)
        if shelf == "mine":
            lines = [self._line(line, mine) for line in found]
            lines.sort(key=lambda line: (not line.your_turn, -line.since))
            return MatchPage(tuple(lines))
        more = cursor(found[most - 1]) if len(found) > most else None
        return MatchPage(tuple([self._line(line, mine) for line in found[:most]]), more)

    async def holds_a_seat(self, person: Person) -> bool:
        """Whether this person sits at a table whose match is not over."""
        return await self._store.read(lambda c: sits_somewhere(c, person.id))

    def _line(self, stored: StoredMatch, person: str | None) -> MatchLine:
        facts, head = stored.facts, stored.head
        match = self._registry.known(facts.id)
        here = match.here() if match else set()
        seats = [sitting(row, person, row.person in here) for row in stored.seats]
        return MatchLine(
            match=facts.id,
            game=facts.game,
            name=facts.name,
            state="frozen" if head.frozen is not None else head.state,
            seats=tuple(seats),
            clock=facts.clock,
            since=head.since,
            version=head.version,
            actor=head.actor,
            your_turn=head.state == "running"
            and any(seat.you and seat.seat == head.actor and not seat.resigned for seat in seats),
            spectators=facts.spectators,
            winners=head.outcome.winners if head.outcome else (),
        )
