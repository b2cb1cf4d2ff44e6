"""Matches in the store: reading one, writing the next step, the lease on bots and clocks."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import (
    BindParameter,
    Connection,
    bindparam,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from digsite.core.errors import DigsiteError

from .prepared import Prepared
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

NOBODY = ""  # holds a lease
FIRST_CLOCK = 1.0  # all others are woken at a time of day
AT_ONCE = 0.0  # a bot is to move: whatever the time is, as a machine's clock may go back


class Conflict(DigsiteError):
    """Somebody else wrote the match first, or the key is known."""


_UPDATE_HEAD = Prepared(
    update(matches).where(
        matches.c.id == bindparam("of"), matches.c.revision == bindparam("before")
    ),
    Head.__struct_fields__,
)
_INSERT_ENTRY = Prepared(insert(entries))

# Made once: for SQLAlchemy to build such a statement takes longer than for SQLite to run it.
_OF: BindParameter[str] = bindparam("of")
_OF_THESE: BindParameter[str] = bindparam("of", expanding=True)
_MATCH = select(matches).where(matches.c.id == _OF)
_MATCHES = select(matches).where(matches.c.id.in_(_OF_THESE))
_SEATS = select(seats).where(seats.c.match.in_(_OF_THESE)).order_by(seats.c.match, seats.c.seat)
_REVISIONS = select(matches.c.id, matches.c.revision).where(matches.c.id.in_(_OF_THESE))
_FROM_ON = entries.c.version >= bindparam("since")
_BEFORE = entries.c.version < bindparam("upto")
_ENTRIES = select(entries).where(entries.c.match == _OF, _FROM_ON).order_by(entries.c.version)
_ENTRIES_BEFORE = _ENTRIES.where(_BEFORE)
_DECISIONS = (
    select(entries.c.kind, entries.c.seat, entries.c.length, entries.c.action)
    .where(
        entries.c.match == _OF,
        _FROM_ON,
        _BEFORE,
        entries.c.kind.in_(("action", "chance", "undo")),
    )
    .order_by(entries.c.version)
)
_LAST_SNAPSHOT = (
    select(entries)
    .where(entries.c.match == _OF, _BEFORE, entries.c.snapshot.is_not(None))
    .order_by(entries.c.version.desc())
    .limit(1)
)
_VERSION_OF_KEY = select(entries.c.version).where(
    entries.c.match == _OF, entries.c.key == bindparam("known_as")
)
# A lease longer than leases are is of a clock that went back.
_FREE = or_(
    matches.c.holder.is_(None),
    matches.c.holder == bindparam("who"),
    matches.c.held_until < bindparam("now"),
    matches.c.held_until > bindparam("until"),
)
_TAKE_LEASE = (
    update(matches)
    .where(matches.c.id == bindparam("of"), _FREE)
    .values(holder=bindparam("who"), held_until=bindparam("until"))
)
_DUE = (
    select(matches.c.id)
    .where(
        matches.c.wake.is_not(None),
        matches.c.wake <= bindparam("now"),
        matches.c.wake >= bindparam("from"),
        _FREE,
    )
    .order_by(matches.c.wake)
    .limit(bindparam("most"))
)
# In no order, so that where there are too many none is always the last.
_TURNS = (
    select(matches.c.id)
    .where(matches.c.wake == AT_ONCE, _FREE)
    .order_by(func.random())
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
)


def insert_match(
    connection: Connection, facts: Facts, head: Head, sitting: Sequence[SeatRow]
) -> None:
    """A new match."""
    connection.execute(insert(matches).values(**to_columns(facts), **to_columns(head)))
    connection.execute(insert(seats), [msgspec.structs.asdict(row) for row in sitting])


def bytes_of_cards(connection: Connection, owner: str | None) -> int:
    """How much room the card files of one person take, or those of everybody."""
    wanted = select(func.coalesce(func.sum(func.length(matches.c.cards)), 0)).where(
        matches.c.cards.is_not(None)
    )
    if owner is not None:
        wanted = wanted.where(matches.c.owner == owner)
    return int(connection.execute(wanted).scalar_one())


def apply_change(connection: Connection, change: Change) -> None:
    """Write a step, or raise `Conflict` and write nothing."""
    where = {"of": change.match, "before": change.before}
    if _UPDATE_HEAD(connection, {**where, **to_columns(change.head)}) != 1:
        raise Conflict(f"{change.match} is no longer at revision {change.before}")
    try:
        for entry in change.entries:
            _INSERT_ENTRY(connection, msgspec.structs.asdict(entry))
    except IntegrityError as error:
        raise Conflict(f"{change.match} has an entry or key already") from error
    for changed in change.seats:
        connection.execute(
            update(seats)
            .where(seats.c.match == change.match, seats.c.seat == changed.seat)
            .values(**changed.columns)
        )


def read_match(connection: Connection, match: str) -> StoredMatch | None:
    """A match without its log."""
    found = connection.execute(_MATCH, {"of": match}).first()
    if found is None:
        return None
    return StoredMatch(facts_of(found), head_of(found), tuple(read_seats(connection, [match])))


def read_matches(connection: Connection, wanted: Sequence[str]) -> list[StoredMatch]:
    """Some matches without their logs."""
    found = connection.execute(_MATCHES, {"of": list(wanted)}).all()
    sitting: dict[str, list[SeatRow]] = {}
    for seat in read_seats(connection, wanted):
        sitting.setdefault(seat.match, []).append(seat)
    return [StoredMatch(facts_of(row), head_of(row), tuple(sitting[row.id])) for row in found]


def revisions(connection: Connection, wanted: Sequence[str]) -> dict[str, int]:
    """How often each of some matches has changed."""
    rows = connection.execute(_REVISIONS, {"of": list(wanted)})
    return {row.id: row.revision for row in rows}


def read_seats(connection: Connection, of: Sequence[str]) -> list[SeatRow]:
    """The seats of some matches, in order."""
    rows = connection.execute(_SEATS, {"of": list(of)})
    return [SeatRow(*row) for row in rows]


def read_entries(
    connection: Connection, match: str, since: int = 0, upto: int | None = None
) -> list[EntryRow]:
    """The log from a version on."""
    wanted = {"of": match, "since": since}
    if upto is None:
        rows = connection.execute(_ENTRIES, wanted)
    else:
        rows = connection.execute(_ENTRIES_BEFORE, {**wanted, "upto": upto})
    return [EntryRow(*row) for row in rows]


def read_decisions(connection: Connection, match: str, since: int, upto: int) -> list[DecisionRow]:
    """What of the log is needed to go on from a snapshot."""
    rows = connection.execute(_DECISIONS, {"of": match, "since": since, "upto": upto})
    return [DecisionRow(*row) for row in rows]


def last_snapshot(connection: Connection, match: str, upto: int) -> EntryRow | None:
    """The last entry before version `upto` that holds a snapshot."""
    row = connection.execute(_LAST_SNAPSHOT, {"of": match, "upto": upto}).first()
    return None if row is None else EntryRow(*row)


def version_of_key(connection: Connection, match: str, key: str) -> int | None:
    """The version that a key led to."""
    row = connection.execute(_VERSION_OF_KEY, {"of": match, "known_as": key}).first()
    return None if row is None else int(row.version) + 1


def take_lease(connection: Connection, match: str, holder: str, now: float, seconds: float) -> bool:
    """Take or keep the right to run the bots and the clock of a match."""
    lease = {"who": holder, "now": now, "until": now + seconds}
    return connection.execute(_TAKE_LEASE, {"of": match, **lease}).rowcount == 1


def claim_turns(
    connection: Connection, holder: str, now: float, seconds: float, limit: int
) -> list[str]:
    """Take some of the turns of bots that nobody has; no two processes get the same."""
    free = {"who": NOBODY, "now": now, "until": now + seconds}
    found = [row.id for row in connection.execute(_TURNS, {"most": limit, **free})]
    if found:
        taken = update(matches).where(matches.c.id.in_(found))
        connection.execute(taken.values(holder=holder, held_until=now + seconds))
    return found


def give_up_lease(connection: Connection, match: str, holder: str) -> None:
    """Let go of one lease."""
    held = (matches.c.id == match, matches.c.holder == holder)
    connection.execute(update(matches).where(*held).values(holder=None, held_until=None))


def give_up_leases(connection: Connection, holder: str | None) -> None:
    """Let go of the leases of a holder, or of everybody's."""
    held = matches.c.holder.is_not(None) if holder is None else matches.c.holder == holder
    connection.execute(update(matches).where(held).values(holder=None, held_until=None))


def due_matches(
    connection: Connection,
    holder: str,
    now: float,
    seconds: float,
    bots: bool = True,
    limit: int = 200,
) -> list[str]:
    """Matches whose bot or clock has something to do, and that nobody else holds."""
    lease = {"who": holder, "now": now, "until": now + seconds}
    wanted = {"most": limit, "from": AT_ONCE if bots else FIRST_CLOCK}
    return [row.id for row in connection.execute(_DUE, {**wanted, **lease})]
