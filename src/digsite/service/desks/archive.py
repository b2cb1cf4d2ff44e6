"""Records out and in, and the story of a finished match."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Literal

import msgspec
from sqlalchemy import Connection

from digsite.core.seats import NOBODY
from digsite.play import Record, Seated, Table, parse_record, record_text, replay
from digsite.play.record_json import record_json

from ..errors import NotNow
from ..matches import clock
from ..matches.loading import live_entries, rebuilt
from ..matches.looks import ENDED, info_of
from ..matches.match import Match
from ..matches.step import Draft, Step
from ..records import Chapter, ClockRule, MatchInfo, Person, Story
from ..secrets import new_id
from ..store.match_rows import apply_change, insert_match, read_entries
from ..store.rows import EntryRow, Facts, Head, SeatRow, StoredMatch
from .base import Base, may_look


class ArchiveDesk(Base):
    """What leaves the office as a whole does so only when nothing is hidden any more."""

    async def record(
        self, person: Person | None, match: str, form: Literal["text", "json"] = "text"
    ) -> bytes:
        """The record of a match that is over (`NotNow` before)."""
        found = await self._ended(person, match)
        seal = found.seal.revealed_line if found.seal is not None else found.facts.seal_line

        def write(connection: Connection) -> bytes:
            table = _whole(connection, found)
            if form == "json":
                return msgspec.json.encode(record_json(table, seated_of(found)))
            return record_text(table, seated_of(found), seal).encode()

        return await self.store.read(write)

    async def import_record(self, person: Person, text: str) -> MatchInfo:
        """A record as a finished match (`BadRecord` with the line if it is none)."""
        record, table = await asyncio.to_thread(_read, text)
        stored = self._imported(person, record, table)
        draft = await asyncio.to_thread(self._again, stored, table)

        def write(connection: Connection) -> None:
            insert_match(connection, stored.facts, stored.head, stored.seats)
            apply_change(connection, draft.change)

        await self.store.write(write)
        return info_of(await self.hall.get(stored.facts.id), person.id)

    async def story(self, person: Person | None, match: str) -> Story:
        """How a finished match went: the points by seat and source at the end of every turn."""
        found = await self._ended(person, match)
        outcome = found.head.outcome
        if outcome is None:
            raise NotNow("not_started")

        def tell(connection: Connection) -> tuple[Chapter, ...]:
            live = live_entries(read_entries(connection, found.id))
            return tuple(_chapters(found, live))

        chapters = await self.store.read(tell)
        names = tuple([row.name for row in found.seats])
        return Story(found.id, found.facts.game, names, outcome, chapters)

    async def _ended(self, person: Person | None, match: str) -> Match:
        found = await self.hall.get(match)
        may_look(found, person)
        if found.head.state not in ENDED:
            raise NotNow("not_over")
        if found.head.actor == NOBODY:
            raise NotNow("not_started")
        return found

    def _imported(self, person: Person, record: Record, table: Table) -> StoredMatch:
        now, rule = self.moments.now(), ClockRule()
        cards = None if table.cards.shipped else table.cards.compact().encode()
        facts = Facts(
            id=new_id(self.randomness),
            game=record.game,
            rules=record.rules,
            options=table.options,
            cards=cards,
            digest=table.cards.digest,
            name=None,
            owner=person.id,
            listed=False,
            spectators=True,
            undo="never",
            hints=False,
            clock=rule,
            seal=None,
            seal_line=record.seal,
            created=now,
        )
        seats = [_imported_seat(facts.id, at, who, now) for at, who in enumerate(record.seats)]
        clocks = clock.stopped(rule, len(seats), now)
        head = Head("open", now, 0, 0, NOBODY, 0, clocks)
        return StoredMatch(facts, head, tuple(seats))

    def _again(self, stored: StoredMatch, table: Table) -> Draft:
        """Everything the record holds as one step."""
        match = Match(stored, None)
        fresh = Table(table.game, table.seats, table.options, table.cards)
        step = Step(match, stored.head.since, fresh)
        step.state = "running"
        step.snapshot = True
        for entry in table.journal:
            step.act(entry.seat, entry.action)
        if not table.over:
            step.end("aborted")
        return step.draft()


def seated_of(match: Match) -> tuple[Seated, ...]:
    """Who sat where, as a record has it."""
    return tuple([Seated(row.name, "bot" if row.kind == "bot" else "human") for row in match.seats])


def _read(text: str) -> tuple[Record, Table]:
    record = parse_record(text)
    return record, replay(record)


def _whole(connection: Connection, match: Match) -> Table:
    live = live_entries(read_entries(connection, match.id))
    return rebuilt(match.facts, len(match.seats), live)


def _chapters(match: Match, live: list[EntryRow]) -> Iterator[Chapter]:
    table = rebuilt(match.facts, len(match.seats), [])
    whole = rebuilt(match.facts, len(match.seats), live)
    for entry, row in zip(whole.journal, live, strict=True):
        turn = table.state.turn
        table.submit(entry.seat, entry.action)
        if table.state.turn != turn or table.over:
            yield Chapter(
                row.version + 1,
                turn,
                tuple(table.game.scores(table.state)),
                tuple(table.game.breakdown(table.state)),
            )


def _imported_seat(match: str, seat: int, who: Seated, now: float) -> SeatRow:
    kind: Literal["person", "bot"] = "bot" if who.kind == "bot" else "person"
    return SeatRow(match, seat, kind, None, who.name, None, None, False, None, False, True, now)
