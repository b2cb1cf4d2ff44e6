"""Around every request: headers, figures, a line of log; what it did is told after its answer."""

from __future__ import annotations

from time import perf_counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from digsite.service.matches.after_answer import AfterAnswer

from ..context import Context
from ..server.logs import log
from .addresses import group_of
from .call import preferred
from .faults import MEDIA, stubborn_answer
from .problems import TOO_MANY
from .security import HEADERS

_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_STRICT = (b"strict-transport-security", b"max-age=31536000")


class Around:
    """Adds the headers, counts and logs; the route is logged, never the address asked for."""

    def __init__(self, app: ASGIApp, context: Context) -> None:
        self.app = app
        self.context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        wait = self.context.limits.stubborn(group_of(client[0]) if client else "")
        if wait is not None:
            await self._turn_away(scope, send, wait)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if self.context.watchdog is not None:
            self.context.watchdog.note(lambda: f"{_method(scope)} {_route(scope)}")
        began = perf_counter()
        status = 500

        async def finish(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _with_headers(scope, message["headers"])
            await send(message)

        try:
            with AfterAnswer() as after:
                scope.setdefault("state", {})["after"] = after
                await self.app(scope, receive, finish)
        finally:
            self._note(scope, status, perf_counter() - began)

    async def _turn_away(self, scope: Scope, send: Send, wait: int) -> None:
        """No route, no person, no body: the same words for all, and the line is closed."""
        await self.context.limits.pause()
        kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
        accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
        body = stubborn_answer(preferred(accepted))
        headers = [
            (b"content-type", MEDIA.encode()),
            (b"content-length", str(len(body)).encode()),
            (b"retry-after", str(wait).encode()),
            (b"connection", b"close"),
        ]
        headers = _with_headers(scope, headers)
        self.context.metrics.turned_away.inc()
        await send({"type": f"{kind}.start", "status": TOO_MANY.status, "headers": headers})
        await send({"type": f"{kind}.body", "body": body})

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route, method = _route(scope), _method(scope)
        self.context.metrics.requests.labels(method, route, str(status)).inc()
        self.context.metrics.seconds.observe(seconds)
        say = log.error if status >= 500 else log.debug
        say("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))


_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def _route(scope: Scope) -> str:
    return str(getattr(scope.get("route"), "path", "unknown"))


def _method(scope: Scope) -> str:
    return scope["method"] if scope["method"] in _METHODS else "other"


def _with_headers(scope: Scope, given: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    headers = [*given, *_HEADERS]
    if scope["scheme"] in ("https", "wss"):
        headers.append(_STRICT)
    if not any(name == b"cache-control" for name, _ in given):
        headers.append((b"cache-control", b"no-store"))
    return headers
