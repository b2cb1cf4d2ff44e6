"""Passkeys: an account without a password. The browser answers a challenge."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from digsite.core.typed import Plain
from digsite.service.messages import Admitted, Person, Site

from ..http.call import Call
from ..http.endpoint import Routes
from ..http.limits import PASSWORDS
from ..http.problems import CONFLICT, NO_TOKEN, Problem
from .people import Body, welcome

routes = Routes()


PARTS = ("id", "rawId", "response", "type")


class Challenge(msgspec.Struct, frozen=True):
    """What the browser's `navigator.credentials` wants to be given."""

    options: Plain


class Answer(Body, frozen=True):
    """What `navigator.credentials` gave back."""

    answer: Annotated[Plain, Meta(extra_json_schema={"required": [*PARTS]})]


@routes.post("/api/passkeys/new", refuses=[CONFLICT], limit=PASSWORDS)
async def new(call: Call, person: Person) -> Challenge:
    """Begin to make a passkey."""
    passkeys = call.context.office.passkeys
    return Challenge(await passkeys.to_add(person, site_of(call), call.token))


@routes.post("/api/passkeys", refuses=[CONFLICT], limit=PASSWORDS)
async def add(call: Call, person: Person, body: Answer) -> None:
    """Keep the passkey that the browser made."""
    await call.context.office.passkeys.add(person, site_of(call), body.answer, call.device)


@routes.post("/api/passkeys/challenge", refuses=[CONFLICT], limit=PASSWORDS)
async def challenge(call: Call) -> Challenge:
    """Begin to log in with a passkey."""
    return Challenge(await call.context.office.passkeys.to_log_in(site_of(call)))


@routes.post("/api/passkeys/login", refuses=[CONFLICT, NO_TOKEN], limit=PASSWORDS)
async def login(call: Call, person: Person | None, body: Answer) -> Admitted:
    """Come back with a passkey; what the guest plays goes with it."""
    found = await call.context.office.passkeys.log_in(
        site_of(call), body.answer, person, call.device
    )
    return welcome(call, found)


def site_of(call: Call) -> Site:
    """The site as the host has set it, or the name of this machine that was asked for."""
    origins = call.context.settings.origins.split()
    if not origins:
        own = f"{call.request.url.scheme}://{call.request.headers.get('host', '')}"
        if call.context.origins.allows(own, call.request.url.scheme, urlsplit(own).netloc):
            origins = [own]
    if not origins:
        raise Problem(CONFLICT, "passkeys need the address of the site: DIGSITE_ORIGINS")
    return Site(urlsplit(origins[0]).hostname or "", tuple(origins))
