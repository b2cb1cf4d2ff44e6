"""People and their tokens in the store."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from ..records import Person
from .tables import matches, notes, passkeys, people, seats, tokens

_PERSON = (
    people.c.id,
    people.c.name,
    people.c.colour,
    people.c.language,
    people.c.account,
    people.c.contact,
)


def insert_person(connection: Connection, person: Person, now: float) -> None:
    connection.execute(
        insert(people).values(
            id=person.id, name=person.name, colour=person.colour, created=now, seen=now
        )
    )


def update_person(connection: Connection, person: str, values: dict[str, Any]) -> None:
    connection.execute(update(people).where(people.c.id == person).values(**values))


def read_person(connection: Connection, person: str) -> Person | None:
    row = connection.execute(select(*_PERSON).where(people.c.id == person)).first()
    return None if row is None else Person(*row)


def person_of_token(connection: Connection, token: str) -> Person | None:
    """The person behind a lasting token (given as its hash)."""
    row = connection.execute(
        select(*_PERSON)
        .join(tokens, tokens.c.person == people.c.id)
        .where(tokens.c.hash == token, tokens.c.expires.is_(None))
    ).first()
    return None if row is None else Person(*row)


def insert_token(
    connection: Connection, token: str, person: str, now: float, expires: float | None = None
) -> None:
    connection.execute(
        insert(tokens).values(hash=token, person=person, created=now, expires=expires)
    )


def delete_token(connection: Connection, token: str) -> None:
    connection.execute(delete(tokens).where(tokens.c.hash == token))


def spend_secret(connection: Connection, secret: str, now: float) -> Person | None:
    """The person behind a secret that works once, which it then no longer does."""
    row = connection.execute(
        select(tokens.c.person).where(
            tokens.c.hash == secret, tokens.c.expires.is_not(None), tokens.c.expires >= now
        )
    ).first()
    if row is None:
        return None
    spent = connection.execute(delete(tokens).where(tokens.c.hash == secret))
    return read_person(connection, row.person) if spent.rowcount == 1 else None


def spend_token(connection: Connection, token: str, person: str, now: float) -> bool:
    """Use up what works once; whether it was there for this person, and still in time."""
    spent = connection.execute(
        delete(tokens).where(
            tokens.c.hash == token, tokens.c.person == person, tokens.c.expires >= now
        )
    )
    return spent.rowcount == 1


def forget_expired(connection: Connection, now: float) -> None:
    """Clear away what can no longer be used."""
    connection.execute(delete(tokens).where(tokens.c.expires < now))


def insert_passkey(
    connection: Connection, name: str, person: str, key: bytes, uses: int, now: float
) -> None:
    connection.execute(
        insert(passkeys).values(id=name, person=person, public_key=key, uses=uses, created=now)
    )


def passkeys_of(connection: Connection, person: str) -> list[str]:
    found = connection.execute(select(passkeys.c.id).where(passkeys.c.person == person))
    return [row.id for row in found]


def passkey(connection: Connection, name: str) -> tuple[Person, bytes, int] | None:
    """The holder of a passkey, its public key, and how often it was used."""
    row = connection.execute(select(passkeys).where(passkeys.c.id == name)).first()
    holder = read_person(connection, row.person) if row is not None else None
    if row is None or holder is None:
        return None
    return holder, row.public_key, row.uses


def count_passkey(connection: Connection, name: str, uses: int) -> None:
    connection.execute(update(passkeys).where(passkeys.c.id == name).values(uses=uses))


def account_of(connection: Connection, login: str) -> tuple[Person, str] | None:
    """The holder of an account and the hash of the password."""
    row = connection.execute(
        select(*_PERSON, people.c.password).where(people.c.login == login)
    ).first()
    return None if row is None else (Person(*row[:-1]), row.password)


def adopt(connection: Connection, guest: str, holder: str) -> None:
    """Everything a guest had becomes the account holder's."""
    for table in (seats, tokens, passkeys):
        connection.execute(update(table).where(table.c.person == guest).values(person=holder))
    connection.execute(update(matches).where(matches.c.owner == guest).values(owner=holder))
    kept = select(notes.c.match).where(notes.c.person == holder)
    connection.execute(
        update(notes)
        .where(notes.c.person == guest, notes.c.match.not_in(kept))
        .values(person=holder)
    )


def note_seen(connection: Connection, seen: list[str], now: float) -> None:
    """These people are connected at the moment."""
    connection.execute(update(people).where(people.c.id.in_(seen)).values(seen=now))


def last_seen(connection: Connection, person: str) -> float:
    row = connection.execute(select(people.c.seen).where(people.c.id == person)).first()
    return 0.0 if row is None else float(row.seen)
