"""Where one is logged in and by which passkeys, another password, the end of an account."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from digsite.core.typed import Plain
from digsite.service.messages import KeptPasskey, Person, Session, Site

from ..http.call import Call
from ..http.endpoint import Routes
from ..http.limits import PASSWORDS
from ..http.problems import CONFLICT, NOT_FOUND
from .passkeys import site_of
from .people import Body, Password

routes = Routes()


class Sessions(msgspec.Struct, frozen=True):
    """The sessions of who asks, the last used first."""

    sessions: tuple[Session, ...]


class WhichSession(Body, frozen=True):
    session: Annotated[str, Meta(min_length=1, max_length=64)]


class NewPassword(Body, frozen=True):
    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Password


class Proof(Body, frozen=True):
    """Either the password, or what `navigator.credentials` gave back for a challenge."""

    password: Annotated[str, Meta(max_length=200)] | None = None
    answer: Plain | None = None


class Passkeys(msgspec.Struct, frozen=True):
    """The passkeys of who asks, the newest first."""

    passkeys: tuple[KeptPasskey, ...]


class WhichPasskey(Proof, frozen=True, kw_only=True):
    passkey: Annotated[str, Meta(min_length=1, max_length=1400)]


@routes.get("/api/me/sessions")
async def sessions(call: Call, person: Person) -> Sessions:
    """Where you are logged in: device and last use."""
    return Sessions(await call.context.office.sessions.of(person, call.token))


@routes.post("/api/me/sessions/end", refuses=[NOT_FOUND])
async def end(call: Call, person: Person, body: WhichSession) -> None:
    """End one of your sessions; its sockets close at once."""
    await call.context.office.sessions.end(person, body.session)


@routes.post("/api/me/sessions/end-others")
async def end_others(call: Call, person: Person) -> None:
    """End all your sessions but this one, and forget private links."""
    await call.context.office.sessions.end_others(person, call.token or "")


@routes.get("/api/me/passkeys")
async def passkeys(call: Call, person: Person) -> Passkeys:
    """By which passkeys you can log in: where each was made, and its last use."""
    return Passkeys(await call.context.office.passkeys.of(person))


@routes.post("/api/me/passkeys/remove", refuses=[NOT_FOUND, CONFLICT], limit=PASSWORDS)
async def remove_passkey(call: Call, person: Person, body: WhichPasskey) -> None:
    """Remove one of your passkeys; all your other sessions end."""
    await call.context.office.accounts.remove_passkey(
        person, call.token or "", body.passkey, body.password, _shown(call, body)
    )


@routes.post("/api/password", refuses=[CONFLICT], limit=PASSWORDS)
async def password(call: Call, person: Person, body: NewPassword) -> None:
    """Another password; all your other sessions end, your passkeys stay."""
    await call.context.office.accounts.change_password(person, call.token or "", body.old, body.new)


@routes.post("/api/account/delete", refuses=[CONFLICT], limit=PASSWORDS)
async def delete(call: Call, person: Person, body: Proof) -> None:
    """Forget me: bots play my games on, my seats have no name any more, records stay."""
    await call.context.office.accounts.delete(person, body.password, _shown(call, body))
    call.forget()


def _shown(call: Call, proof: Proof) -> tuple[Site, Plain] | None:
    return None if proof.answer is None else (site_of(call), proof.answer)
