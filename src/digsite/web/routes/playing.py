"""Sights and moves by plain HTTP, for scripts and bots written by others."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from digsite.service.messages import Key, Person, Wish
from digsite.text import Voice

from .. import sentences, verbs, wire
from ..http.call import Call
from ..http.disconnects import unless_gone
from ..http.endpoint import Routes
from ..http.limits import HEAVY
from ..http.problems import CONFLICT, REFUSED, STALE
from ..match import voice_of
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
    turn: bool = False


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
    look = await call.context.office.looking.look(person, match, query.seat, query.since, query.at)
    voice = await voice_of(call.context, match, call.language, person)
    return sentences.sight(look, voice)


@routes.post("/api/matches/{match}/moves", refuses=[STALE, REFUSED, CONFLICT])
async def moves(call: Call, person: Person, match: MatchId, body: Move) -> wire.Accepted:
    """The small decisions of one gesture, all or none."""
    asked = wire.Play(match, body.version, body.key, body.actions)
    return await verbs.play(asker_of(call, person), asked)


@routes.post("/api/matches/{match}/undo", refuses=[STALE, REFUSED, CONFLICT])
async def undo(call: Call, person: Person, match: MatchId, body: Back) -> wire.Accepted:
    """Take back one's last decision of this turn, or the whole of it with `turn`."""
    asked = wire.Undo(match, body.version, body.key, body.turn)
    return await verbs.undo(asker_of(call, person), asked)


@routes.post("/api/matches/{match}/resign", refuses=[CONFLICT])
async def resign(call: Call, person: Person, match: MatchId, body: Resignation) -> wire.Accepted:
    """Give up one's seat."""
    return await verbs.resign(asker_of(call, person), wire.Resign(match, body.key, body.seat))


@routes.post("/api/matches/{match}/proposals", refuses=[CONFLICT])
async def propose(
    call: Call, person: Person, match: MatchId, body: Proposing
) -> wire.Proposal | wire.Settled:
    """Ask the others for an undo, an end, or a rematch."""
    return await verbs.propose(asker_of(call, person), wire.Propose(match, body.what))


@routes.post("/api/matches/{match}/proposals/{proposal}", refuses=[CONFLICT])
async def answer(
    call: Call,
    person: Person,
    match: MatchId,
    proposal: Annotated[int, Meta(ge=0, le=1_000_000)],
    body: Answering,
) -> wire.Proposal | wire.Settled:
    """Agree to a proposal, or not."""
    return await verbs.answer(asker_of(call, person), wire.Answer(match, proposal, body.agree))


@routes.post("/api/matches/{match}/why", refuses=[CONFLICT])
async def why(call: Call, person: Person, match: MatchId, body: Asking) -> wire.Reason:
    """Why an action is not possible now, in words."""
    return await verbs.why(asker_of(call, person), wire.Why(match, body.action, NO_KEY))


@routes.post("/api/matches/{match}/preview", refuses=[REFUSED, CONFLICT])
async def preview(call: Call, person: Person, match: MatchId, body: Asking) -> wire.PreviewAnswer:
    """What an action would do, as far as the seat can know."""
    return await verbs.preview(asker_of(call, person), wire.Preview(match, body.action, NO_KEY))


@routes.post("/api/matches/{match}/hint", refuses=[CONFLICT], limit=HEAVY)
async def hint(call: Call, person: Person, match: MatchId, body: HintWish) -> wire.Thoughts:
    """What a bot thinks of the position, where the table allows hints."""
    office = call.context.office
    found = await unless_gone(
        call.request, office.hints.hint(person, match, body.seconds, network=call.address)
    )
    voice = await voice_of(call.context, match, call.language, person)
    return sentences.thoughts(found, NO_KEY, voice)


def asker_of(call: Call, person: Person) -> verbs.Asker:
    """The one who sent a request."""

    async def voice(match: str) -> Voice:
        return await voice_of(call.context, match, call.language, person)

    return verbs.Asker(call.context, person, voice, call.request.state.after)
