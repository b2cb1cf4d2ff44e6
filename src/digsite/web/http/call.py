"""One request: who asks, from where, in which language, with what."""

from __future__ import annotations

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from digsite.service.errors import NotKnown
from digsite.service.messages import Person
from digsite.text import LANGUAGES, Language

from ..context import Context
from . import strict
from .addresses import group_of
from .cookies import cookie_of
from .devices import device_of
from .problems import (
    BAD_REQUEST,
    INVALID,
    NO_TOKEN,
    STRANGE_ORIGIN,
    TOO_LARGE,
    WRONG_TYPE,
    Problem,
)
from .security import COOKIE, DEVICE_COOKIE, cookie, no_cookie

LARGEST_TEXT = 1024 * 1024
QUICK = 32 * 1024  # bytes of JSON that are read at once: less than 5 ms
LONGEST_TOKEN = 200


class Text(msgspec.Struct, frozen=True):
    """A body that is not JSON."""

    content: bytes
    media: str


class Caller:
    """What a request and a socket have in common."""

    def __init__(self, connection: HTTPConnection) -> None:
        self.connection = connection
        self.context: Context = connection.app.state.context

    @property
    def address(self) -> str:
        """Where it comes from, as far as limits tell addresses apart."""
        client = self.connection.client
        return group_of(client.host) if client else ""

    @property
    def secure(self) -> bool:
        return self.connection.url.scheme in ("https", "wss")

    @property
    def language(self) -> Language:
        """The language asked for, by parameter or by header."""
        if asked := self.connection.query_params.get("language"):
            return known_language(asked)
        return preferred(self.connection.headers.get("accept-language", ""))

    @property
    def token(self) -> str | None:
        """The token of the person: a header for scripts, a cookie for browsers."""
        header = self.connection.headers.get("authorization")
        if header is not None:
            scheme, _, token = header.partition(" ")
            if scheme.lower() != "bearer" or not token:
                raise Problem(NO_TOKEN, "Authorization is `Bearer` and a token")
            return token
        return cookie_of(self.connection, COOKIE) or None

    @property
    def device(self) -> str:
        return device_of(self.connection.headers.get("user-agent", ""))

    async def person(self, needed: bool) -> Person | None:
        """Who asks; a token that is not known is never taken for a stranger."""
        token = self.token
        if token is None:
            if needed:
                raise nobody()
            return None
        if len(token) > LONGEST_TOKEN or not token.isascii():
            raise Problem(NO_TOKEN, "this token stands for nobody")
        try:
            return await self.context.office.sessions.person_of(token)
        except NotKnown:
            if not needed and "authorization" not in self.connection.headers:
                return None  # a cookie of earlier days
            raise Problem(NO_TOKEN, "this token stands for nobody") from None

    def check_origin(self) -> None:
        """Pages of other sites may not act for the people here."""
        headers = self.connection.headers
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
                raise Problem(STRANGE_ORIGIN, "this page may not ask here")
        elif not self.context.origins.allows(
            origin, self.connection.url.scheme, headers.get("host", "")
        ):
            raise Problem(STRANGE_ORIGIN, f"pages of {origin[:100]!r} may not ask here")


class Call(Caller):
    """One HTTP request."""

    def __init__(self, request: Request) -> None:
        super().__init__(request)
        self.request = request
        self.cookies: list[str] = []

    def query(self) -> dict[str, str]:
        """The parameters, each at most once, without the language that all may give."""
        found: dict[str, str] = {}
        for name, value in self.request.query_params.multi_items():
            if name in found:
                raise Problem(BAD_REQUEST, f"the parameter {name[:40]!r} is given twice")
            if "\0" in value:
                raise Problem(BAD_REQUEST, "text cannot hold NUL")
            if value.lower() == "null":
                raise Problem(BAD_REQUEST, f"the parameter {name[:40]!r} is left out, not null")
            found[name] = value
        if (language := found.pop("language", None)) is not None:
            known_language(language)
        return found

    @property
    def announced(self) -> int:
        """Bytes that the body is said to have; 0 if nothing is said."""
        said = self.request.headers.get("content-length", "")
        return int(said) if said.isascii() and said.isdigit() and len(said) < 20 else 0

    async def json(self, largest: int, needed: bool) -> object:
        """The body, strictly; nothing and {} are the same where none is needed."""
        data = await self._body(largest)
        if not data and not needed:
            return {}
        self._check_type("application/json")
        try:
            if len(data) <= QUICK:
                return strict.plain(data)
            return await self.context.office.aside(lambda: strict.plain(data))
        except strict.NotJson as error:
            raise Problem(BAD_REQUEST, str(error)) from None
        except strict.Misfit as error:
            raise Problem(INVALID, str(error)) from None

    async def text(self) -> str:
        """The body as plain text."""
        data = await self._body(LARGEST_TEXT)
        self._check_type("text/plain")
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            raise Problem(BAD_REQUEST, "not UTF-8 text") from None
        if "\0" in text:
            raise Problem(BAD_REQUEST, "text cannot hold NUL")
        return text

    def remember(self, token: str) -> None:
        """Let the browser keep the token."""
        self.cookies.append(cookie(token, self.secure))

    @property
    def known_device(self) -> str | None:
        """By what this device is known, if it has logged in before."""
        found = self.connection.cookies.get(DEVICE_COOKIE)
        return found if found and len(found) <= LONGEST_TOKEN and found.isascii() else None

    def know_device(self, secret: str) -> None:
        """Let the browser be known at the next login."""
        self.cookies.append(cookie(secret, self.secure, DEVICE_COOKIE))

    def forget(self) -> None:
        self.cookies.append(no_cookie(self.secure))

    async def _body(self, largest: int) -> bytes:
        parts: list[bytes] = []
        size = 0
        try:
            async for part in self.request.stream():
                size += len(part)
                if size > largest:
                    raise too_large(largest)
                parts.append(part)
        except ClientDisconnect:
            raise Problem(BAD_REQUEST, "the request was broken off") from None
        return b"".join(parts)

    def _check_type(self, wanted: str) -> None:
        given = self.request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if given != wanted:
            raise Problem(WRONG_TYPE, f"the body must be {wanted}, not {given[:60]!r}")


def nobody() -> Problem:
    return Problem(NO_TOKEN, "say who you are: POST /api/guests gives a token")


def too_large(largest: int) -> Problem:
    return Problem(TOO_LARGE, f"a body has at most {largest} bytes here")


def known_language(asked: str) -> Language:
    for language in LANGUAGES:
        if asked == language:
            return language
    raise Problem(BAD_REQUEST, f"no language {asked[:20]!r}; there are {', '.join(LANGUAGES)}")


def preferred(header: str) -> Language:
    """The best language we have for an Accept-Language header."""
    best: tuple[float, Language] = (0.0, "en")
    for part in header.split(","):
        tag, _, rest = part.strip().partition(";")
        for language in LANGUAGES:
            if tag.lower().partition("-")[0] == language:
                best = max(best, (_weight(rest), language), key=lambda pair: pair[0])
    return best[1]


def _weight(rest: str) -> float:
    try:
        return float(rest.strip().removeprefix("q=")) if rest else 1.0
    except ValueError:
        return 0.0
