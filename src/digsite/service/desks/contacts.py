"""Addresses for letters: nothing goes there before its reader has confirmed it."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from digsite.core.errors import BadInput

from ..clock import Clock
from ..errors import NotKnown, NotNow
from ..guesses import Tally
from ..messages import Person
from ..notices import Notices
from ..secrets import Randomness, hashed, new_secret
from ..store import Store
from ..store import people_rows as rows
from ..tasks import Tasks

PROOF_SECONDS = 2 * 24 * 3600.0
DAY = 24 * 3600.0
LETTERS = 3  # to one address, and from one person, in a day


class ContactDesk:
    """One letter per wish, with a secret that works once."""

    def __init__(
        self, store: Store, clock: Clock, randomness: Randomness, notices: Notices, tasks: Tasks
    ) -> None:
        self._store, self._clock, self._randomness = store, clock, randomness
        self._notices, self._tasks = notices, tasks
        self._letters = Tally("letters", DAY)

    async def change(self, person: Person, contact: str) -> Person:
        """Another address, once it is confirmed; nothing takes it away."""
        wanted = good_contact(contact)
        if wanted is None:
            return await self._without_contact(person)
        if wanted == person.contact:
            return person
        if not self._notices.writes:
            raise NotNow("no_letters")
        now = self._clock.now()
        self._letters.begin(f"from:{person.id}", LETTERS, now)
        self._letters.begin(f"to:{wanted.casefold()}", LETTERS, now)
        secret = new_secret(self._randomness)

        def keep(connection: Connection) -> None:
            rows.forget_secrets(connection, f"@{person.id}")  # they were for another address
            rows.update_person(connection, person.id, {"unproved": wanted})
            expires = now + PROOF_SECONDS
            rows.insert_token(connection, hashed(secret), f"@{person.id}", now, expires)

        await self._store.write(keep)
        self._tasks.begin(self._notices.ask_for_proof(person, wanted, secret))
        return msgspec.structs.replace(person, unproved=wanted)

    async def prove(self, secret: str) -> None:
        """The secret of a letter has come back: the address it went to is its reader's."""
        wanted, now = hashed(secret), self._clock.now()
        if not await self._store.write(lambda c: rows.prove_contact(c, wanted, now)):
            raise NotKnown("no_secret")

    async def _without_contact(self, person: Person) -> Person:
        def take_away(connection: Connection) -> None:
            rows.forget_secrets(connection, f"@{person.id}")
            rows.update_person(connection, person.id, {"contact": None, "unproved": None})

        await self._store.write(take_away)
        return msgspec.structs.replace(person, contact=None, unproved=None)


def good_contact(contact: str) -> str | None:
    """An e-mail address, or nothing to take it away."""
    if contact == "":
        return None
    name, at, host = contact.rpartition("@")
    if not at or not name or not host or len(contact) > 200 or not contact.isprintable():
        raise BadInput("this is not an e-mail address")
    if any(sign.isspace() or sign in '<>,;"' for sign in contact):
        raise BadInput("this is not an e-mail address")
    return contact
