"""Guests, accounts, and going on with another device."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from digsite.service.messages import Admitted, Carrying, Colour, MatchLine, Name, Person
from digsite.text import Language

from ..http.call import Call
from ..http.endpoint import Routes
from ..http.limits import GUESTS, PASSWORDS
from ..http.problems import CONFLICT, NO_TOKEN

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


Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Credentials(Body, frozen=True):
    name: Name
    password: Password


class Secret(Body, frozen=True):
    secret: Annotated[str, Meta(min_length=1, max_length=200)]


class Me(msgspec.Struct, frozen=True):
    """Who asks, and the matches that wait, those where it is their turn first."""

    person: Person
    matches: tuple[MatchLine, ...]


@routes.post("/api/guests", status=201, limit=GUESTS)
async def admit(call: Call, body: NewGuest) -> Admitted:
    """Become a guest: the token stands for you from now on."""
    people = call.context.office.people
    return welcome(call, await people.admit_guest(body.name, body.colour, call.device))


@routes.get("/api/me")
async def me(call: Call, person: Person) -> Me:
    """Who am I, and where is it my turn."""
    page = await call.context.office.lists.matches(person, "mine")
    return Me(person, page.matches)


@routes.patch("/api/me", refuses=[CONFLICT])
async def change(call: Call, person: Person, body: Changes) -> Person:
    """Another name, colour, language, or address for "your turn": a letter asks to confirm it."""
    return await call.context.office.people.change(
        person, body.name, body.colour, body.language, body.contact
    )


@routes.post("/api/contact", refuses=[NO_TOKEN], limit=PASSWORDS)
async def contact(call: Call, body: Secret) -> None:
    """Confirm an address by the secret of the letter that went there."""
    await call.context.office.contacts.prove(body.secret)


@routes.post("/api/account", refuses=[CONFLICT], limit=PASSWORDS)
async def account(call: Call, person: Person, body: Credentials) -> Person:
    """Make the guest an account; everything stays theirs, other sessions of the guest end."""
    return await call.context.office.people.register(person, body.name, body.password, call.token)


@routes.post("/api/login", refuses=[NO_TOKEN], limit=PASSWORDS)
async def login(call: Call, person: Person | None, body: Credentials) -> Admitted:
    """Come back to an account; what the guest plays goes with it."""
    people = call.context.office.people
    found = await people.log_in(body.name, body.password, person, call.device, call.known_device)
    call.know_device(await people.know_device(found.person, call.known_device))
    return welcome(call, found)


@routes.post("/api/logout")
async def logout(call: Call, person: Person) -> None:
    """The token stands for nobody any more."""
    if call.token:
        await call.context.office.sessions.log_out(call.token)
    call.forget()


@routes.post("/api/carry/look", refuses=[NO_TOKEN], limit=PASSWORDS)
async def carry_look(call: Call, body: Secret) -> Carrying:
    """Who the secret would make you; it stays good."""
    return await call.context.office.people.carrying(body.secret)


@routes.post("/api/carry", refuses=[CONFLICT, NO_TOKEN], limit=PASSWORDS)
async def carry(call: Call, person: Person | None, body: Secret) -> Admitted:
    """Go on here as the person who made the secret; not while logged in to an account."""
    found = await call.context.office.people.redeem(body.secret, person, call.device)
    return welcome(call, found)


def welcome(call: Call, admitted: Admitted) -> Admitted:
    """Let the browser keep the token that was given."""
    call.remember(admitted.token)
    return admitted
