"""Learn from mistakes: what was wrong in a finished match, asked again."""

from __future__ import annotations

import msgspec

from digsite.service.messages import Mistake, Offer, Person
from digsite.text import Voice

from ..http.call import Call
from ..http.endpoint import Routes
from ..http.limits import HEAVY
from ..http.problems import CONFLICT, REFUSED
from ..match import actions_of
from ..wire import AnyAction, MatchId, Version
from ..words import door_voice
from .people import Body
from .puzzles import Question, asked

routes = Routes()


class Mistakes(msgspec.Struct, frozen=True):
    """What was clearly wrong; empty while there is no finished review."""

    mistakes: list[Mistake]


class Retrying(Body, frozen=True):
    action: AnyAction


class RetriedAnswer(msgspec.Struct, frozen=True):
    """Right is what gives away at most 0.02 of a win against the best."""

    right: bool
    loss: float
    best: str
    best_notation: str
    played: str
    played_loss: float


@routes.get("/api/matches/{match}/mistakes", refuses=[CONFLICT])
async def mistakes(call: Call, person: Person | None, match: MatchId) -> Mistakes:
    """What one did clearly wrong in a finished match that was reviewed."""
    return Mistakes(await call.context.office.learning.mistakes(person, match))


@routes.get("/api/matches/{match}/mistakes/{version}", refuses=[CONFLICT])
async def question(call: Call, person: Person | None, match: MatchId, version: Version) -> Question:
    """The position of a mistake, with the eyes of who made it."""
    found = await call.context.office.learning.question(person, match, version)
    return asked(found, call.language)


@routes.post("/api/matches/{match}/mistakes/{version}", refuses=[CONFLICT, REFUSED], limit=HEAVY)
async def answer(
    call: Call, person: Person, match: MatchId, version: Version, body: Retrying
) -> RetriedAnswer:
    """Try again: what the decision gives away is found out by a bot."""
    office = call.context.office
    (action,) = await actions_of(call.context, match, [body.action])
    found = await office.learning.answer(person, match, version, action, call.address)
    info = await office.tables.info(person, match)
    voice = door_voice(call.language, info.game).at(found.names)
    return RetriedAnswer(
        found.right,
        found.loss,
        _text(found.best, voice),
        found.best.notation,
        _text(found.played, voice),
        found.played_loss,
    )


def _text(offer: Offer, voice: Voice) -> str:
    return voice.offer(offer.action, offer.about)
