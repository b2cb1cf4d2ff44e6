"""Chat and private notes."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from digsite.service.records import Key, Person, Said

from ..call import Call
from ..endpoint import Routes
from ..wire import Line, MatchId
from .people import Body

routes = Routes()


class ChatQuery(Body, frozen=True):
    before: Annotated[int, Meta(ge=0)] | None = None
    limit: Annotated[int, Meta(ge=1, le=200)] = 100


class Saying(Body, frozen=True):
    text: Line
    key: Key


class ChatLines(msgspec.Struct, frozen=True):
    lines: tuple[Said, ...]


class Notes(Body, frozen=True):
    text: Annotated[str, Meta(max_length=10_000)]


@routes.get("/api/matches/{match}/chat")
async def chat(call: Call, person: Person | None, match: MatchId, query: ChatQuery) -> ChatLines:
    """The last lines of chat, the oldest first."""
    return ChatLines(await call.front.office.chat(person, match, query.before, query.limit))


@routes.post("/api/matches/{match}/chat")
async def say(call: Call, person: Person, match: MatchId, body: Saying) -> Said:
    """Say something to everybody at the match."""
    return await call.front.office.say(person, match, body.text, body.key)


@routes.get("/api/matches/{match}/notes")
async def notes(call: Call, person: Person, match: MatchId) -> Notes:
    """One's private notes."""
    return Notes(await call.front.office.notes(person, match))


@routes.put("/api/matches/{match}/notes")
async def write_notes(call: Call, person: Person, match: MatchId, body: Notes) -> None:
    """Replace one's private notes."""
    await call.front.office.write_notes(person, match, body.text)
