"""Lists of matches, page by page: each page continues after the last line of the one before."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, and_, or_, select
from sqlalchemy.sql import ColumnElement

from digsite.core.errors import BadInput

from .match_rows import read_seats
from .rows import SeatRow, StoredMatch, facts_of, head_of
from .tables import matches, seats

MOST_RUNNING = 200  # of one person in one list


def listed_matches(
    connection: Connection, state: str, before: str | None, limit: int
) -> list[StoredMatch]:
    """Listed matches in a state, the latest first."""
    wanted = select(matches).where(matches.c.listed.is_(True), matches.c.state == state)
    if state == "running":
        wanted = wanted.where(matches.c.spectators.is_(True))
    if before is not None:
        wanted = wanted.where(_after(matches.c.since, matches.c.id, before))
    found = connection.execute(
        wanted.order_by(matches.c.since.desc(), matches.c.id.desc()).limit(limit)
    ).all()
    return _with_seats(connection, found)


def running_matches(connection: Connection, person: str) -> list[StoredMatch]:
    """The matches of a person that are not over."""
    mine = (
        select(seats.c.match)
        .where(seats.c.person == person, seats.c.done.is_(False))
        .order_by(seats.c.since.desc())
        .limit(MOST_RUNNING)
    )
    found = connection.execute(select(matches).where(matches.c.id.in_(mine))).all()
    return _with_seats(connection, found)


def sits_somewhere(connection: Connection, person: str) -> bool:
    """Whether a person has a seat in a match that is not over."""
    mine = select(seats.c.match).where(seats.c.person == person, seats.c.done.is_(False))
    return connection.execute(mine.limit(1)).first() is not None


def finished_matches(
    connection: Connection, person: str, before: str | None, limit: int
) -> list[StoredMatch]:
    """The matches of a person that are over, the latest first."""
    mine = select(seats.c.match, seats.c.since).where(
        seats.c.person == person, seats.c.done.is_(True)
    )
    if before is not None:
        mine = mine.where(_after(seats.c.since, seats.c.match, before))
    rows = connection.execute(
        mine.distinct().order_by(seats.c.since.desc(), seats.c.match.desc()).limit(limit)
    ).all()
    order = [row.match for row in rows]
    found = connection.execute(select(matches).where(matches.c.id.in_(order))).all()
    stored = {line.facts.id: line for line in _with_seats(connection, found)}
    return [stored[match] for match in order if match in stored]


def cursor(line: StoredMatch) -> str:
    """Where the next page begins."""
    return f"{line.head.since!r}~{line.facts.id}"


def _after(
    since: ColumnElement[float], match: ColumnElement[str], before: str
) -> ColumnElement[bool]:
    moment, _, name = before.partition("~")
    try:
        at = float(moment)
    except ValueError:
        raise BadInput("this is not the end of a page") from None
    if at != at or not name.isascii() or not name.isalnum() or len(name) > 40:
        raise BadInput("this is not the end of a page")
    return and_(since <= at, or_(since < at, match < name))  # the index serves the first part


def _with_seats(connection: Connection, rows: Sequence[object]) -> list[StoredMatch]:
    ids = [row.id for row in rows]  # type: ignore[attr-defined]
    sitting: dict[str, list[SeatRow]] = {}
    for seat in read_seats(connection, ids) if ids else []:
        sitting.setdefault(seat.match, []).append(seat)
    return [
        StoredMatch(facts_of(row), head_of(row), tuple(sitting.get(match, ())))
        for match, row in zip(ids, rows, strict=True)
    ]
