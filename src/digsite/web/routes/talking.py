"""Chat and private notes."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from digsite.service.messages import Key, Person, Said

from .. import verbs, wire
from ..http.call import Call
from ..http.endpoint import Routes
from ..http.strict import LARGEST_BODY
from ..wire import Line, MatchId
from .people import Body
from .playing import asker_of

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
    return ChatLines(await call.context.office.talk.chat(person, match, query.before, query.limit))


@routes.post("/api/matches/{match}/chat")
async def say(call: Call, person: Person, match: MatchId, body: Saying) -> Said:
    """Say something to everybody at the match."""
    asked = wire.Chat(match, body.text, body.key)
    return await verbs.chat(asker_of(call, person), asked)


@routes.get("/api/matches/{match}/notes")
async def notes(call: Call, person: Person, match: MatchId) -> Notes:
    """One's private notes."""
    return Notes(await call.context.office.talk.notes(person, match))


@routes.put("/api/matches/{match}/notes", largest=LARGEST_BODY)
async def write_notes(call: Call, person: Person, match: MatchId, body: Notes) -> None:
    """Replace one's private notes."""
    await call.context.office.talk.write_notes(person, match, body.text)
