"""The log, the record of a game that is over, and records from elsewhere."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from digsite.service.records import Chapter, Moment, Outcome, Person

from .. import telling
from ..call import Call, Text
from ..endpoint import Routes
from ..limits import HEAVY
from ..problems import CONFLICT, INVALID
from ..table import teller_of
from ..wire import MatchId, Version
from ..words import Teller
from .matches import Made
from .people import Body

routes = Routes()


class LogQuery(Body, frozen=True):
    since: Version = 0
    limit: Annotated[int, Meta(ge=1, le=2_000)] = 500


class Log(msgspec.Struct, frozen=True):
    lines: list[telling.LogLine]


class RecordQuery(Body, frozen=True):
    format: Literal["text", "json"] = "text"


class Story(msgspec.Struct, frozen=True):
    """How a finished match went; `sources` are the words for where points come from."""

    match: str
    game: str
    names: tuple[str, ...]
    sources: dict[str, str]
    outcome: Outcome
    chapters: tuple[Chapter, ...]


class Judged(msgspec.Struct, frozen=True):
    """A decision with the chances of all seats then; `better` where something clearly was."""

    version: int
    turn: int
    seat: int
    wins: tuple[float, ...]
    loss: float
    played: str | None
    better: str | None


class Review(msgspec.Struct, frozen=True):
    """A finished match, judged by what each player could know: `done` of `all` decisions."""

    match: str
    done: int
    all: int
    moments: list[Judged]


@routes.get("/api/matches/{match}/log")
async def log(call: Call, person: Person | None, match: MatchId, query: LogQuery) -> Log:
    """What happened after a version, in words, as the reader may know it."""
    entries = await call.front.office.log(person, match, query.since, query.limit)
    teller = await teller_of(call.front, match, call.language, person)
    return Log([telling.log_line(entry, teller) for entry in entries])


@routes.get("/api/matches/{match}/record", refuses=[CONFLICT], media="text/plain")
async def record(call: Call, person: Person | None, match: MatchId, query: RecordQuery) -> Text:
    """The record of a match that is over, as readable text or as JSON."""
    media = "application/json" if query.format == "json" else "text/plain; charset=utf-8"
    return Text(await call.front.office.record(person, match, query.format), media)


@routes.get("/api/matches/{match}/review", refuses=[CONFLICT])
async def review(call: Call, person: Person | None, match: MatchId) -> Review:
    """A finished match judged by a strong bot: ask again until `done` is `all`."""
    found = await call.front.office.review(person, match)
    teller = await teller_of(call.front, match, call.language, person)
    return Review(
        found.match, found.done, found.all, [_judged(each, teller) for each in found.moments]
    )


@routes.post("/api/records", status=201, refuses=[INVALID], limit=HEAVY)
async def import_record(call: Call, person: Person, body: str) -> Made:
    """Import a record as a finished match."""
    info = await call.front.office.import_record(person, body)
    return Made(info.match, f"/m/{info.match}", info)


@routes.get("/api/matches/{match}/story", refuses=[CONFLICT])
async def story(call: Call, person: Person | None, match: MatchId) -> Story:
    """How a finished match went: points by source over time."""
    told = await call.front.office.story(person, match)
    teller = await teller_of(call.front, match, call.language, person)
    last = told.chapters[-1].breakdown if told.chapters else ()
    sources = {source for points in last for source in points}
    return Story(
        told.match,
        told.game,
        told.names,
        {source: teller.source(source) for source in sorted(sources)},
        told.outcome,
        told.chapters,
    )


def _judged(moment: Moment, teller: Teller) -> Judged:
    return Judged(
        moment.version,
        moment.turn,
        moment.seat,
        moment.wins,
        moment.loss,
        teller.offer(moment.played) if moment.played is not None else None,
        teller.offer(moment.better) if moment.better is not None else None,
    )
