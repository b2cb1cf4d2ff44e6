"""Records out and in, and the story of a finished match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec
from sqlalchemy import Connection

from digsite.bots.insight import tells_luck
from digsite.core.seats import NOBODY
from digsite.play import Record, Seated, Table, parse_record, record_text, replay
from digsite.play.record_json import record_json

from ..aside import Aside
from ..card_room import CardRoom
from ..clock import Clock
from ..errors import NotNow
from ..matches import time_control
from ..matches.fortunes import counted, luck_of
from ..matches.kept_reviews import review_in
from ..matches.loading import by_row, live_entries, rebuilt
from ..matches.looks import info_of
from ..matches.match import Match
from ..matches.registry import MatchRegistry
from ..matches.step import Draft, Step
from ..messages import Chapter, ClockRule, Fate, MatchInfo, Person, Story
from ..secrets import Randomness, new_id
from ..store import Store
from ..store.match_rows import apply_change, insert_match, read_entries
from ..store.review_rows import ReviewRow, read_review
from ..store.rows import EntryRow, Facts, Head, SeatRow, StoredMatch
from .access import must_be_over


class ArchiveDesk:
    """What leaves the office as a whole does so only when nothing is hidden any more."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        randomness: Randomness,
        aside: Aside,
        card_room: CardRoom,
        registry: MatchRegistry,
    ) -> None:
        self._store, self._clock, self._randomness = store, clock, randomness
        self._aside, self._card_room, self._registry = aside, card_room, registry

    async def record(
        self, person: Person | None, match: str, form: Literal["text", "json"] = "text"
    ) -> bytes:
        """The record of a match that is over (`NotNow` before)."""
        found = await self._registry.get(match)
        must_be_over(found, person)
        seal = found.seal.revealed_line if found.seal is not None else found.facts.seal_line

        def write(connection: Connection) -> bytes:
            table = _whole(connection, found)
            if form == "json":
                return msgspec.json.encode(record_json(table, seated_of(found)))
            return record_text(table, seated_of(found), seal).encode()

        return await self._store.read(write)

    async def import_record(self, person: Person, text: str) -> MatchInfo:
        """A record as a finished match (`BadRecord` with the line if it is none)."""
        record, table = await self._aside(lambda: _read(text))
        stored = self._imported(person, record, table)
        draft = await self._aside(lambda: self._again(stored, table))

        def write(connection: Connection) -> None:
            self._card_room.take(connection, person.id, stored.facts.cards)
            insert_match(connection, stored.facts, stored.head, stored.seats)
            apply_change(connection, draft.change)

        await self._store.write(write)
        return info_of(await self._registry.get(stored.facts.id), person.id)

    async def story(self, person: Person | None, match: str) -> Story:
        """How a finished match went: the points by seat and source at the end of every turn."""
        found = await self._registry.get(match)
        must_be_over(found, person)
        outcome = found.head.outcome
        if outcome is None:
            raise NotNow("not_started")

        def tell(connection: Connection) -> tuple[Chapter, ...]:
            live = live_entries(read_entries(connection, found.id))
            return tuple(_chapters(found, live))

        chapters = await self._store.read(tell)
        names = tuple([row.name for row in found.seats])
        return Story(found.id, found.facts.game, names, outcome, chapters)

    async def luck(self, person: Person | None, match: str) -> Fate:
        """What chance did in a finished match; luck only where that can be told well."""
        found = await self._registry.get(match)
        must_be_over(found, person)
        if found.head.outcome is None:
            raise NotNow("not_started")
        if found.head.state != "over":
            return Fate()

        def read(connection: Connection) -> tuple[list[EntryRow], ReviewRow | None]:
            live = live_entries(read_entries(connection, found.id))
            return live, read_review(connection, found.id)

        live, review = await self._store.read(read)
        return await self._aside(lambda: _fate(found, live, review))

    def _imported(self, person: Person, record: Record, table: Table) -> StoredMatch:
        now, rule = self._clock.now(), ClockRule()
        cards = None if table.cards.shipped else table.cards.compact().encode()
        facts = Facts(
            id=new_id(self._randomness),
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
        clocks = time_control.stopped(rule, len(seats), now)
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
    for entry, row in by_row(whole, live):
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


def _fate(match: Match, live: list[EntryRow], review: ReviewRow | None) -> Fate:
    table = rebuilt(match.facts, len(match.seats), live)
    if not table.over:  # somebody resigned: chance had not finished
        return Fate()
    whole = review is not None and review.done >= review.decisions
    moments = review_in(review, match).moments if review is not None and whole else None
    luck = luck_of(match, table, live, moments) if tells_luck(table.game) else None
    return Fate(luck, counted(table, live))
