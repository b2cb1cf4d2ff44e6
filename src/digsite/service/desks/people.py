"""Guests, tokens, accounts."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from digsite.core.errors import BadInput
from digsite.play.names import old_name_problem

from ..clock import Clock
from ..errors import NotKnown, NotNow
from ..guesses import DEVICE, STRANGERS, Tally
from ..matches.writer import MatchWriter
from ..messages import Admitted, Carrying, Person
from ..names import good_colour, good_name
from ..passwords import fits, hash_of, is_text
from ..secrets import Randomness, hashed, new_id, new_secret
from ..store import Store
from ..store import people_rows as rows
from ..store.hand_over_rows import adopt
from ..store.session_rows import drop_passkeys, end_sessions, is_session, lock_person
from .contacts import ContactDesk
from .sessions import SessionDesk

CARRY_SECONDS = 15 * 60
DEVICE_SECONDS = 400 * 24 * 3600  # as long as browsers keep a cookie
LANGUAGES = ("en", "fr", "es")
Check = Callable[[Connection], None]  # raises where somebody may not come in after all


class PeopleDesk:
    """Who is who."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        randomness: Randomness,
        writer: MatchWriter,
        sessions: SessionDesk,
        contacts: ContactDesk,
        guesses: Tally,
    ) -> None:
        self._store, self._clock, self._randomness = store, clock, randomness
        self._writer, self._sessions, self._contacts = writer, sessions, contacts
        self._guesses = guesses

    async def admit_guest(self, name: str, colour: str | None = None, device: str = "") -> Admitted:
        """A new guest."""
        person = Person(new_id(self._randomness), good_name(name), good_colour(colour))
        return await self._admit(person, device, fresh=True)

    async def change(
        self,
        person: Person,
        name: str | None = None,
        colour: str | None = None,
        language: str | None = None,
        contact: str | None = None,
    ) -> Person:
        """Another name, colour, language or address; what is not given stays."""
        changes: dict[str, object] = {}
        if name is not None:
            changes["name"] = good_name(name)
        if colour is not None:
            changes["colour"] = good_colour(colour)
        if language is not None:
            if language not in LANGUAGES:
                raise BadInput(f"the languages are {', '.join(LANGUAGES)}")
            changes["language"] = language
        if contact is not None:
            person = await self._contacts.change(person, contact)
        if changes:
            await self._store.write(lambda c: rows.update_person(c, person.id, changes))
        return msgspec.structs.replace(person, **changes)

    async def register(
        self, person: Person, account: str, password: str, token: str | None = None
    ) -> Person:
        """Make a guest the holder of an account; all its matches stay its own.

        Everybody else who can be this guest cannot be the holder: other sessions, links and
        passkeys end, and letters go nowhere until an address is given anew.
        """
        good_name(account)
        if person.account is not None:
            raise NotNow("has_account")
        secret = await hash_of(password)
        values = {"account": account, "login": account.casefold(), "password": secret}
        own = None if token is None else hashed(token)

        def keep(connection: Connection) -> None:
            if not rows.make_account(connection, person.id, values):
                raise NotNow("has_account")
            end_sessions(connection, person.id, own)
            drop_passkeys(connection, person.id)
            self._sessions.announce_end(connection, person.id)

        try:
            await self._store.write(keep)
        except IntegrityError:
            raise NotNow("name_taken") from None
        await self._sessions.ended(person.id)
        return msgspec.structs.replace(person, account=account, contact=None, unproved=None)

    async def log_in(
        self,
        account: str,
        password: str,
        guest: Person | None = None,
        device: str = "",
        known: str | None = None,
    ) -> Admitted:
        """A new token for an account, which adopts the seats of the guest who logged in.

        `known` is what `know_device` gave an earlier login there (`TooMany` after many guesses).
        """
        if old_name_problem(account) is not None or not is_text(password):
            raise NotKnown("wrong_password")
        login = account.casefold()
        found = await self._store.read(lambda c: rows.account_of(c, login))
        who, most = f"account:{login}", STRANGERS
        if found is not None and known is not None and await self._is_known(found[0], known):
            who, most = f"device:{hashed(known)}", DEVICE
        self._guesses.begin(who, most, self._clock.now())
        right = await fits(None if found is None else found[1], password)
        if found is None or not right:
            raise NotKnown("wrong_password")
        self._guesses.right(who, most, self._clock.now())
        holder, secret = found

        def unchanged(connection: Connection) -> None:
            if rows.password_of(connection, holder.id) != secret:
                raise NotKnown("wrong_password")  # while we worked on it

        return await self.admit_holder(holder, guest, device, unchanged)

    async def know_device(self, person: Person, known: str | None) -> str:
        """A secret by which a device is known at the next login; it opens nothing."""
        if known is not None and await self._is_known(person, known):
            return known
        secret, now = new_secret(self._randomness), self._clock.now()
        expires = now + DEVICE_SECONDS
        await self._store.write(
            lambda c: rows.insert_token(c, hashed(secret), f"!{person.id}", now, expires)
        )
        return secret

    async def _is_known(self, person: Person, known: str) -> bool:
        wanted, now = hashed(known), self._clock.now()
        return await self._store.read(lambda c: rows.is_for(c, wanted, f"!{person.id}", now))

    async def admit_holder(
        self, holder: Person, guest: Person | None, device: str, still: Check
    ) -> Admitted:
        """Let an account in, if what was shown is still good (`NotKnown`).

        What the guest had becomes its own, but not who else was the guest.
        """
        admitted = await self._admit(holder, device, still)
        if guest is not None and guest.account is None and guest.id != holder.id:
            await self._adopt(guest, holder)
        return admitted

    async def _adopt(self, guest: Person, holder: Person) -> None:
        def hand_over(connection: Connection) -> list[str]:
            self._sessions.announce_end(connection, guest.id)
            return adopt(connection, guest.id, holder.id)

        await self._writer.change_hands(hand_over)
        await self._sessions.ended(guest.id)

    async def carry(self, person: Person, token: str | None = None) -> str:
        """A secret that works once, for a short time, to go on as this person elsewhere.

        Whose session (`token`) has ended meanwhile gets none (`NotKnown`).
        """
        secret, now = new_secret(self._randomness), self._clock.now()
        expires = now + CARRY_SECONDS

        def keep(connection: Connection) -> None:
            if token is not None and not is_session(connection, person.id, hashed(token)):
                raise NotKnown("no_token")
            rows.insert_token(connection, hashed(secret), person.id, now, expires)

        await self._store.write(keep)
        return secret

    async def carrying(self, secret: str) -> Carrying:
        """Who a secret would make one; it can still be redeemed (`NotKnown`)."""
        person = await self._whose(secret)
        return Carrying(person.name, person.account)

    async def redeem(self, secret: str, asking: Person | None = None, device: str = "") -> Admitted:
        """A token for the person who made the secret; never to who is signed in (`NotNow`)."""
        if asking is not None and asking.account is not None:
            raise NotNow("signed_in")
        person = await self._whose(secret)
        wanted, now = hashed(secret), self._clock.now()

        def spend(connection: Connection) -> None:
            if not rows.spend_token(connection, wanted, person.id, now):
                raise NotKnown("no_secret")

        return await self._admit(person, device, spend)

    async def _whose(self, secret: str) -> Person:
        wanted, now = hashed(secret), self._clock.now()
        person = await self._store.read(lambda c: rows.person_of_secret(c, wanted, now))
        if person is None:
            raise NotKnown("no_secret")
        return person

    async def _admit(
        self, person: Person, device: str, still: Check | None = None, fresh: bool = False
    ) -> Admitted:
        """A new session; `still` has its say in the transaction that begins it."""
        token, now = new_secret(self._randomness), self._clock.now()

        def admit(connection: Connection) -> None:
            if fresh:
                rows.insert_person(connection, person, now)
            else:
                lock_person(connection, person.id)
            if still is not None:
                still(connection)
            rows.insert_token(connection, hashed(token), person.id, now, device=device or None)

        await self._store.write(admit)
        return Admitted(person, token)
