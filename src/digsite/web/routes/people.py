"""Guests, accounts, and going on with another device."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from digsite.service.records import Admitted, Colour, MatchLine, Name, Person
from digsite.text import Language

from ..call import Call
from ..endpoint import Routes
from ..limits import GUESTS, PASSWORDS
from ..problems import CONFLICT, NO_TOKEN

routes = Routes()


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes in: nothing more than the named fields."""


class NewGuest(Body, frozen=True):
    name: Name
    colour: Colour | None = None


class Changes(Body, frozen=True):
    name: Name | None = None
    colour: Colour | None = None
    language: Language | None = None
    contact: Annotated[str, Meta(max_length=200)] | None = None


class Credentials(Body, frozen=True):
    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Secret(Body, frozen=True):
    secret: Annotated[str, Meta(min_length=1, max_length=200)]


class Me(msgspec.Struct, frozen=True):
    """Who asks, and the matches that wait, those where it is their turn first."""

    person: Person
    matches: tuple[MatchLine, ...]


@routes.post("/api/guests", status=201, limit=GUESTS)
async def admit(call: Call, body: NewGuest) -> Admitted:
    """Become a guest: the token stands for you from now on."""
    return welcome(call, await call.front.office.admit_guest(body.name, body.colour))


@routes.get("/api/me")
async def me(call: Call, person: Person) -> Me:
    """Who am I, and where is it my turn."""
    page = await call.front.office.matches(person, "mine")
    return Me(person, page.matches)


@routes.patch("/api/me")
async def change(call: Call, person: Person, body: Changes) -> Person:
    """Another name, colour, language, or address for "your turn"."""
    return await call.front.office.change_person(
        person, body.name, body.colour, body.language, body.contact
    )


@routes.post("/api/account", refuses=[CONFLICT], limit=PASSWORDS)
async def account(call: Call, person: Person, body: Credentials) -> Person:
    """Make the guest an account; everything stays theirs."""
    return await call.front.office.register(person, body.name, body.password)


@routes.post("/api/login", refuses=[NO_TOKEN], limit=PASSWORDS)
async def login(call: Call, person: Person | None, body: Credentials) -> Admitted:
    """Come back to an account; what the guest plays goes with it."""
    found = await call.front.office.log_in(body.name, body.password, person)
    return welcome(call, found)


@routes.post("/api/logout")
async def logout(call: Call, person: Person) -> None:
    """The token stands for nobody any more."""
    if call.token:
        await call.front.office.forget_token(call.token)
    call.forget()


@routes.post("/api/carry", refuses=[NO_TOKEN], limit=PASSWORDS)
async def carry(call: Call, body: Secret) -> Admitted:
    """Go on here as the person who made the secret."""
    return welcome(call, await call.front.office.redeem(body.secret))


def welcome(call: Call, admitted: Admitted) -> Admitted:
    """Let the browser keep the token that was given."""
    call.remember(admitted.token)
    return admitted
