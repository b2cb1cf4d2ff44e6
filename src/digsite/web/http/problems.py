"""What can be wrong with a request, each kind with its status: RFC 9457."""

from __future__ import annotations

from typing import Any

import msgspec


class Kind(msgspec.Struct, frozen=True):
    """A kind of problem; its words are the message `problem-<name>`."""

    name: str
    status: int

    @property
    def uri(self) -> str:
        return f"/docs#problem-{self.name}"


BAD_REQUEST = Kind("bad-request", 400)
NO_TOKEN = Kind("no-token", 401)
FORBIDDEN = Kind("forbidden", 403)
STRANGE_ORIGIN = Kind("strange-origin", 403)
NOT_FOUND = Kind("not-found", 404)
NOT_ALLOWED = Kind("not-allowed", 405)
STALE = Kind("stale", 409)
CONFLICT = Kind("conflict", 409)
TOO_LARGE = Kind("too-large", 413)
WRONG_TYPE = Kind("wrong-type", 415)
INVALID = Kind("invalid", 422)
REFUSED = Kind("refused", 422)
TOO_MANY = Kind("too-many", 429)
NOT_READY = Kind("not-ready", 503)

KINDS = (
    BAD_REQUEST,
    NO_TOKEN,
    FORBIDDEN,
    STRANGE_ORIGIN,
    NOT_FOUND,
    NOT_ALLOWED,
    STALE,
    CONFLICT,
    TOO_LARGE,
    WRONG_TYPE,
    INVALID,
    REFUSED,
    TOO_MANY,
    NOT_READY,
)


class Problem(Exception):
    """Something is wrong with a request; the answer says what."""

    def __init__(self, kind: Kind, detail: str, **more: Any) -> None:
        super().__init__(detail)
        self.kind = kind
        self.detail = detail
        self.more = more
        self.wait: int | None = None  # seconds after which to try again


class ProblemAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """application/problem+json; a refused move has its reason, clause and sentence besides."""

    type: str
    title: str
    status: int
    detail: str
    reason: str | None = None
    clause: str | None = None
    params: dict[str, str | int] | None = None
    text: str | None = None
    version: int | None = None
    sight: msgspec.Raw | None = None
