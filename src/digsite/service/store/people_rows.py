"""People and their tokens in the store."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, delete, func, insert, select, update

from ..messages import KeptPasskey, Person
from .tables import passkeys, people, tokens

_PERSON = (
    people.c.id,
    people.c.name,
    people.c.colour,
    people.c.language,
    people.c.account,
    people.c.contact,
    people.c.unproved,
)


def insert_person(connection: Connection, person: Person, now: float) -> None:
    connection.execute(
        insert(people).values(
            id=person.id, name=person.name, colour=person.colour, created=now, seen=now
        )
    )


def update_person(connection: Connection, person: str, values: Mapping[str, object]) -> None:
    connection.execute(update(people).where(people.c.id == person).values(**values))


def make_account(connection: Connection, person: str, values: Mapping[str, object]) -> bool:
    """Give a guest an account; whether it had none. Its address is to be given anew."""
    made = connection.execute(
        update(people)
        .where(people.c.id == person, people.c.login.is_(None))
        .values(contact=None, unproved=None, **values)
    )
    return made.rowcount == 1


def read_person(connection: Connection, person: str) -> Person | None:
    row = connection.execute(select(*_PERSON).where(people.c.id == person)).first()
    return None if row is None else Person(*row)


def person_of_token(connection: Connection, token: str) -> Person | None:
    """The person behind a lasting token (given as its hash)."""
    found = session_of_token(connection, token)
    return None if found is None else found[0]


def session_of_token(connection: Connection, token: str) -> tuple[Person, float] | None:
    """The person behind a lasting token, and when it was last noted to be used."""
    row = connection.execute(
        select(*_PERSON, func.coalesce(tokens.c.used, tokens.c.created))
        .join(tokens, tokens.c.person == people.c.id)
        .where(tokens.c.hash == token, tokens.c.expires.is_(None))
    ).first()
    return None if row is None else (Person(*row[:-1]), float(row[-1]))


def insert_token(
    connection: Connection,
    token: str,
    person: str,
    now: float,
    expires: float | None = None,
    device: str | None = None,
) -> None:
    connection.execute(
        insert(tokens).values(
            hash=token, person=person, created=now, expires=expires, device=device, used=now
        )
    )


def delete_token(connection: Connection, token: str) -> None:
    connection.execute(delete(tokens).where(tokens.c.hash == token))


def person_of_secret(connection: Connection, secret: str, now: float) -> Person | None:
    """The person behind a secret that works once; it still does."""
    row = connection.execute(
        select(*_PERSON)
        .join(tokens, tokens.c.person == people.c.id)
        .where(tokens.c.hash == secret, tokens.c.expires >= now)
    ).first()
    return None if row is None else Person(*row)


def spend_token(connection: Connection, token: str, person: str, now: float) -> bool:
    """Use up what works once; whether it was there for this person, and still in time."""
    spent = connection.execute(
        delete(tokens).where(
            tokens.c.hash == token, tokens.c.person == person, tokens.c.expires >= now
        )
    )
    return spent.rowcount == 1


def prove_contact(connection: Connection, secret: str, now: float) -> bool:
    """Spend the secret of a letter; whether it was good. Its address is now the person's."""
    found = connection.execute(
        select(tokens.c.person).where(
            tokens.c.hash == secret, tokens.c.person.like("@%"), tokens.c.expires >= now
        )
    ).scalar()
    if found is None or not spend_token(connection, secret, found, now):
        return False
    person = people.c.id == found[1:]
    proved = connection.execute(
        update(people)
        .where(person, people.c.unproved.is_not(None))
        .values(contact=people.c.unproved, unproved=None)
    )
    return proved.rowcount == 1


def forget_secrets(connection: Connection, person: str) -> None:
    """What was given to this person works no more."""
    connection.execute(
        delete(tokens).where(tokens.c.person == person, tokens.c.expires.is_not(None))
    )


def is_for(connection: Connection, token: str, person: str, now: float) -> bool:
    """Whether something that expires was given to this person, and is still good."""
    wanted = select(tokens.c.hash).where(
        tokens.c.hash == token, tokens.c.person == person, tokens.c.expires >= now
    )
    return connection.execute(wanted).first() is not None


def forget_expired(connection: Connection, now: float) -> None:
    """Clear away what can no longer be used."""
    connection.execute(delete(tokens).where(tokens.c.expires < now))


def insert_passkey(
    connection: Connection,
    name: str,
    person: str,
    key: bytes,
    uses: int,
    device: str,
    now: float,
) -> None:
    connection.execute(
        insert(passkeys).values(
            id=name, person=person, public_key=key, uses=uses, device=device, created=now
        )
    )


def passkeys_of(connection: Connection, person: str) -> list[KeptPasskey]:
    """The passkeys of a person, the newest first."""
    found = connection.execute(
        select(passkeys.c.id, passkeys.c.device, passkeys.c.created, passkeys.c.used)
        .where(passkeys.c.person == person)
        .order_by(passkeys.c.created.desc(), passkeys.c.id)
    )
    return [KeptPasskey(row.id, row.device or "", row.created, row.used) for row in found]


def passkey(connection: Connection, name: str) -> tuple[Person, bytes, int] | None:
    """The holder of a passkey, its public key, and how often it was used."""
    row = connection.execute(select(passkeys).where(passkeys.c.id == name)).first()
    holder = read_person(connection, row.person) if row is not None else None
    if row is None or holder is None:
        return None
    return holder, row.public_key, row.uses


def count_passkey(connection: Connection, name: str, uses: int, now: float) -> bool:
    """Note a use; whether the passkey is still there."""
    counted = connection.execute(
        update(passkeys).where(passkeys.c.id == name).values(uses=uses, used=now)
    )
    return counted.rowcount == 1


def delete_passkey(connection: Connection, person: str, name: str) -> bool:
    """Remove one; whether it was there."""
    removed = connection.execute(
        delete(passkeys).where(passkeys.c.id == name, passkeys.c.person == person)
    )
    return removed.rowcount == 1


def account_of(connection: Connection, login: str) -> tuple[Person, str] | None:
    """The holder of an account and the hash of the password."""
    row = connection.execute(
        select(*_PERSON, people.c.password).where(people.c.login == login)
    ).first()
    return None if row is None else (Person(*row[:-1]), row.password)


def password_of(connection: Connection, person: str) -> str | None:
    """The hash of a person's password."""
    found: str | None = connection.execute(
        select(people.c.password).where(people.c.id == person)
    ).scalar()
    return found


def note_seen(connection: Connection, seen: list[str], now: float) -> None:
    """These people are connected at the moment."""
    connection.execute(update(people).where(people.c.id.in_(seen)).values(seen=now))


def last_seen(connection: Connection, person: str) -> float:
    row = connection.execute(select(people.c.seen).where(people.c.id == person)).first()
    return 0.0 if row is None else float(row.seen)
