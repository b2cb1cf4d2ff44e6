"""Typed routes: one declaration checks what comes in, answers, and describes itself.

A handler says by its parameters what it needs: `call` the request, `person` who asks (`Person`
must be known, `Person | None` may be a stranger), `body` and `query` typed records, and the
parts of its path by name. Its answer is a record (JSON), a `Text`, or nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict, Unpack, get_args, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from digsite.service.messages import Person

from . import strict
from .caching import cacheable, can_be_packed, packed
from .call import QUICK, Call, Text, nobody, too_large
from .limits import REQUESTS, Allowance
from .problems import (
    BAD_REQUEST,
    CONFLICT,
    FORBIDDEN,
    INVALID,
    NO_TOKEN,
    NOT_FOUND,
    NOT_READY,
    STRANGE_ORIGIN,
    TOO_LARGE,
    TOO_MANY,
    WRONG_TYPE,
    Kind,
    Problem,
)

JSON = "application/json"
Handler = Callable[..., Awaitable[Any]]
Hint = Any  # a type as it was annotated, a union too
Given = dict[str, Any]  # the arguments of a handler, or their hints
_TAKEN = {"call", "person", "body", "query", "return"}
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Endpoint:
    """A route with its types and everything that can be wrong with a request to it."""

    method: str
    path: str
    handler: Handler
    status: int
    limit: Allowance | None
    problems: tuple[Kind, ...]
    media: str
    body: Hint
    query: Hint
    answer: Hint
    parts: Given
    largest: int  # bytes of a body of JSON
    quota: Allowance | None  # what a large one counts for
    person: bool | None  # must be known, may be, is not asked
    alike: bool  # whoever may ask gets the same
    grows: bool  # the answer is longer with every move
    asks_for_call: bool

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip().partition("\n")[0]

    @property
    def shared(self) -> bool:
        """Whether everybody gets the same, so that it may be kept and packed."""
        if self.method != "GET" or not self.path.startswith("/api/"):
            return False
        return self.alike or self.person is None

    async def __call__(self, request: Request) -> Response:
        """Check, do, answer."""
        call = Call(request)
        if self.limit is not None:
            await call.context.limits.count(self.limit, call.address)
        if self.method != "GET":
            call.check_origin()
            await self._expect(call)
        given = self._parts(request) | await self._given(call)
        answer = await self.handler(**given)
        response = self._response(call, answer)
        return await self._packed(call, response) if self.grows else response

    async def _expect(self, call: Call) -> None:
        """Refuse a body that is too large, or one too many, before it is read."""
        size = call.announced
        if self.body is not str and size > self.largest:
            raise too_large(self.largest)
        if self.quota is not None and size > QUICK:
            await call.context.limits.expect(self.quota, call.address, size)

    async def _given(self, call: Call) -> Given:
        given: Given = {}
        query = call.query()
        if self.query is not None:
            given["query"] = _fitted(query, self.query, BAD_REQUEST, lax=True)
        elif query:
            raise Problem(BAD_REQUEST, f"no parameter {next(iter(query))[:40]!r} is known here")
        if self.person and call.token is None:
            raise nobody()
        body = await self._read(call)  # it may be slow, and the session end meanwhile
        if self.person is not None:
            given["person"] = await call.person(needed=self.person)
        if self.body is str:
            given["body"] = body
        elif self.body is not None:
            given["body"] = _fitted(body, self.body, INVALID)
        if self.asks_for_call:
            given["call"] = call
        return given

    async def _read(self, call: Call) -> object:
        if self.body is str:
            return await call.text()
        if self.method == "GET":
            return None
        return await call.json(self.largest, needed=self.body is not None)

    def _parts(self, request: Request) -> Given:
        found = request.path_params
        return {
            name: _fitted(found[name], kind, NOT_FOUND, lax=True)
            for name, kind in self.parts.items()
        }

    def _response(self, call: Call, answer: object) -> Response:
        if answer is None:
            response = Response(status_code=204)
        else:
            text = answer if isinstance(answer, Text) else Text(_encode(answer), JSON)
            if self.shared:
                return cacheable(call.request, text.content, text.media)
            response = Response(text.content, self.status, media_type=text.media)
        for line in call.cookies:
            response.headers.append("set-cookie", line)
        return response

    async def _packed(self, call: Call, response: Response) -> Response:
        """The same in fewer bytes, for those who can unpack; packed beside the event loop."""
        content = bytes(response.body)
        response.headers.add_vary_header("accept-encoding")
        if can_be_packed(call.request, content, self.media):
            response.body = await call.context.office.aside(lambda: packed(content))
            response.headers["content-length"] = str(len(response.body))
            response.headers["content-encoding"] = "gzip"
        return response


class Manner(TypedDict, total=False):
    """What may be said of a route besides its path."""

    refuses: Sequence[Kind]
    status: int
    limit: Allowance | None
    largest: int
    quota: Allowance | None
    media: str
    alike: bool
    grows: bool


class Routes:
    """A list of endpoints that grows by decorated handlers."""

    def __init__(self) -> None:
        self.endpoints: list[Endpoint] = []

    def get(self, path: str, **more: Unpack[Manner]) -> Callable[[Handler], Handler]:
        return self._route("GET", path, **more)

    def post(self, path: str, **more: Unpack[Manner]) -> Callable[[Handler], Handler]:
        return self._route("POST", path, **more)

    def put(self, path: str, **more: Unpack[Manner]) -> Callable[[Handler], Handler]:
        return self._route("PUT", path, **more)

    def patch(self, path: str, **more: Unpack[Manner]) -> Callable[[Handler], Handler]:
        return self._route("PATCH", path, **more)

    def _route(
        self, method: str, path: str, **more: Unpack[Manner]
    ) -> Callable[[Handler], Handler]:
        limit = more.get("limit", REQUESTS)

        def keep(handler: Handler) -> Handler:
            hints = get_type_hints(handler, include_extras=True)
            person = _wants_person(hints.get("person"))
            endpoint = Endpoint(
                method=method,
                path=path,
                handler=handler,
                status=more.get("status", 200),
                limit=limit,
                problems=_problems(method, hints, person, more.get("refuses", ()), limit),
                media=more.get("media", JSON),
                body=hints.get("body"),
                query=hints.get("query"),
                answer=hints["return"],
                parts={name: hints[name] for name in hints if name not in _TAKEN},
                largest=more.get("largest", QUICK),
                quota=more.get("quota"),
                person=person,
                alike=more.get("alike", False),
                grows=more.get("grows", False),
                asks_for_call="call" in hints,
            )
            self.endpoints.append(endpoint)
            return handler

        return keep


def _fitted(value: object, kind: Hint, wrong: Kind, lax: bool = False) -> Any:
    try:
        return strict.fit(value, kind, strict=not lax)
    except strict.Misfit as error:
        raise Problem(wrong, str(error)) from None


def _wants_person(hint: Hint) -> bool | None:
    if hint is None:
        return None
    return Person not in get_args(hint)


def _problems(
    method: str,
    hints: Given,
    person: bool | None,
    refuses: Sequence[Kind],
    limit: Allowance | None,
) -> tuple[Kind, ...]:
    """What this kind of route can always be asked wrongly, and what its handler refuses."""
    found = {BAD_REQUEST, *refuses}
    if limit is not None:
        found.add(TOO_MANY)
    if person is not None:
        found |= {NO_TOKEN, NOT_READY}
    if method != "GET":
        found |= {STRANGE_ORIGIN, TOO_LARGE, WRONG_TYPE, INVALID}
    if "query" in hints:
        found.add(INVALID)
    if set(hints) - _TAKEN:
        found.add(NOT_FOUND)
    if "match" in hints:
        found |= {FORBIDDEN, CONFLICT}
    return tuple(sorted(found, key=lambda kind: (kind.status, kind.name)))
