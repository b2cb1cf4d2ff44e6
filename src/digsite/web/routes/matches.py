"""Setting matches up, finding them, sitting down."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from digsite.service.records import (
    Colour,
    MatchInfo,
    MatchPage,
    Name,
    Person,
    Shelf,
    Wanted,
)

from ..call import Call
from ..endpoint import Routes
from ..limits import HEAVY
from ..problems import CONFLICT
from ..wire import MatchId, SeatNumber
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


class Starting(Body, frozen=True):
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Carried(msgspec.Struct, frozen=True):
    """A secret for POST /api/carry, and the private link that holds it in its fragment."""

    secret: str
    link: str


@routes.post("/api/matches", status=201, limit=HEAVY)
async def create(call: Call, person: Person, body: Wanted) -> Made:
    """Set up a match; it starts by itself when no seat is open."""
    info = await call.front.office.create(person, body)
    return Made(info.match, f"/m/{info.match}", info)


@routes.get("/api/matches")
async def listed(call: Call, person: Person | None, query: ListQuery) -> MatchPage:
    """A page of matches: open, live or finished ones that are listed, or one's own."""
    return await call.front.office.matches(person, query.state, query.before, query.limit)


@routes.get("/api/matches/{match}")
async def info(call: Call, person: Person | None, match: MatchId) -> MatchInfo:
    """A match: who sits where, the clocks, the options, its state and version."""
    return await call.front.office.info(person, match)


@routes.get("/api/matches/{match}/cards")
async def cards(call: Call, person: Person | None, match: MatchId) -> dict[str, Any]:
    """The card file the match is played with, with the status of every fact in it."""
    return await call.front.office.cards(person, match)


@routes.post("/api/matches/{match}/join", refuses=[CONFLICT])
async def join(call: Call, person: Person, match: MatchId, body: Joining) -> MatchInfo:
    """Take an open seat."""
    return await call.front.office.join(person, match, body.seat, body.name, body.colour)


@routes.post("/api/matches/{match}/leave", refuses=[CONFLICT])
async def leave(call: Call, person: Person, match: MatchId) -> MatchInfo:
    """Give one's seat up before the start."""
    return await call.front.office.leave(person, match)


@routes.post("/api/matches/{match}/start", refuses=[CONFLICT])
async def start(call: Call, person: Person, match: MatchId, body: Starting) -> MatchInfo:
    """Start now; bots take the seats that are still open."""
    return await call.front.office.start(person, match, body.bot)


@routes.post("/api/matches/{match}/carry")
async def carry(call: Call, person: Person, match: MatchId) -> Carried:
    """A private link to go on with this match on another device."""
    await call.front.office.info(person, match)
    secret = await call.front.office.carry(person)
    return Carried(secret, f"/m/{match}#carry={secret}")
