"""Passkeys: logging in without a password."""

from __future__ import annotations

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from digsite.core.errors import BadInput
from digsite.core.typed import Plain

from ..clock import Clock
from ..errors import NotKnown
from ..messages import Admitted, KeptPasskey, Person, Site
from ..secrets import Randomness, hashed
from ..store import Store
from ..store import people_rows as rows
from ..store.session_rows import is_session, lock_person
from .people import PeopleDesk

CHALLENGE_SECONDS = 5 * 60.0


class PasskeyDesk:
    """The browser answers a challenge; each challenge counts once and not for long."""

    def __init__(
        self, store: Store, clock: Clock, randomness: Randomness, people: PeopleDesk
    ) -> None:
        self._store, self._clock, self._randomness = store, clock, randomness
        self._people = people

    async def to_add(self, person: Person, site: Site, token: str | None = None) -> Plain:
        """What the browser needs to make a passkey for this person.

        Whose session (`token`) has ended meanwhile gets none (`NotKnown`).
        """
        from ..ceremonies import to_add

        challenge = await self._challenge(person.id, token)
        known = await self._store.read(lambda c: rows.passkeys_of(c, person.id))
        return to_add(site, person, challenge, [key.passkey for key in known])

    async def add(self, person: Person, site: Site, answer: Plain, device: str = "") -> None:
        """Keep the passkey that the browser made (`NotKnown` if it does not hold).

        The challenge goes where sessions end, so it is spent where the passkey is kept.
        """
        from ..ceremonies import added, challenge_in

        challenge = challenge_in(answer)
        made = added(site, answer, challenge)
        now = self._clock.now()

        def keep(connection: Connection) -> None:
            lock_person(connection, person.id)
            self._spend(connection, challenge, person.id)
            rows.insert_passkey(
                connection, made.name, person.id, made.public_key, made.uses, device, now
            )

        try:
            await self._store.write(keep)
        except IntegrityError:
            raise NotKnown("no_passkey") from None  # somebody has it already

    async def of(self, person: Person) -> tuple[KeptPasskey, ...]:
        """The passkeys of this person, the newest first (`AccountDesk` removes them)."""
        return tuple(await self._store.read(lambda c: rows.passkeys_of(c, person.id)))

    async def to_log_in(self, site: Site) -> Plain:
        """What the browser needs to log in with any passkey it has."""
        from ..ceremonies import to_log_in

        return to_log_in(site, await self._challenge(""))

    async def log_in(
        self, site: Site, answer: Plain, guest: Person | None = None, device: str = ""
    ) -> Admitted:
        """A new token for the holder of the passkey (`NotKnown`)."""
        holder, name = await self._proved(site, answer)

        def still(connection: Connection) -> None:
            if rows.passkey(connection, name) is None:
                raise NotKnown("no_passkey")  # it was removed meanwhile

        return await self._people.admit_holder(holder, guest, device, still)

    async def holder_of(self, site: Site, answer: Plain) -> Person:
        """Whose passkey has answered our challenge (`NotKnown`)."""
        return (await self._proved(site, answer))[0]

    async def _proved(self, site: Site, answer: Plain) -> tuple[Person, str]:
        """The holder of the passkey that answered our challenge, and its name (`NotKnown`)."""
        from ..ceremonies import challenge_in, uses_proved

        challenge = challenge_in(answer)
        await self._store.write(lambda c: self._spend(c, challenge, ""))
        name = answer.get("id")
        if not isinstance(name, str):
            raise BadInput("a passkey has an id")
        found = await self._store.read(lambda c: rows.passkey(c, name))
        if found is None:
            raise NotKnown("no_passkey")
        holder, key, count = found
        uses = uses_proved(site, answer, challenge, key, count)
        now = self._clock.now()
        if not await self._store.write(lambda c: rows.count_passkey(c, name, uses, now)):
            raise NotKnown("no_passkey")  # it was removed meanwhile
        return holder, name

    async def _challenge(self, person: str, token: str | None = None) -> bytes:
        challenge, now = self._randomness(32), self._clock.now()
        expires = now + CHALLENGE_SECONDS

        def keep(connection: Connection) -> None:
            if token is not None and not is_session(connection, person, hashed(token)):
                raise NotKnown("no_token")
            rows.insert_token(connection, _challenge_hash(challenge), f"?{person}", now, expires)

        await self._store.write(keep)
        return challenge

    def _spend(self, connection: Connection, challenge: bytes, person: str) -> None:
        """Use up a challenge, if we gave it to this person and not too long ago (`NotKnown`)."""
        wanted, now = _challenge_hash(challenge), self._clock.now()
        if not rows.spend_token(connection, wanted, f"?{person}", now):
            raise NotKnown("no_passkey")


def _challenge_hash(challenge: bytes) -> str:
    return hashed("challenge:" + challenge.hex())
