"""Guests, tokens, accounts."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from digsite.core.errors import BadInput
from digsite.play.names import name_problem

from ..errors import NotKnown, NotNow
from ..records import Admitted, Person
from ..secrets import hashed, new_id, new_secret
from ..store import people_rows as rows
from .base import Base, good_name

if TYPE_CHECKING:
    from argon2 import PasswordHasher

CARRY_SECONDS = 15 * 60
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
LANGUAGES = ("en", "fr", "es")


class PeopleDesk(Base):
    """Who is who."""

    async def admit_guest(self, name: str, colour: str | None = None) -> Admitted:
        """A new guest."""
        person = Person(new_id(self.randomness), good_name(name), good_colour(colour))
        return await self._admit(person, fresh=True)

    async def person_of(self, token: str) -> Person:
        """Who holds this token (`NotKnown`)."""
        wanted = hashed(token)
        person = await self.store.read(lambda c: rows.person_of_token(c, wanted))
        if person is None:
            raise NotKnown("no_token")
        return person

    async def change_person(
        self,
        person: Person,
        name: str | None = None,
        colour: str | None = None,
        language: str | None = None,
        contact: str | None = None,
    ) -> Person:
        """Another name, colour, language or address; what is not given stays."""
        changes: dict[str, Any] = {}
        if name is not None:
            changes["name"] = good_name(name)
        if colour is not None:
            changes["colour"] = good_colour(colour)
        if language is not None:
            if language not in LANGUAGES:
                raise BadInput(f"the languages are {', '.join(LANGUAGES)}")
            changes["language"] = language
        if contact is not None:
            changes["contact"] = good_contact(contact)
        if changes:
            await self.store.write(lambda c: rows.update_person(c, person.id, changes))
        return msgspec.structs.replace(person, **changes)

    async def forget_token(self, token: str) -> None:
        """Log out: the token stands for nobody any more."""
        wanted = hashed(token)
        await self.store.write(lambda c: rows.delete_token(c, wanted))

    async def register(self, person: Person, account: str, password: str) -> Person:
        """Make a guest the holder of an account; all its matches stay its own."""
        good_name(account)
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD or not _is_text(password):
            raise BadInput(f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")
        if person.account is not None:
            raise NotNow("has_account")
        secret = await asyncio.to_thread(_hasher().hash, password)
        values = {"account": account, "login": account.casefold(), "password": secret}
        try:
            await self.store.write(lambda c: rows.update_person(c, person.id, values))
        except IntegrityError:
            raise NotNow("name_taken") from None
        return msgspec.structs.replace(person, account=account)

    async def log_in(self, account: str, password: str, guest: Person | None = None) -> Admitted:
        """A new token for an account, which adopts the seats of the guest who logged in."""
        if name_problem(account) is not None or not _is_text(password):
            raise NotKnown("wrong_password")
        login = account.casefold()
        found = await self.store.read(lambda c: rows.account_of(c, login))
        secret = None if found is None else found[1]
        right = await asyncio.to_thread(_fits, secret, password[: LONGEST_PASSWORD + 1])
        if found is None or not right:
            raise NotKnown("wrong_password")
        return await self._admit_holder(found[0], guest)

    async def _admit_holder(self, holder: Person, guest: Person | None) -> Admitted:
        """Let an account in; what the guest had becomes its own."""
        if guest is not None and guest.account is None and guest.id != holder.id:
            await self.store.write(lambda c: rows.adopt(c, guest.id, holder.id))
            await self.hall.doubt_all()
        return await self._admit(holder)

    async def carry(self, person: Person) -> str:
        """A secret that works once, for a short time, to go on as this person elsewhere."""
        secret, now = new_secret(self.randomness), self.moments.now()
        expires = now + CARRY_SECONDS
        await self.store.write(
            lambda c: rows.insert_token(c, hashed(secret), person.id, now, expires)
        )
        return secret

    async def redeem(self, secret: str) -> Admitted:
        """A token for the person who made the secret (`NotKnown`)."""
        wanted, now = hashed(secret), self.moments.now()
        person = await self.store.write(lambda c: rows.spend_secret(c, wanted, now))
        if person is None:
            raise NotKnown("no_secret")
        return await self._admit(person)

    async def _admit(self, person: Person, fresh: bool = False) -> Admitted:
        token, now = new_secret(self.randomness), self.moments.now()

        def admit(connection: Connection) -> None:
            if fresh:
                rows.insert_person(connection, person, now)
            rows.insert_token(connection, hashed(token), person.id, now)

        await self.store.write(admit)
        return Admitted(person, token)


def good_colour(colour: str | None) -> str | None:
    """A colour is a plain word (`BadInput`)."""
    if colour is None or (colour.isascii() and colour.isalpha() and len(colour) <= 20):
        return colour
    raise BadInput("a colour is a word of at most 20 letters")


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


def _is_text(words: str) -> bool:
    """Whether this can be written down: half characters cannot."""
    try:
        return bool(words.encode())
    except UnicodeEncodeError:
        return False


def _fits(secret: str | None, password: str) -> bool:
    """Whether a password is right; where nobody has the name, it takes as long to say no."""
    from argon2.exceptions import VerificationError

    try:
        return _hasher().verify(_nobody() if secret is None else secret, password)
    except VerificationError:
        return False


@cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher()


@cache
def _nobody() -> str:
    return _hasher().hash("nobody has this password")
