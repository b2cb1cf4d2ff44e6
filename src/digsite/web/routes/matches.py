"""Setting matches up, finding them, sitting down."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from digsite.core.typed import Plain
from digsite.service.messages import (
    Colour,
    MatchInfo,
    MatchPage,
    Name,
    Person,
    Shelf,
    Wanted,
)

from ..http.call import Call
from ..http.endpoint import Routes
from ..http.limits import CARD_FILES, HEAVY
from ..http.problems import CONFLICT
from ..http.strict import LARGEST_BODY
from ..wire import MatchId, Printed, SeatNumber
from .people import Body

routes = Routes()


class Made(msgspec.Struct, frozen=True):
    """A new match and the link to send to friends."""

    match: str
    link: str
    info: MatchInfo


PageEnd = Annotated[str, Meta(max_length=200, pattern=r"^[0-9][0-9.e+]*~[a-z2-7]{26}$(?!\n)")]


class ListQuery(Body, frozen=True):
    state: Shelf = "open"
    before: PageEnd | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 20


class Joining(Body, frozen=True):
    seat: SeatNumber | None = None
    name: Name | None = None
    colour: Colour | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None


class Naming(Body, frozen=True):
    name: Name


class Starting(Body, frozen=True):
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Carried(msgspec.Struct, frozen=True):
    """A secret for POST /api/carry, and the private link that holds it in its fragment."""

    secret: str
    link: str


@routes.post("/api/matches", status=201, limit=HEAVY, largest=LARGEST_BODY, quota=CARD_FILES)
async def create(call: Call, person: Person, body: Wanted) -> Made:
    """Set up a match; it starts by itself when no seat is open."""
    if body.cards is not None:
        size = len(msgspec.json.encode(body.cards))
        await call.context.limits.count(CARD_FILES, call.address, size)
    info = await call.context.office.tables.create(person, body)
    key = "" if info.invite is None else f"#seat={info.invite}"
    return Made(info.match, f"/m/{info.match}{key}", info)


@routes.get("/api/matches")
async def listed(call: Call, person: Person | None, query: ListQuery) -> MatchPage:
    """A page of matches: open, live or finished ones that are listed, or one's own."""
    return await call.context.office.lists.matches(person, query.state, query.before, query.limit)


@routes.get("/api/matches/{match}")
async def info(call: Call, person: Person | None, match: MatchId) -> MatchInfo:
    """A match: who sits where, the clocks, the options, its state and version."""
    return await call.context.office.tables.info(person, match)


@routes.get("/api/matches/{match}/cards")
async def cards(call: Call, person: Person | None, match: MatchId) -> Plain:
    """The card file the match is played with, with the status of every fact in it."""
    return await call.context.office.tables.cards(person, match)


@routes.get("/api/matches/{match}/printed", alike=True)
async def printed(call: Call, person: Person | None, match: MatchId) -> Printed:
    """What is printed on the cards of the match, by kind, for those who draw them."""
    return msgspec.Raw(msgspec.json.encode(await call.context.office.tables.printed(person, match)))


@routes.post("/api/matches/{match}/join", refuses=[CONFLICT])
async def join(call: Call, person: Person, match: MatchId, body: Joining) -> MatchInfo:
    """Take an open seat."""
    return await call.context.office.tables.join(
        person, match, body.seat, body.name, body.colour, body.invite
    )


@routes.post("/api/matches/{match}/name", refuses=[CONFLICT])
async def rename(call: Call, person: Person, match: MatchId, body: Naming) -> MatchInfo:
    """Sit under another name, before the start."""
    return await call.context.office.tables.rename(person, match, body.name)


@routes.post("/api/matches/{match}/leave", refuses=[CONFLICT])
async def leave(call: Call, person: Person, match: MatchId) -> MatchInfo:
    """Give one's seat up before the start."""
    return await call.context.office.tables.leave(person, match)


@routes.post("/api/matches/{match}/start", refuses=[CONFLICT])
async def start(call: Call, person: Person, match: MatchId, body: Starting) -> MatchInfo:
    """Start now; bots take the seats that are still open."""
    return await call.context.office.tables.start(person, match, body.bot)


@routes.post("/api/matches/{match}/carry")
async def carry(call: Call, person: Person, match: MatchId) -> Carried:
    """A private link to go on with this match on another device."""
    await call.context.office.tables.info(person, match)
    secret = await call.context.office.people.carry(person, call.token)
    return Carried(secret, f"/m/{match}#carry={secret}")
