"""Everything that can be raised → a problem, and a problem → an answer."""

from __future__ import annotations

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from digsite.core.errors import BadInput, DigsiteError, Refused, Stale
from digsite.service import errors
from digsite.text import Language

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
from .words import door_voice

MEDIA = "application/problem+json"
_OFFICE: dict[type[errors.OfficeError], Kind] = {
    errors.NotKnown: NO_TOKEN,
    errors.NotAllowed: FORBIDDEN,
    errors.NotThere: NOT_FOUND,
    errors.NotNow: CONFLICT,
    errors.TooMany: TOO_MANY,
    errors.Unavailable: NOT_READY,
}


def problem_of(error: DigsiteError) -> Problem:
    """What the office or the rules said, as a problem."""
    match error:
        case errors.OfficeError():
            problem = Problem(_OFFICE[type(error)], str(error), reason=error.reason)
            if problem.kind in (NOT_READY, TOO_MANY):
                problem.wait = 1
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
    title = door_voice(language).say(f"problem-{kind.name}")
    return ProblemAnswer(kind.uri, title, kind.status, problem.detail, **problem.more)


def respond(problem: Problem, language: Language) -> Response:
    """The problem as an answer to a request."""
    headers = {"cache-control": "no-store"}
    if problem.wait is not None:
        headers["retry-after"] = str(problem.wait)
    if problem.kind is NO_TOKEN:
        headers["www-authenticate"] = 'Bearer realm="digsite"'
    body = msgspec.json.encode(answer_of(problem, language))
    return Response(body, problem.kind.status, headers, media_type=MEDIA)


async def on_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return respond(error, _language(request))


async def on_digsite_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, DigsiteError)
    return respond(problem_of(error), _language(request))


async def on_http(request: Request, error: Exception) -> Response:
    """What the router itself refuses."""
    assert isinstance(error, HTTPException)
    kind = {404: NOT_FOUND, 405: NOT_ALLOWED}.get(error.status_code, BAD_REQUEST)
    response = respond(Problem(kind, str(error.detail)), _language(request))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def _language(request: Request) -> Language:
    try:
        return Caller(request).language
    except Problem:
        return "en"
