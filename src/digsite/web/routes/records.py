"""The log, the record of a game that is over, and records from elsewhere."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from digsite.bots.insight.usual import Usual
from digsite.bots.review import Mark
from digsite.service.messages import Chapter, Luck, Moment, Outcome, Person
from digsite.text import Voice
from digsite.text.rulebook import prompt_clauses
from digsite.text.why import why

from .. import sentences
from ..fates import each_of, line_of, sums_of
from ..http.call import Call, Text
from ..http.endpoint import Routes
from ..http.limits import CARD_FILES, HEAVY
from ..http.problems import CONFLICT, INVALID
from ..match import voice_of
from ..wire import MatchId, Version
from .matches import Made
from .people import Body

routes = Routes()


class LogQuery(Body, frozen=True):
    since: Version = 0
    limit: Annotated[int, Meta(ge=1, le=2_000)] = 500


class SinceQuery(Body, frozen=True):
    until: Version | None = None


class Log(msgspec.Struct, frozen=True):
    lines: list[sentences.LogLine]


class RecordQuery(Body, frozen=True):
    format: Literal["text", "json"] = "text"


class CountedInWords(msgspec.Struct, frozen=True):
    """Something chance decided, for a seat or for all."""

    version: int
    seat: int | None
    came: int
    expected: float
    text: str


class LuckAnswer(msgspec.Struct, frozen=True):
    """What chance did: `line` in one line, `sums` for each player, `counted` one by one."""

    luck: Luck | None
    line: str
    title: str  # of what is counted
    sums: list[str]
    counted: list[CountedInWords]


class ReviewQuery(Body, frozen=True):
    again: bool = False


class Story(msgspec.Struct, frozen=True):
    """How a finished match went; `sources` are the words for where points come from."""

    match: str
    game: str
    names: tuple[str, ...]
    sources: dict[str, str]
    outcome: Outcome
    chapters: tuple[Chapter, ...]


class LookedBest(msgspec.Struct, frozen=True):
    """What might have been decided, and the chance to win of who decided then (`value`)."""

    text: str
    value: float


class Judged(msgspec.Struct, frozen=True):
    """A decision with the chances of all seats then; `better` where something clearly was."""

    version: int
    turn: int
    seat: int
    wins: tuple[float, ...]
    mark: Mark
    loss: float
    played: str | None
    better: str | None
    why: str | None  # it was worse
    clause: str | None  # the rule behind the question
    error: tuple[float, ...]  # by seat, in points ahead of the mean, if any is sure
    best: list[LookedBest]  # with `better`: what looked best, that first


class Review(msgspec.Struct, frozen=True):
    """A finished match, judged by what each player could know: `done` of `all` decisions."""

    match: str
    done: int
    all: int
    moments: list[Judged]
    engine: str  # who judged
    latest: bool  # nobody here would judge better now
    usual: Usual | None  # what usually wins with so many players


@routes.get("/api/matches/{match}/log", grows=True)
async def log(call: Call, person: Person | None, match: MatchId, query: LogQuery) -> Log:
    """What happened after a version, in words, as the reader may know it."""
    entries = await call.context.office.looking.log(person, match, query.since, query.limit)
    voice = await voice_of(call.context, match, call.language, person)
    lines = await call.context.office.aside(
        lambda: [sentences.log_line(entry, voice) for entry in entries]
    )
    return Log(lines)


@routes.get("/api/matches/{match}/since", grows=True)
async def since(
    call: Call, person: Person | None, match: MatchId, query: SinceQuery
) -> sentences.Since:
    """What happened since the reader last decided, up to a version, in words."""
    found = await call.context.office.looking.since(person, match, query.until)
    voice = await voice_of(call.context, match, call.language, person)
    return await call.context.office.aside(lambda: sentences.since(found, voice))


@routes.get("/api/matches/{match}/record", refuses=[CONFLICT], media="text/plain")
async def record(call: Call, person: Person | None, match: MatchId, query: RecordQuery) -> Text:
    """The record of a match that is over, as readable text or as JSON."""
    media = "application/json" if query.format == "json" else "text/plain; charset=utf-8"
    return Text(await call.context.office.archive.record(person, match, query.format), media)


@routes.get("/api/matches/{match}/review", refuses=[CONFLICT])
async def review(call: Call, person: Person | None, match: MatchId, query: ReviewQuery) -> Review:
    """A finished match judged by a strong bot: ask again until `done` is `all`.

    It is made once, for those who played or imported the match and for holders of an account;
    what is finished is kept, and shown to everybody who may look. Where it is not the `latest`
    that can be had here, `again` makes it anew.
    """
    found = await call.context.office.reviews.review(person, match, call.address, query.again)
    voice = await voice_of(call.context, match, call.language, person)
    moments = [_judged(each, voice) for each in found.moments]
    return Review(
        found.match,
        found.done,
        found.all,
        moments,
        found.engine,
        found.latest,
        _with_name(found.usual, voice),
    )


@routes.get("/api/matches/{match}/luck", refuses=[CONFLICT])
async def luck(call: Call, person: Person | None, match: MatchId) -> LuckAnswer:
    """What chance gave whom in a finished match, in points ahead of the mean of the table.

    For every seat `result` is `start` + `luck` + `own` + `given` + `rest`, and over all seats each
    sort adds up to 0 (`own` and `given` together). `luck` is missing where it cannot be told well:
    not in every game, nor without its real end.
    """
    found = await call.context.office.archive.luck(person, match)
    voice = await voice_of(call.context, match, call.language, person)
    return LuckAnswer(
        found.luck,
        line_of(found, voice),
        voice.say("tally-title") if found.counted else "",
        sums_of(found, voice),
        [
            CountedInWords(each.version, each.seat, each.came, each.expected, each_of(each, voice))
            for each in found.counted
        ],
    )


@routes.post("/api/records", status=201, refuses=[INVALID], limit=HEAVY)
async def import_record(call: Call, person: Person, body: str) -> Made:
    """Import a record as a finished match."""
    if "\nCard-file: " in body:
        await call.context.limits.count(CARD_FILES, call.address, len(body))
    info = await call.context.office.archive.import_record(person, body)
    return Made(info.match, f"/m/{info.match}", info)


@routes.get("/api/matches/{match}/story", refuses=[CONFLICT])
async def story(call: Call, person: Person | None, match: MatchId) -> Story:
    """How a finished match went: points by source over time."""
    told = await call.context.office.archive.story(person, match)
    voice = await voice_of(call.context, match, call.language, person)
    last = told.chapters[-1].breakdown if told.chapters else ()
    sources = {source for points in last for source in points}
    return Story(
        told.match,
        told.game,
        told.names,
        {source: voice.source(source) for source in sorted(sources)},
        told.outcome,
        told.chapters,
    )


def _with_name(usual: Usual | None, voice: Voice) -> Usual | None:
    if usual is None:
        return None
    return msgspec.structs.replace(usual, bot=voice.say(f"rung-{usual.bot}"))


def _judged(moment: Moment, voice: Voice) -> Judged:
    return Judged(
        moment.version,
        moment.turn,
        moment.seat,
        moment.wins,
        moment.mark,
        moment.loss,
        voice.offer(moment.played, moment.played_about) if moment.played is not None else None,
        voice.offer(moment.better, moment.better_about) if moment.better is not None else None,
        _why(moment, voice),
        prompt_clauses(voice.key).get(moment.asked),
        moment.error,
        [LookedBest(voice.offer(each.action, each.about), each.value) for each in moment.best],
    )


def _why(moment: Moment, voice: Voice) -> str | None:
    if moment.reason is None:
        return None
    return why(voice, moment.reason, len(moment.wins) - 1)
