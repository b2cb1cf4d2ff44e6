"""Sessions in the store: lasting tokens with a device and a last use."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from .tables import passkeys, people, tokens


class SessionRow(msgspec.Struct, frozen=True):
    """A lasting token, as its hash."""

    hash: str
    device: str | None
    created: float
    used: float


def sessions_of(connection: Connection, person: str) -> list[SessionRow]:
    """The sessions of a person, the last used first."""
    used = func.coalesce(tokens.c.used, tokens.c.created)
    rows = connection.execute(
        select(tokens.c.hash, tokens.c.device, tokens.c.created, used)
        .where(tokens.c.person == person, tokens.c.expires.is_(None))
        .order_by(used.desc(), tokens.c.created.desc(), tokens.c.hash)
    )
    return [SessionRow(*row) for row in rows]


def note_use(connection: Connection, token: str, now: float) -> None:
    connection.execute(update(tokens).where(tokens.c.hash == token).values(used=now))


def lock_person(connection: Connection, person: str) -> None:
    """Whoever lets somebody in and whoever shows them out comes one after the other."""
    connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())


def is_session(connection: Connection, person: str, token: str) -> bool:
    """Whether this session has not ended, to the end of the transaction."""
    lock_person(connection, person)
    wanted = select(tokens.c.hash).where(
        tokens.c.hash == token, tokens.c.person == person, tokens.c.expires.is_(None)
    )
    return connection.execute(wanted).first() is not None


def end_session(connection: Connection, person: str, token: str) -> bool:
    """End one, and the links it may have made; whether it was there."""
    lock_person(connection, person)
    links = tokens.c.expires.is_not(None) & tokens.c.person.in_((person, f"?{person}"))
    connection.execute(delete(tokens).where(links))
    ended = connection.execute(
        delete(tokens).where(tokens.c.hash == token, tokens.c.person == person)
    )
    return ended.rowcount == 1


def end_sessions(connection: Connection, person: str, but: str | None = None) -> None:
    """End all sessions but one, and everything that could begin a new one without a login."""
    lock_person(connection, person)
    of_person = tokens.c.person.in_((person, f"?{person}", f"@{person}"))
    ended = delete(tokens).where(of_person)
    connection.execute(ended if but is None else ended.where(tokens.c.hash != but))


def drop_devices(connection: Connection, person: str) -> None:
    """No device is known any more."""
    connection.execute(delete(tokens).where(tokens.c.person == f"!{person}"))


def drop_passkeys(connection: Connection, person: str) -> None:
    connection.execute(delete(passkeys).where(passkeys.c.person == person))
