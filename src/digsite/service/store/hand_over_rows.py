"""Seats that change hands: a guest whom an account adopts, a person who goes for ever."""

from __future__ import annotations

from sqlalchemy import (
    ColumnElement,
    Connection,
    Text,
    cast,
    delete,
    exists,
    func,
    literal,
    or_,
    select,
    update,
)

from .attempt_rows import drop_attempts
from .session_rows import drop_devices, drop_passkeys, end_sessions
from .tables import chats, matches, notes, people, seats

NO_NAME = "N. N."


def adopt(connection: Connection, guest: str, holder: str) -> list[str]:
    """Seats, notes and settings of a guest become the holder's; which matches have changed.

    The guest's own tokens and passkeys end: whoever else has one must not become the holder.
    """
    account = select(people.c.login).where(people.c.id == guest)
    if connection.execute(account).scalar() is not None:
        return []  # it has an account of its own since
    changed = _touched(connection, guest)
    connection.execute(update(seats).where(seats.c.person == guest).values(person=holder))
    connection.execute(update(matches).where(matches.c.owner == guest).values(owner=holder))
    kept = select(notes.c.match).where(notes.c.person == holder)
    connection.execute(
        update(notes)
        .where(notes.c.person == guest, notes.c.match.not_in(kept))
        .values(person=holder)
    )
    _adopt_settings(connection, guest, holder)
    end_sessions(connection, guest)
    drop_passkeys(connection, guest)
    return changed


def forget_person(connection: Connection, person: str) -> list[str]:
    """Nothing of a person stays but seats of a guest without a name; which matches changed."""
    changed = _touched(connection, person)
    connection.execute(update(seats).where(seats.c.person == person).values(name=NO_NAME))
    other = seats.alias()
    namesake = exists().where(
        other.c.match == seats.c.match, other.c.seat < seats.c.seat, other.c.name == NO_NAME
    )
    numbered = literal(f"{NO_NAME} ") + cast(seats.c.seat + 1, Text)
    connection.execute(
        update(seats).where(seats.c.person == person, namesake).values(name=numbered)
    )
    connection.execute(update(chats).where(chats.c.person == person).values(name=NO_NAME))
    connection.execute(delete(notes).where(notes.c.person == person))
    drop_attempts(connection, person)
    end_sessions(connection, person)
    drop_passkeys(connection, person)
    drop_devices(connection, person)
    nothing = dict.fromkeys(
        ("colour", "language", "account", "login", "password", "contact", "unproved")
    )
    connection.execute(update(people).where(people.c.id == person).values(name=NO_NAME, **nothing))
    return changed


def matches_of(connection: Connection, person: str, *states: str) -> list[str]:
    """The matches in these states where a person sits."""
    found = connection.execute(
        select(matches.c.id).where(_sits(person), matches.c.state.in_(states))
    )
    return [row.id for row in found]


def _touched(connection: Connection, person: str) -> list[str]:
    """The matches of a person, each with a new revision: who has an old one must look again."""
    his = or_(_sits(person), matches.c.owner == person)
    found = connection.execute(
        select(matches.c.id).where(his).order_by(matches.c.id).with_for_update()
    )
    changed = [row.id for row in found]
    connection.execute(update(matches).where(his).values(revision=matches.c.revision + 1))
    return changed


def _sits(person: str) -> ColumnElement[bool]:
    return matches.c.id.in_(select(seats.c.match).where(seats.c.person == person))


def _adopt_settings(connection: Connection, guest: str, holder: str) -> None:
    """What the holder never chose is as the guest had it."""
    old = connection.execute(
        select(people.c.colour, people.c.language).where(people.c.id == guest)
    ).first()
    if old is None:
        return
    connection.execute(
        update(people)
        .where(people.c.id == holder)
        .values(
            colour=func.coalesce(people.c.colour, old.colour),
            language=func.coalesce(people.c.language, old.language),
        )
    )
