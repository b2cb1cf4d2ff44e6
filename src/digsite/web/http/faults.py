"""Everything that can be raised → a problem, and a problem → an answer."""

from __future__ import annotations

from functools import cache

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from digsite.core.errors import BadInput, DigsiteError, Refused, Stale
from digsite.core.typed import Plain
from digsite.service import errors
from digsite.text import Language
from digsite.text.messages import dashed

from .. import sentences, wire
from ..match import voice_of
from ..words import door_voice
from .call import Caller
from .problems import (
    BAD_REQUEST,
    CONFLICT,
    FORBIDDEN,
    INVALID,
    NO_TOKEN,
    NOT_ALLOWED,
    NOT_FOUND,
    NOT_READY,
    REFUSED,
    STALE,
    TOO_MANY,
    Kind,
    Problem,
    ProblemAnswer,
)

LONGEST_DETAIL = 600  # characters
MEDIA = "application/problem+json"
_OFFICE: dict[type[errors.OfficeError], Kind] = {
    errors.NotKnown: NO_TOKEN,
    errors.NotAllowed: FORBIDDEN,
    errors.NotThere: NOT_FOUND,
    errors.NotNow: CONFLICT,
    errors.TooMany: TOO_MANY,
    errors.Busy: NOT_READY,
    errors.Unavailable: NOT_READY,
    errors.Crowded: NOT_READY,
}


def problem_of(error: DigsiteError) -> Problem:
    """What the office or the rules said, as a problem."""
    match error:
        case errors.OfficeError():
            problem = Problem(_OFFICE[type(error)], str(error), reason=error.reason)
            if problem.kind in (NOT_READY, TOO_MANY):
                problem.wait = error.wait or 1
            return problem
        case Refused():
            refusal = error.refusal
            return Problem(
                REFUSED,
                str(error),
                reason=refusal.reason,
                clause=refusal.clause,
                params=refusal.params,
            )
        case Stale():
            return Problem(STALE, str(error), version=error.current)
        case BadInput():
            return Problem(INVALID, str(error))
    raise error


def answer_of(problem: Problem, language: Language) -> ProblemAnswer:
    """The problem with its words."""
    kind = problem.kind
    voice = door_voice(language)
    title = voice.say(f"problem-{kind.name}")
    more = dict(problem.more)
    said = f"office-{dashed(more.get('reason', ''))}"
    if "text" not in more and voice.knows(said):
        more["text"] = voice.say(said)
    return ProblemAnswer(kind.uri, title, kind.status, _brief(problem.detail), **more)


def _brief(detail: str) -> str:
    """Nobody gets what they sent back whole."""
    return detail if len(detail) <= LONGEST_DETAIL else detail[:LONGEST_DETAIL] + "…"


def respond(problem: Problem, language: Language) -> Response:
    """The problem as an answer to a request."""
    headers = {"cache-control": "no-store"}
    if problem.wait is not None:
        headers["retry-after"] = str(problem.wait)
    if problem.kind is NO_TOKEN:
        headers["www-authenticate"] = 'Bearer realm="digsite"'
    body = msgspec.json.encode(answer_of(problem, language))
    return Response(body, problem.kind.status, headers, media_type=MEDIA)


@cache
def stubborn_answer(language: Language) -> bytes:
    """What somebody is told who asks on and on after being refused: made once."""
    problem = Problem(TOO_MANY, "too much was asked from one address; wait as long as is said")
    return msgspec.json.encode(answer_of(problem, language))


async def on_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return respond(error, _language(request))


async def on_digsite_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, DigsiteError)
    problem = problem_of(error)
    if isinstance(error, Refused | Stale) and "match" in request.path_params:
        problem.more |= await _from_the_table(request, error)
    elif isinstance(error, Refused) and error.game:
        problem.more["text"] = door_voice(_language(request), error.game).refusal(error.refusal)
    return respond(problem, _language(request))


async def on_http(request: Request, error: Exception) -> Response:
    """What the router itself refuses."""
    assert isinstance(error, HTTPException)
    kind = {404: NOT_FOUND, 405: NOT_ALLOWED}.get(error.status_code, BAD_REQUEST)
    response = respond(Problem(kind, str(error.detail)), _language(request))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _from_the_table(request: Request, error: Refused | Stale) -> Plain:
    """The refusal in words; or, to one who is late, how the table stands."""
    caller, match = Caller(request), request.path_params["match"]
    person = await caller.person(needed=False)
    voice = await voice_of(caller.context, match, _language(request), person)
    if isinstance(error, Refused):
        return {"text": voice.refusal(error.refusal)}
    look = await caller.context.office.looking.look(person, match)
    return {"sight": msgspec.Raw(wire.encode(sentences.tell(look, voice)))}


def _language(request: Request) -> Language:
    try:
        return Caller(request).language
    except Problem:
        return "en"
