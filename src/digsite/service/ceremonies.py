"""What a browser and we say to each other about a passkey; only who uses passkeys loads this."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
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
    PublicKeyCredentialCreationOptions,
    PublicKeyCredentialDescriptor,
    PublicKeyCredentialRequestOptions,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from digsite.core.errors import BadInput
from digsite.core.typed import Plain

from .errors import NotKnown
from .messages import Person, Site

_BAD = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError, RecursionError)


class Passkey(msgspec.Struct, frozen=True):
    """A passkey that was made."""

    name: str
    public_key: bytes
    uses: int


def to_add(site: Site, person: Person, challenge: bytes, known: Sequence[str]) -> Plain:
    """What the browser needs to make a passkey."""
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


def added(site: Site, answer: Plain, challenge: bytes) -> Passkey:
    """The passkey that the browser made (`NotKnown` if it does not hold)."""
    try:
        made = verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=list(site.origins),
        )
    except _BAD:
        raise NotKnown("no_passkey") from None
    name = bytes_to_base64url(made.credential_id)
    return Passkey(name, made.credential_public_key, made.sign_count)


def to_log_in(site: Site, challenge: bytes) -> Plain:
    """What the browser needs to log in with any passkey it has."""
    return _plain(generate_authentication_options(rp_id=site.host, challenge=challenge))


def uses_proved(site: Site, answer: Plain, challenge: bytes, key: bytes, uses: int) -> int:
    """How often the passkey behind an answer was used (`NotKnown` if it does not hold)."""
    try:
        proved = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=list(site.origins),
            credential_public_key=key,
            credential_current_sign_count=uses,
        )
    except _BAD:
        raise NotKnown("no_passkey") from None
    return proved.new_sign_count


def challenge_in(answer: Plain) -> bytes:
    """The challenge an answer is for."""
    try:
        client = base64url_to_bytes(answer["response"]["clientDataJSON"])
        return base64url_to_bytes(msgspec.json.decode(client)["challenge"])
    except (*_BAD, msgspec.MsgspecError):
        raise BadInput("this is no answer of a passkey") from None


def _plain(
    options: PublicKeyCredentialCreationOptions | PublicKeyCredentialRequestOptions,
) -> Plain:
    plain: Plain = msgspec.json.decode(options_to_json(options))
    return plain
