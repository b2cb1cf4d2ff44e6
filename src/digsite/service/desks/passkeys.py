"""Passkeys: logging in without a password."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from digsite.core.errors import BadInput

from ..errors import NotKnown
from ..records import Admitted, Given, Person
from ..secrets import hashed
from ..store import people_rows as rows
from .people import PeopleDesk

CHALLENGE_SECONDS = 5 * 60.0


class Site(Given, frozen=True):
    """The site a passkey is for: its host name and its origins, as the host configured them."""

    host: str
    origins: tuple[str, ...]
    name: str = "Digsite"


class PasskeyDesk(PeopleDesk):
    """The browser answers a challenge; each challenge counts once and not for long."""

    async def passkey_to_add(self, person: Person, site: Site) -> dict[str, Any]:
        """What the browser needs to make a passkey for this person."""
        challenge = await self._challenge(person.id)
        known = await self.store.read(lambda c: rows.passkeys_of(c, person.id))
        options = generate_registration_options(
            rp_id=site.host,
            rp_name=site.name,
            user_id=person.id.encode(),
            user_name=person.account or person.name,
            challenge=challenge,
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(key)) for key in known
            ],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
        )
        return _plain(options)

    async def add_passkey(self, person: Person, site: Site, answer: dict[str, Any]) -> None:
        """Keep the passkey that the browser made (`NotKnown` if it does not hold)."""
        challenge = await self._spend(answer, person.id)
        try:
            made = verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=list(site.origins),
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise NotKnown("no_passkey") from None
        name, now = bytes_to_base64url(made.credential_id), self.moments.now()
        key, count = made.credential_public_key, made.sign_count
        await self.store.write(lambda c: rows.insert_passkey(c, name, person.id, key, count, now))

    async def passkey_to_log_in(self, site: Site) -> dict[str, Any]:
        """What the browser needs to log in with any passkey it has."""
        challenge = await self._challenge("")
        return _plain(generate_authentication_options(rp_id=site.host, challenge=challenge))

    async def log_in_with_passkey(
        self, site: Site, answer: dict[str, Any], guest: Person | None = None
    ) -> Admitted:
        """A new token for the holder of the passkey (`NotKnown`)."""
        challenge = await self._spend(answer, "")
        name = answer.get("id")
        if not isinstance(name, str):
            raise BadInput("a passkey has an id")
        found = await self.store.read(lambda c: rows.passkey(c, name))
        if found is None:
            raise NotKnown("no_passkey")
        holder, key, count = found
        try:
            proved = verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=list(site.origins),
                credential_public_key=key,
                credential_current_sign_count=count,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise NotKnown("no_passkey") from None
        await self.store.write(lambda c: rows.count_passkey(c, name, proved.new_sign_count))
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
        try:
            client = base64url_to_bytes(answer["response"]["clientDataJSON"])
            challenge = base64url_to_bytes(msgspec.json.decode(client)["challenge"])
        except (ValueError, KeyError, TypeError, AttributeError, msgspec.MsgspecError):
            raise BadInput("this is no answer of a passkey") from None
        wanted, now = _challenge_hash(challenge), self.moments.now()
        if not await self.store.write(lambda c: rows.spend_token(c, wanted, f"?{person}", now)):
            raise NotKnown("no_passkey")
        return challenge


def _challenge_hash(challenge: bytes) -> str:
    return hashed("challenge:" + challenge.hex())


def _plain(options: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(options_to_json(options))
    return plain
