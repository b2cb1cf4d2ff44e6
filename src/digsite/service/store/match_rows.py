"""Matches in the store: reading one, writing the next step, the lease on bots and clocks."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, bindparam, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from digsite.core.errors import DigsiteError

from .rows import (
    Change,
    DecisionRow,
    EntryRow,
    Facts,
    Head,
    SeatRow,
    StoredMatch,
    facts_of,
    head_of,
    to_columns,
)
from .tables import entries, matches, seats


class Conflict(DigsiteError):
    """Somebody else wrote the match first, or the key is known."""


# Made once: for SQLAlchemy to build such a statement takes longer than for SQLite to run it.
_UPDATE_HEAD = update(matches).where(
    matches.c.id == bindparam("of"), matches.c.revision == bindparam("before")
)
_INSERT_ENTRIES = insert(entries)


def insert_match(
    connection: Connection, facts: Facts, head: Head, sitting: Sequence[SeatRow]
) -> None:
    """A new match."""
    connection.execute(insert(matches).values(**to_columns(facts), **to_columns(head)))
    connection.execute(insert(seats), [msgspec.structs.asdict(row) for row in sitting])


def apply_change(connection: Connection, change: Change) -> None:
    """Write a step, or raise `Conflict` and write nothing."""
    where = {"of": change.match, "before": change.before}
    written = connection.execute(_UPDATE_HEAD, {**where, **to_columns(change.head)})
    if written.rowcount != 1:
        raise Conflict(f"{change.match} is no longer at revision {change.before}")
    try:
        if change.entries:
            rows = [msgspec.structs.asdict(entry) for entry in change.entries]
            connection.execute(_INSERT_ENTRIES, rows)
    except IntegrityError as error:
        raise Conflict(f"{change.match} has an entry or key already") from error
    for row in change.seats:
        connection.execute(
            update(seats)
            .where(seats.c.match == row.match, seats.c.seat == row.seat)
            .values(**msgspec.structs.asdict(row))
        )


def read_match(connection: Connection, match: str) -> StoredMatch | None:
    """A match without its log."""
    found = connection.execute(select(matches).where(matches.c.id == match)).first()
    if found is None:
        return None
    return StoredMatch(facts_of(found), head_of(found), tuple(read_seats(connection, [match])))


def read_seats(connection: Connection, of: Sequence[str]) -> list[SeatRow]:
    """The seats of some matches, in order."""
    rows = connection.execute(
        select(seats).where(seats.c.match.in_(of)).order_by(seats.c.match, seats.c.seat)
    )
    return [SeatRow(*row) for row in rows]


def read_entries(
    connection: Connection, match: str, since: int = 0, upto: int | None = None
) -> list[EntryRow]:
    """The log from a version on."""
    wanted = select(entries).where(entries.c.match == match, entries.c.version >= since)
    if upto is not None:
        wanted = wanted.where(entries.c.version < upto)
    return [EntryRow(*row) for row in connection.execute(wanted.order_by(entries.c.version))]


def read_decisions(connection: Connection, match: str, since: int, upto: int) -> list[DecisionRow]:
    """What of the log is needed to go on from a snapshot."""
    rows = connection.execute(
        select(entries.c.kind, entries.c.seat, entries.c.length, entries.c.action)
        .where(
            entries.c.match == match,
            entries.c.version >= since,
            entries.c.version < upto,
            entries.c.kind.in_(("action", "chance", "undo")),
        )
        .order_by(entries.c.version)
    )
    return [DecisionRow(*row) for row in rows]


def last_snapshot(connection: Connection, match: str, upto: int) -> EntryRow | None:
    """The last entry before version `upto` that holds a snapshot."""
    row = connection.execute(
        select(entries)
        .where(
            entries.c.match == match,
            entries.c.version < upto,
            entries.c.snapshot.is_not(None),
        )
        .order_by(entries.c.version.desc())
        .limit(1)
    ).first()
    return None if row is None else EntryRow(*row)


def version_of_key(connection: Connection, match: str, key: str) -> int | None:
    """The version that a key led to."""
    row = connection.execute(
        select(entries.c.version).where(entries.c.match == match, entries.c.key == key)
    ).first()
    return None if row is None else int(row.version) + 1


def take_lease(connection: Connection, match: str, holder: str, now: float, seconds: float) -> bool:
    """Take or keep the right to run the bots and the clock of a match."""
    taken = connection.execute(
        update(matches)
        .where(
            matches.c.id == match,
            _free_for(holder, now, seconds),
        )
        .values(holder=holder, held_until=now + seconds)
    )
    return taken.rowcount == 1


def give_up_leases(connection: Connection, holder: str | None) -> None:
    """Let go of the leases of a holder, or of everybody's."""
    held = matches.c.holder.is_not(None) if holder is None else matches.c.holder == holder
    connection.execute(update(matches).where(held).values(holder=None, held_until=None))


def due_matches(
    connection: Connection, holder: str, now: float, seconds: float, limit: int = 200
) -> list[str]:
    """Matches whose bot or clock has something to do, and that nobody else holds."""
    rows = connection.execute(
        select(matches.c.id)
        .where(
            and_(matches.c.wake.is_not(None), matches.c.wake <= now),
            _free_for(holder, now, seconds),
        )
        .order_by(matches.c.wake)
        .limit(limit)
    )
    return [row.id for row in rows]


def _free_for(holder: str, now: float, seconds: float) -> ColumnElement[bool]:
    """Matches a holder may take: a lease longer than leases are is of a clock that went back."""
    return or_(
        matches.c.holder.is_(None),
        matches.c.holder == holder,
        matches.c.held_until < now,
        matches.c.held_until > now + seconds,
    )
