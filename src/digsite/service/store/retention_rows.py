"""Clearing away what nobody used for long, a few rows at a time."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, or_, select

from .tables import (
    chats,
    entries,
    matches,
    notes,
    passkeys,
    people,
    proposals,
    reviews,
    seats,
    tokens,
)

_LAST_USE = func.coalesce(tokens.c.used, tokens.c.created)


def end_old_sessions(connection: Connection, before: float, most: int) -> int:
    """Sessions nobody used since then."""
    old = select(tokens.c.hash).where(tokens.c.expires.is_(None), before > _LAST_USE).limit(most)
    return connection.execute(delete(tokens).where(tokens.c.hash.in_(old))).rowcount


def unused_tables(connection: Connection, before: float, most: int) -> list[str]:
    """Tables that never began, none of whose people was there since then."""
    waiting = matches.c.state == "open"
    called_off = and_(matches.c.state == "aborted", matches.c.version == 0)
    return _tables(connection, and_(or_(waiting, called_off), _deserted(before)), before, most)


def still_tables(connection: Connection, before: float, most: int) -> list[str]:
    """Games begun and left by everybody, and those that bots finished among themselves."""
    last = exists().where(
        entries.c.match == matches.c.id,
        entries.c.version == matches.c.version - 1,
        entries.c.at >= before,
    )
    left = and_(matches.c.state == "running", ~last, _deserted(before))
    person = exists().where(seats.c.match == matches.c.id, seats.c.kind == "person")
    of_bots = and_(matches.c.state == "over", matches.c.seal.is_not(None), ~person)
    return _tables(connection, or_(left, of_bots), before, most)


def remove_tables(connection: Connection, gone: list[str]) -> None:
    """These tables and everything that was noted about them."""
    for table in (entries, seats, chats, notes, proposals, reviews):
        connection.execute(delete(table).where(table.c.match.in_(gone)))
    connection.execute(delete(matches).where(matches.c.id.in_(gone)))


def remove_guests(connection: Connection, before: float, most: int) -> int:
    """Guests who were not there since then, and of whom no table knows."""
    nothing = and_(
        people.c.login.is_(None),
        people.c.seen < before,
        ~exists().where(tokens.c.person == people.c.id, before <= _LAST_USE),
        ~exists().where(passkeys.c.person == people.c.id),
        ~exists().where(seats.c.person == people.c.id),
        ~exists().where(matches.c.owner == people.c.id),
    )
    found = connection.execute(select(people.c.id).where(nothing).limit(most))
    gone = [row.id for row in found]
    for table in (tokens, notes):
        connection.execute(delete(table).where(table.c.person.in_(gone)))
    connection.execute(delete(people).where(people.c.id.in_(gone)))
    return len(gone)


def _deserted(before: float) -> ColumnElement[bool]:
    """Nobody who sits there or set it up was seen since then."""
    sits = select(seats.c.person).where(seats.c.match == matches.c.id, seats.c.person.is_not(None))
    somebody = exists().where(
        people.c.seen >= before, or_(people.c.id == matches.c.owner, people.c.id.in_(sits))
    )
    return ~somebody.correlate(matches)


def _tables(
    connection: Connection, which: ColumnElement[bool], before: float, most: int
) -> list[str]:
    found = connection.execute(
        select(matches.c.id).where(which, matches.c.since < before).limit(most)
    )
    return [row.id for row in found]
