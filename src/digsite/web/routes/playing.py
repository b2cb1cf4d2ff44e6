"""Sights and moves by plain HTTP, for scripts and bots written by others."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from digsite.service.records import Key, Person, Wish

from .. import telling, wire
from ..call import Call
from ..endpoint import Routes
from ..limits import HEAVY
from ..problems import CONFLICT, REFUSED, STALE
from ..table import actions_of, teller_of
from ..wire import Actions, AnyAction, MatchId, SeatNumber, Seconds, Version
from .people import Body

routes = Routes()
NO_KEY = ""


class SightQuery(Body, frozen=True):
    seat: SeatNumber | None = None
    since: Version | None = None
    at: Version | None = None


class Move(Body, frozen=True):
    version: Version
    key: Key
    actions: Actions


class Back(Body, frozen=True):
    version: Version
    key: Key


class Resignation(Body, frozen=True):
    key: Key
    seat: SeatNumber | None = None


class Proposing(Body, frozen=True):
    what: Wish


class Answering(Body, frozen=True):
    agree: bool


class Asking(Body, frozen=True):
    action: AnyAction


class HintWish(Body, frozen=True):
    seconds: Seconds = 2.0


@routes.get("/api/matches/{match}/sight")
async def sight(call: Call, person: Person | None, match: MatchId, query: SightQuery) -> wire.Sight:
    """The sight of one's seat, or of a spectator; `at` an earlier version."""
    look = await call.front.office.look(person, match, query.seat, query.since, query.at)
    teller = await teller_of(call.front, match, call.language, person)
    return wire.Sight(**telling.sight_fields(look, teller))


@routes.post("/api/matches/{match}/moves", refuses=[STALE, REFUSED, CONFLICT])
async def moves(call: Call, person: Person, match: MatchId, body: Move) -> wire.Accepted:
    """The small decisions of one gesture, all or none."""
    actions = await actions_of(call.front, match, body.actions)
    done = await call.front.office.play(person, match, body.version, body.key, actions)
    return telling.accepted(done)


@routes.post("/api/matches/{match}/undo", refuses=[STALE, REFUSED, CONFLICT])
async def undo(call: Call, person: Person, match: MatchId, body: Back) -> wire.Accepted:
    """Take back one's last decision of this turn."""
    return telling.accepted(await call.front.office.undo(person, match, body.version, body.key))


@routes.post("/api/matches/{match}/resign", refuses=[CONFLICT])
async def resign(call: Call, person: Person, match: MatchId, body: Resignation) -> wire.Accepted:
    """Give up one's seat."""
    return telling.accepted(await call.front.office.resign(person, match, body.key, body.seat))


@routes.post("/api/matches/{match}/proposals", refuses=[CONFLICT])
async def propose(
    call: Call, person: Person, match: MatchId, body: Proposing
) -> wire.Proposal | wire.Settled:
    """Ask the others for an undo, an end, or a rematch."""
    news = await call.front.office.propose(person, match, body.what)
    return telling.proposed(news, await teller_of(call.front, match, call.language, person))


@routes.post("/api/matches/{match}/proposals/{proposal}", refuses=[CONFLICT])
async def answer(
    call: Call,
    person: Person,
    match: MatchId,
    proposal: Annotated[int, Meta(ge=0, le=1_000_000)],
    body: Answering,
) -> wire.Proposal | wire.Settled:
    """Agree to a proposal, or not."""
    news = await call.front.office.answer(person, match, proposal, body.agree)
    return telling.proposed(news, await teller_of(call.front, match, call.language, person))


@routes.post("/api/matches/{match}/why", refuses=[CONFLICT])
async def why(call: Call, person: Person, match: MatchId, body: Asking) -> wire.Reason:
    """Why an action is not possible now, in words."""
    (action,) = await actions_of(call.front, match, [body.action])
    refusal = await call.front.office.why(person, match, action)
    teller = await teller_of(call.front, match, call.language, person)
    return telling.reason(match, NO_KEY, refusal, teller)


@routes.post("/api/matches/{match}/preview", refuses=[REFUSED, CONFLICT])
async def preview(call: Call, person: Person, match: MatchId, body: Asking) -> wire.PreviewAnswer:
    """What an action would do, as far as the seat can know."""
    (action,) = await actions_of(call.front, match, [body.action])
    outlook, odds = await call.front.office.preview(person, match, action)
    teller = await teller_of(call.front, match, call.language, person)
    return telling.preview(match, NO_KEY, outlook, odds, teller)


@routes.post("/api/matches/{match}/hint", refuses=[CONFLICT], limit=HEAVY)
async def hint(call: Call, person: Person, match: MatchId, body: HintWish) -> wire.Thoughts:
    """What a bot thinks of the position, where the table allows hints."""
    found = await call.front.office.hint(person, match, body.seconds)
    teller = await teller_of(call.front, match, call.language, person)
    return telling.thoughts(found, NO_KEY, teller)
