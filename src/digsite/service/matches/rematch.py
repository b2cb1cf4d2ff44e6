"""Playing again: the same people, each one seat further, and a seal of its own."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection

from digsite.core.seats import NOBODY

from ..card_room import CardRoom
from ..clock import Clock
from ..secrets import Randomness, new_id
from ..store.match_rows import insert_match
from ..store.rows import Change, Head, SeatRow, StoredMatch
from . import time_control
from .after_answer import Announce
from .match import Match, seal_of
from .starting import Starter
from .step import Draft
from .writer import MatchWriter


class Rematches:
    """Sets up the next match of those who sit at one that is over."""

    def __init__(
        self,
        clock: Clock,
        randomness: Randomness,
        card_room: CardRoom,
        writer: MatchWriter,
        starter: Starter,
    ) -> None:
        self._clock, self._randomness, self._card_room = clock, randomness, card_room
        self._writer, self._starter = writer, starter

    async def play_again(
        self, match: Match, also: Callable[[Connection], None]
    ) -> tuple[str, Announce]:
        """The new match, which has begun, and what is to be told at the old one."""
        again = self._rotated(match)
        head = msgspec.structs.replace(
            match.head, revision=match.head.revision + 1, rematch=again.facts.id
        )
        old = StoredMatch(match.facts, head, match.seats)
        draft = Draft(Change(match.id, match.head.revision, head), old, match.table)

        def both(connection: Connection) -> None:
            self._card_room.take(connection, again.facts.owner, again.facts.cards)
            insert_match(connection, again.facts, again.head, again.seats)
            also(connection)

        announce = await self._writer.commit(match, draft, both)
        await self._starter.start_full(again.facts.id)
        return again.facts.id, announce

    def _rotated(self, match: Match) -> StoredMatch:
        now, name = self._clock.now(), new_id(self._randomness)
        facts = msgspec.structs.replace(
            match.facts,
            id=name,
            rules=match.game.rules,
            seal=self._randomness(32),
            seal_line="",
            created=now,
        )
        seal = seal_of(facts, len(match.seats))
        assert seal is not None
        facts = msgspec.structs.replace(facts, seal_line=seal.public_line)
        order = [*match.seats[1:], match.seats[0]]
        seats = [_fresh_seat(row, name, at, now) for at, row in enumerate(order)]
        clocks = time_control.stopped(facts.clock, len(seats), now)
        return StoredMatch(facts, Head("open", now, 0, 0, NOBODY, 0, clocks), tuple(seats))


def _fresh_seat(row: SeatRow, match: str, seat: int, now: float) -> SeatRow:
    return msgspec.structs.replace(
        row, match=match, seat=seat, kept_by=None, resigned=False, done=False, since=now
    )
