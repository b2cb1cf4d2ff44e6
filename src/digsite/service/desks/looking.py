"""Looking at a match, and listening to it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from sqlalchemy import Connection

from digsite.play import Table

from ..errors import NotAllowed, NotThere
from ..matches.loading import live_entries, load_table
from ..matches.looks import ENDED, log_entry, look_of, past_look
from ..matches.match import Listener, Match
from ..matches.step import Step
from ..records import LogEntry, Look, News, Person
from ..store.match_rows import Conflict, read_entries
from ..store.rows import EntryRow, StoredMatch
from .base import Base, may_look

LONGEST_LOG = 2_000


class Watching:
    """One listener at a match; closing it twice does no harm."""

    def __init__(self, match: str, close: Callable[[], None]) -> None:
        self.match = match
        self._close: Callable[[], None] | None = close

    def close(self) -> None:
        """Stop listening."""
        if self._close is not None:
            self._close()
            self._close = None


class LookingDesk(Base):
    """Only sights leave the office: of the own seat, or of nobody in particular."""

    async def look(
        self,
        person: Person | None,
        match: str,
        seat: int | None = None,
        since: int | None = None,
        at: int | None = None,
    ) -> Look:
        """The sight of the person; `at` an earlier version; another's eyes when it is over."""
        found = await self._at_least(match, max(since or 0, at or 0))
        eyes = self._eyes(found, person, seat)
        if at is not None and at != found.version:
            return await self._past(found, eyes, at)
        found.playing  # noqa: B018  # says why there is nothing to see yet
        start = found.version if since is None else max(0, min(since, found.version))
        rows = await self._entries(found, start)
        return look_of(found, eyes, start, rows)

    async def watch(
        self,
        person: Person | None,
        match: str,
        hear: Callable[[News], None],
        seat: int | None = None,
        since: int | None = None,
    ) -> Watching:
        """Listen: `hear` is called on the event loop, at once with the people and a full look."""
        found = await self._at_least(match, since or 0)
        chosen = None if seat is None else self._eyes(found, person, seat)
        may_look(found, person)
        listener = Listener(person.id if person else None, hear, chosen)
        start = found.version if since is None else max(0, min(since, found.version))
        rows = await self._entries(found, start)
        listener.version = found.version
        found.listeners.add(listener)
        self.hall.tell_people(found)
        if found.table is not None and listener in found.listeners:
            hear(look_of(found, self.hall.eyes(found, listener), start, rows))
        if person is not None:
            await self.came(found, person)
        return Watching(found.id, lambda: self._gone(found, listener))

    async def log(
        self, person: Person | None, match: str, since: int = 0, limit: int = 500
    ) -> tuple[LogEntry, ...]:
        """What happened from a version on, as the person may know it."""
        found = await self.hall.get(match)
        eyes = self._eyes(found, person, None)
        table = found.playing
        rows = await self._entries(found, 0)
        living = {row.version for row in live_entries(rows)}
        first = max(since, 0)
        wanted = rows[first : first + min(max(limit, 1), LONGEST_LOG)]
        return tuple(
            [
                log_entry(table, eyes, row, row.tape is not None and row.version not in living)
                for row in wanted
            ]
        )

    async def came(self, match: Match, person: Person) -> None:
        """A person is back at a match: the bots that kept its seats step aside."""
        if not _kept(match, person):
            return

        async def work(found: Match) -> None:
            kept = _kept(found, person)
            if not kept:
                return
            step = Step(found, self.moments.now())
            for seat in kept:
                step.come_back(seat)
            await self.hall.commit(found, step.draft())

        with contextlib.suppress(Conflict):  # the next one who looks finds it as it is
            await self.hall.at(match.id, work)

    def _gone(self, match: Match, listener: Listener) -> None:
        match.listeners.discard(listener)
        self.hall.tell_people(match)

    def _eyes(self, match: Match, person: Person | None, seat: int | None) -> int | None:
        """Through whose eyes: one's own, or anybody's once nothing is hidden any more."""
        may_look(match, person)
        mine = match.seats_of(person.id) if person else []
        if seat is None:
            first = mine[0] if mine else None
            return match.head.actor if match.head.actor in mine else first
        if seat not in range(len(match.seats)):
            raise NotThere("no_seat")
        if seat not in mine and match.head.state not in ENDED:
            raise NotAllowed("not_your_seat")
        return seat

    async def _at_least(self, match: str, version: int) -> Match:
        """The match, not older than what the reader has seen from another process."""
        found = await self.hall.get(match)
        if version > found.version and self.store.shared:
            found.doubtful = True
            found = await self.hall.get(match)
        return found

    async def _entries(self, match: Match, since: int) -> list[EntryRow]:
        """The log from a version on, from memory where it goes back that far."""
        if since >= match.version:
            return []
        recent = [row for row in match.recent if row.version >= since]
        if recent and recent[0].version == since:
            return recent
        upto = match.version
        rows = await self.store.read(lambda c: read_entries(c, match.id, since, upto))
        return rows + [row for row in match.recent if row.version >= since + len(rows)]

    async def _past(self, match: Match, eyes: int | None, at: int) -> Look:
        if not 0 < at <= match.version:
            raise NotThere("no_version")
        stored = StoredMatch(match.facts, match.head, match.seats)

        def load(connection: Connection) -> Table:
            return load_table(connection, stored, at)

        table = await self.store.read(load)
        return past_look(match, table, eyes, at)


def _kept(match: Match, person: Person) -> list[int]:
    """The seats of a person that bots keep, while the match runs."""
    if match.head.state != "running" or match.table is None:
        return []
    rows = [match.seats[seat] for seat in match.seats_of(person.id)]
    return [row.seat for row in rows if row.kept_by is not None and not row.resigned]
