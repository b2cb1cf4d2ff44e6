"""Passkeys: logging in without a password."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from digsite.core.errors import BadInput

from ..errors import NotKnown
from ..records import Admitted, Person, Site
from ..secrets import hashed
from ..store import people_rows as rows
from .people import PeopleDesk

CHALLENGE_SECONDS = 5 * 60.0


class PasskeyDesk(PeopleDesk):
    """The browser answers a challenge; each challenge counts once and not for long."""

    async def passkey_to_add(self, person: Person, site: Site) -> dict[str, Any]:
        """What the browser needs to make a passkey for this person."""
        from ..ceremonies import to_add

        challenge = await self._challenge(person.id)
        known = await self.store.read(lambda c: rows.passkeys_of(c, person.id))
        return to_add(site, person, challenge, known)

    async def add_passkey(self, person: Person, site: Site, answer: dict[str, Any]) -> None:
        """Keep the passkey that the browser made (`NotKnown` if it does not hold)."""
        from ..ceremonies import added

        made = added(site, answer, await self._spend(answer, person.id))
        now = self.moments.now()
        await self.store.write(
            lambda c: rows.insert_passkey(c, made.name, person.id, made.public_key, made.uses, now)
        )

    async def passkey_to_log_in(self, site: Site) -> dict[str, Any]:
        """What the browser needs to log in with any passkey it has."""
        from ..ceremonies import to_log_in

        return to_log_in(site, await self._challenge(""))

    async def log_in_with_passkey(
        self, site: Site, answer: dict[str, Any], guest: Person | None = None
    ) -> Admitted:
        """A new token for the holder of the passkey (`NotKnown`)."""
        from ..ceremonies import uses_proved

        challenge = await self._spend(answer, "")
        name = answer.get("id")
        if not isinstance(name, str):
            raise BadInput("a passkey has an id")
        found = await self.store.read(lambda c: rows.passkey(c, name))
        if found is None:
            raise NotKnown("no_passkey")
        holder, key, count = found
        uses = uses_proved(site, answer, challenge, key, count)
        await self.store.write(lambda c: rows.count_passkey(c, name, uses))
        return await self._admit_holder(holder, guest)

    async def _challenge(self, person: str) -> bytes:
        challenge, now = self.randomness(32), self.moments.now()
        expires = now + CHALLENGE_SECONDS

        def keep(connection: Connection) -> None:
            rows.insert_token(connection, _challenge_hash(challenge), f"?{person}", now, expires)

        await self.store.write(keep)
        return challenge

    async def _spend(self, answer: dict[str, Any], person: str) -> bytes:
        """The challenge an answer is for, if we gave it to this person and not too long ago."""
        from ..ceremonies import challenge_in

        challenge = challenge_in(answer)
        wanted, now = _challenge_hash(challenge), self.moments.now()
        if not await self.store.write(lambda c: rows.spend_token(c, wanted, f"?{person}", now)):
            raise NotKnown("no_passkey")
        return challenge


def _challenge_hash(challenge: bytes) -> str:
    return hashed("challenge:" + challenge.hex())
