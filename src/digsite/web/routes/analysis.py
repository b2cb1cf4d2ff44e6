"""Analysing a game: the browser holds the record and sends it with every question."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from digsite.play import Study
from digsite.service.desks.analysing import Analysed
from digsite.service.messages import Person
from digsite.service.messages.analysing import Analysing, PlayingOn, Thinking
from digsite.text import Voice

from ..analysing import Board, Opinion, board, opinion
from ..http.call import Call
from ..http.disconnects import unless_gone
from ..http.endpoint import Routes
from ..http.limits import ANALYSES, CARD_FILES, HEAVY
from ..http.problems import CONFLICT, INVALID, REFUSED
from ..http.strict import LARGEST_BODY
from ..words import door_voice
from .matches import Made
from .people import Body

routes = Routes()
OWN_CARDS = "\nCard-file: "
USUAL_RECORD = 8 * 1024  # characters


class Beginning(Body, frozen=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, bool] = {}


@routes.post("/api/analysis", refuses=[INVALID, REFUSED], limit=ANALYSES, largest=LARGEST_BODY)
async def analyse(call: Call, body: Analysing) -> Board:
    """A place in a record, perhaps after trying something there: another move (`play`, also
    for chance), `deal`, `comment`, `mark`, or `remove` and `promote` of a variation.

    Nothing is kept: the answer has the record to go on with. `eyes` shows what that seat knew.
    """
    await _weigh(call, body.record)
    return await _answered(call, await call.context.office.analyses.analyse(body))


@routes.post("/api/analysis/new", refuses=[INVALID], limit=ANALYSES)
async def begin(call: Call, body: Beginning) -> Board:
    """The record of a new game, before the first draw."""
    voice = door_voice(call.language)
    names = [voice.say("analysis-seat", number=seat + 1) for seat in range(body.seats)]
    found = await call.context.office.analyses.begin(body.game, names, body.options)
    return await _answered(call, found)


@routes.post(
    "/api/analysis/thoughts", refuses=[INVALID, CONFLICT], limit=ANALYSES, largest=LARGEST_BODY
)
async def think(call: Call, person: Person, body: Thinking) -> Opinion:
    """What a strong bot thinks of a place: by what the eyes, or who decides there, can know.

    Nothing is said of a game that people are just playing at a table without hints.
    """
    office = call.context.office
    await _weigh(call, body.record)
    found = await unless_gone(call.request, office.analyses.think(person, body, call.address))
    voice = _voice(call, found.study)
    return await office.aside(lambda: opinion(found.hint, voice))


@routes.post(
    "/api/analysis/matches",
    status=201,
    refuses=[INVALID, CONFLICT],
    limit=HEAVY,
    largest=LARGEST_BODY,
)
async def play_on(call: Call, person: Person, body: PlayingOn) -> Made:
    """A new match that goes on from a place; what the `eyes` were not shown is dealt again."""
    if OWN_CARDS in body.record:
        await call.context.limits.count(CARD_FILES, call.address, len(body.record))
    info = await call.context.office.analyses.play_on(person, body)
    return Made(info.match, f"/m/{info.match}", info)


async def _weigh(call: Call, record: str) -> None:
    """A long record counts for several: it takes as much longer to replay."""
    if more := len(record) // USUAL_RECORD:
        await call.context.limits.count(ANALYSES, call.address, more)


async def _answered(call: Call, found: Analysed) -> Board:
    voice = _voice(call, found.analysis.study)
    return await call.context.office.aside(lambda: board(found, voice))


def _voice(call: Call, study: Study) -> Voice:
    """Who can speak of this game in the names of its record."""
    return door_voice(call.language, study.game.key).at([who.name for who in study.seated])
