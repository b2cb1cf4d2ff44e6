"""Who knows everything: what is stored, what follows from it, and what each may be shown."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import NamedTuple

from sqlalchemy import select

from digsite.core.game import copy_of
from digsite.core.state import State
from digsite.play import Table
from digsite.play.sight import offered
from digsite.service.matches.loading import decisions_of, rebuilt
from digsite.service.matches.looks import encoded, told
from digsite.service.messages import Accepted, Look, News, Person, Said
from digsite.service.office import Office
from digsite.service.store.match_rows import read_entries, read_match, version_of_key
from digsite.service.store.rows import EntryRow, Facts
from digsite.service.store.tables import chats, matches, seats

from .database import Database
from .trace import Trace


class Sent(NamedTuple):
    """A request that carries a key: whose, and on which version."""

    person: str
    version: int


class Truth:
    """Reads the database itself, replays every log from its first entry, and compares."""

    def __init__(self, database: Database, trace: Trace) -> None:
        self._engine, self._trace = database.engine, trace
        self._replays: dict[str, Replay] = {}
        self.sent: dict[tuple[str, str], Sent] = {}  # by match and key
        self.answers: dict[tuple[str, str], int] = {}  # the version each key was answered with

    def replay(self, match: str) -> Replay:
        """The log as it is stored now, played from the start."""
        with self._engine.connect() as connection, connection.begin():
            if match not in self._replays:
                stored = read_match(connection, match)
                assert stored is not None
                self._replays[match] = Replay(stored.facts, len(stored.seats))
            found = self._replays[match]
            for row in read_entries(connection, match, len(found.rows)):
                if row.version != len(found.rows):
                    self._trace.broken(f"{match} has a gap at {len(found.rows)}")
                    break
                found.add(row)
        return found

    def acknowledged(self, accepted: Accepted, office: Office) -> None:
        """An office is about to say that something is stored: it must be, once, and as it says."""
        own = accepted.match, accepted.key
        stored = self.stored(*own)
        if stored != accepted.version:
            self._trace.broken(f"{own} acknowledged as {accepted.version}, stored as {stored}")
        if self.answers.setdefault(own, accepted.version) != accepted.version:
            self._trace.broken(f"{own} acknowledged twice, as {self.answers[own]} before")
        if accepted.version <= self.sent[own].version:
            self._trace.broken(f"{own} changed nothing at version {accepted.version}")
        self._trace.counts["acknowledged"] += 1
        self.remembered(office, accepted.match)

    def stored(self, match: str, key: str) -> int | None:
        """The version a key led to."""
        with self._engine.connect() as connection, connection.begin():
            return version_of_key(connection, match, f"{self.sent[match, key].person}:{key}")

    def remembered(self, office: Office, match: str) -> None:
        """What an office has in memory is what the log says."""
        found, replay = office.registry.known(match), self.replay(match)
        if found is None or found.doubtful or found.table is None:
            return
        if found.version > len(replay.rows):
            self._trace.broken(f"{match}: memory is at {found.version}, the log is not")
        elif found.game.pack(found.table.state) != replay.packed(found.version):
            self._trace.broken(f"{match}: memory at {found.version} is not what the log says")

    def told(self, person: Person, news: News, before: int) -> None:
        """Somebody is shown something: it must be stored, and theirs to see."""
        if isinstance(news, Said):
            with self._engine.connect() as connection:
                line = connection.execute(select(chats.c.text).where(chats.c.id == news.id))
                if line.scalar() != news.text:
                    self._trace.broken(f"{person.name} hears what nobody said")
        if not isinstance(news, Look):
            return
        self._trace.counts["looks"] += 1
        where = f"{news.match} at {news.version} for {person.name}"
        if news.version < before:
            self._trace.broken(f"{where}: backwards from {before}")
        replay = self.replay(news.match)
        if news.version > len(replay.rows):
            self._trace.broken(f"{where}: told before it was stored")
            return
        if news.seat not in (self._seats_of(person, news.match) or [None]):
            self._trace.broken(f"{where}: through the eyes of {news.seat}")
        for name, wrong in replay.differences(news):
            self._trace.broken(f"{where}: {name} is not what seat {news.seat} sees: {wrong}")

    def looked_over(self, match: str) -> None:
        """The log is what it ever was, and what people did in it was sent by them."""
        rows = self.replay(match).rows
        with self._engine.connect() as connection, connection.begin():
            stored = read_match(connection, match)
            if rows != read_entries(connection, match):
                self._trace.broken(f"{match}: the log was written over")
        assert stored is not None
        own = {row.seat for row in stored.seats if row.kind == "person"}
        for row, last in _steps(rows):
            if row.kind in ("replaced", "resign"):
                own.discard(row.seat or 0)
            elif row.kind == "returned":
                own.add(row.seat or 0)
            elif row.kind == "action" and row.seat in own and last.key is None:
                self._trace.broken(f"{match}: nobody sent what seat {row.seat} did")

    def version(self, match: str) -> int:
        with self._engine.connect() as connection:
            found = connection.execute(select(matches.c.version).where(matches.c.id == match))
            return int(found.scalar_one())

    def _seats_of(self, person: Person, match: str) -> list[int | None]:
        wanted = select(seats.c.seat).where(seats.c.match == match, seats.c.person == person.id)
        with self._engine.connect() as connection:
            return [row.seat for row in connection.execute(wanted)]


def _steps(rows: list[EntryRow]) -> Iterator[tuple[EntryRow, EntryRow]]:
    """Every entry that is no draw, and the last of the draws that follow it."""
    for at, row in enumerate(rows):
        if row.kind != "chance":
            draws = takewhile(lambda later: later.kind == "chance", rows[at + 1 :])
            yield row, [row, *draws][-1]


class Replay:
    """One log from its first entry; every version's state is kept."""

    def __init__(self, facts: Facts, count: int) -> None:
        self._facts = facts
        self._table = rebuilt(facts, count, [])
        self.rows: list[EntryRow] = []
        self._states: list[State] = [copy_of(self._table.state)]  # by version
        self._live: list[tuple[int, State]] = [(0, self._states[0])]  # length and state after it
        self._seen: dict[tuple[int, int | None], tuple[bytes, bytes | None]] = {}

    def add(self, row: EntryRow) -> None:
        if row.kind == "undo":
            while self._live[-1][0] > row.length:
                self._live.pop()
            self._table = self._at(self._live[-1][1])
        elif row.kind in ("action", "chance"):
            for seat, action in decisions_of(self._table.game, row):
                self._table.submit(seat, action)
            self._live.append((row.length, copy_of(self._table.state)))
        self.rows.append(row)
        self._states.append(self._live[-1][1])

    def packed(self, version: int) -> bytes:
        packed: bytes = self._table.game.pack(self._states[version])
        return packed

    def differences(self, look: Look) -> list[tuple[str, str]]:
        """What of a look is not what the rules show that seat at that version."""
        game, state = self._table.game, self._states[look.version]
        public, private = self._views(look.version, look.seat)
        rows = self.rows[look.since : look.version]
        pairs: list[tuple[str, object, object]] = [
            ("public", bytes(look.public), public),
            ("private", None if look.private is None else bytes(look.private), private),
            ("events", look.events, told(self._at(state), look.seat, rows)),
        ]
        if look.offers:
            offers = offered(game, state) if look.seat == state.actor else ()
            pairs.append(("offers", tuple([offer.action for offer in look.offers]), offers))
        return [(name, f"{its!r:.80}") for name, its, mine in pairs if its != mine]

    def _views(self, version: int, seat: int | None) -> tuple[bytes, bytes | None]:
        if (version, seat) not in self._seen:
            game, state = self._table.game, self._states[version]
            private = None if seat is None else bytes(encoded(game.private(state, seat)))
            self._seen[version, seat] = bytes(encoded(game.public(state))), private
        return self._seen[version, seat]

    def _at(self, state: State) -> Table:
        table = self._table
        return Table.restored(table.game, copy_of(state), 0, table.options, table.cards)
