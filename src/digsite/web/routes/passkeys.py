"""Passkeys: an account without a password. The browser answers a challenge."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec

from digsite.service.records import Admitted, Person, Site

from ..call import Call
from ..endpoint import Routes
from ..limits import PASSWORDS
from ..problems import CONFLICT, NO_TOKEN, Problem
from .people import Body, welcome

routes = Routes()


class Challenge(msgspec.Struct, frozen=True):
    """What the browser's `navigator.credentials` wants to be given."""

    options: dict[str, Any]


class Answer(Body, frozen=True):
    """What `navigator.credentials` gave back."""

    answer: dict[str, Any]


@routes.post("/api/passkeys/new", refuses=[CONFLICT], limit=PASSWORDS)
async def new(call: Call, person: Person) -> Challenge:
    """Begin to make a passkey."""
    return Challenge(await call.front.office.passkey_to_add(person, _site(call)))


@routes.post("/api/passkeys", refuses=[CONFLICT], limit=PASSWORDS)
async def add(call: Call, person: Person, body: Answer) -> None:
    """Keep the passkey that the browser made."""
    await call.front.office.add_passkey(person, _site(call), body.answer)


@routes.post("/api/passkeys/challenge", refuses=[CONFLICT], limit=PASSWORDS)
async def challenge(call: Call) -> Challenge:
    """Begin to log in with a passkey."""
    return Challenge(await call.front.office.passkey_to_log_in(_site(call)))


@routes.post("/api/passkeys/login", refuses=[CONFLICT, NO_TOKEN], limit=PASSWORDS)
async def login(call: Call, person: Person | None, body: Answer) -> Admitted:
    """Come back with a passkey; what the guest plays goes with it."""
    found = await call.front.office.log_in_with_passkey(_site(call), body.answer, person)
    return welcome(call, found)


def _site(call: Call) -> Site:
    """The site as the host has set it, or the name of this machine that was asked for."""
    origins = call.front.settings.origins.split()
    if not origins:
        own = f"{call.request.url.scheme}://{call.request.headers.get('host', '')}"
        if call.front.origins.allows(own, call.request.url.scheme, urlsplit(own).netloc):
            origins = [own]
    if not origins:
        raise Problem(CONFLICT, "passkeys need the address of the site: DIGSITE_ORIGINS")
    return Site(urlsplit(origins[0]).hostname or "", tuple(origins))
