"""Looking at a match, and listening to it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from sqlalchemy import Connection

from digsite.play import Table

from ..aside import Aside
from ..clock import Clock
from ..errors import NotAllowed, NotThere
from ..following import Followed, Following
from ..matches.broadcast import eyes_of
from ..matches.loading import live_entries, load_table
from ..matches.looks import ENDED, log_entry, look_of, past_look
from ..matches.match import Listener, Match
from ..matches.registry import MatchRegistry
from ..matches.since import first_of, own_of, standings
from ..matches.step import Step
from ..matches.tapes import read_told
from ..matches.writer import MatchWriter
from ..messages import LogEntry, Look, News, Person, Since
from ..presence import Presence
from ..store import Store
from ..store.match_rows import Conflict
from ..store.rows import EntryRow, StoredMatch
from .access import may_look

LONGEST_LOG = 2_000
MOST_TOLD = 500  # entries a sight tells of; who was away for longer reads the log


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


class LookingDesk:
    """Only sights leave the office: of the own seat, or of nobody in particular."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        aside: Aside,
        registry: MatchRegistry,
        writer: MatchWriter,
        following: Following,
        presence: Presence,
    ) -> None:
        self._presence = presence
        self._store, self._clock, self._aside = store, clock, aside
        self._registry, self._writer, self._following = registry, writer, following

    async def look(
        self,
        person: Person | None,
        match: str,
        seat: int | None = None,
        since: int | None = None,
        at: int | None = None,
    ) -> Look:
        """The sight of the person; `at` an earlier version; another's eyes when it is over."""
        if self._store.shared:
            await self._registry.compare(match)  # who asks may have moved at another process
        found = await self._at_least(match, max(since or 0, at or 0))
        eyes = self._eyes(found, person, seat)
        if at is not None and at != found.version:
            return await self._past(found, eyes, at)
        found.playing  # noqa: B018  # says why there is nothing to see yet
        start = _start(found, since)
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
        may_look(await self._registry.get(match), person)
        following = await self._following.begin(match)
        try:
            return await self._watch(person, match, hear, seat, since, following)
        except BaseException:
            following.end()
            raise

    async def _watch(
        self,
        person: Person | None,
        match: str,
        hear: Callable[[News], None],
        seat: int | None,
        since: int | None,
        following: Followed,
    ) -> Watching:
        found = await self._at_least(match, since or 0)
        chosen = None if seat is None else self._eyes(found, person, seat)
        may_look(found, person)
        listener = Listener(person.id if person else None, hear, chosen)
        start = _start(found, since)
        rows = await self._entries(found, start)
        listener.version = found.version
        found.listeners[listener] = None
        self._presence.changed(found)
        if found.table is not None and listener in found.listeners:
            hear(look_of(found, eyes_of(found, listener), start, rows))
        watching = Watching(found.id, lambda: self._gone(found, listener, following))
        try:
            if person is not None:
                await self.came(found, person)
        except BaseException:
            watching.close()
            raise
        return watching

    async def log(
        self, person: Person | None, match: str, since: int = 0, limit: int = 500
    ) -> tuple[LogEntry, ...]:
        """What happened from a version on, as the person may know it."""
        found = await self._registry.get(match)
        eyes = self._eyes(found, person, None)
        table = found.playing
        rows = await self._entries(found, 0)
        first = max(since, 0)
        wanted = rows[first : first + min(max(limit, 1), LONGEST_LOG)]

        def write() -> tuple[LogEntry, ...]:
            living = {row.version for row in live_entries(rows)}
            return tuple(
                [
                    log_entry(table, eyes, row, row.tape is not None and row.version not in living)
                    for row in wanted
                ]
            )

        return await self._aside(write)

    async def since(self, person: Person | None, match: str, until: int | None = None) -> Since:
        """What happened since the person last decided, up to a version, as it may know it."""
        found = await self._at_least(match, until or 0)
        until = found.version if until is None else until
        eyes = self._eyes(found, person, None)
        table = found.playing
        own, start, rows = await self._since(found, eyes, until)
        stored = StoredMatch(found.facts, found.head, found.seats)

        def count(connection: Connection) -> list[int]:
            return standings(load_table(connection, stored, start), eyes or 0, rows)

        counted = [] if eyes is None else await self._store.read(count)

        def write() -> Since:
            told = [[log_entry(table, eyes, row, False) for row in some] for some in (own, rows)]
            return Since(start, tuple(told[0]), tuple(told[1]), tuple(counted))

        return await self._aside(write)

    async def _since(
        self, match: Match, eyes: int | None, until: int
    ) -> tuple[list[EntryRow], int, list[EntryRow]]:
        """The last decision of a seat, the version after it, what followed and still counts."""
        rows = [row for row in match.recent if row.version < until]
        own = own_of(rows, eyes)
        if not own:  # longer ago than is remembered
            rows = (await self._entries(match, 0))[:until]
            own = own_of(rows, eyes)
        start = own[-1].version + 1 if own else first_of(rows)
        later = [row for row in rows if row.version >= start]
        living = {row.version for row in live_entries(later)}
        return own, start, [row for row in later if row.tape is None or row.version in living]

    async def came(self, match: Match, person: Person) -> None:
        """A person is back at a match: the bots that kept its seats step aside."""
        if not _kept(match, person):
            return

        async def work(found: Match) -> None:
            kept = _kept(found, person)
            if not kept:
                return
            step = Step(found, self._clock.now())
            for seat in kept:
                step.come_back(seat)
            announce = await self._writer.commit(found, step.draft())
            announce()

        with contextlib.suppress(Conflict):  # the next one who looks finds it as it is
            await self._registry.at(match.id, work)

    def _gone(self, match: Match, listener: Listener, following: Followed) -> None:
        match.listeners.pop(listener, None)
        self._presence.changed(match)
        following.end()

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
        found = await self._registry.get(match)
        if version > found.version and self._store.shared:
            found.doubtful = True
            found = await self._registry.get(match)
        return found

    async def _entries(self, match: Match, since: int) -> list[EntryRow]:
        """The log from a version on, from memory where it goes back that far."""
        if since >= match.version:
            return []
        recent = match.since(since)
        if recent and recent[0].version == since:
            return recent
        upto = match.version
        facts, seats = match.facts, len(match.seats)
        rows = await self._store.read(lambda c: read_told(c, facts, seats, since, upto))
        return rows + match.since(since + len(rows))

    async def _past(self, match: Match, eyes: int | None, at: int) -> Look:
        if not 0 < at <= match.version:
            raise NotThere("no_version")
        stored = StoredMatch(match.facts, match.head, match.seats)

        def load(connection: Connection) -> Table:
            return load_table(connection, stored, at)

        table = await self._store.read(load)
        return past_look(match, table, eyes, at)


def _start(match: Match, since: int | None) -> int:
    """The version from which on events are told."""
    if since is None:
        return match.version
    return max(0, min(since, match.version), match.version - MOST_TOLD)


def _kept(match: Match, person: Person) -> list[int]:
    """The seats of a person that bots keep, while the match runs."""
    if match.head.state != "running" or match.table is None:
        return []
    rows = [match.seats[seat] for seat in match.seats_of(person.id)]
    return [row.seat for row in rows if row.kept_by is not None and not row.resigned]
