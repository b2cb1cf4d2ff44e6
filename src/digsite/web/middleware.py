"""Around every request: headers for browsers, figures, one line of log, and no bare 500."""

from __future__ import annotations

from time import perf_counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .front import Front
from .logs import log
from .security import HEADERS

_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_STRICT = (b"strict-transport-security", b"max-age=31536000")


class Around:
    """Adds the headers, counts and logs; the route is logged, never the address asked for."""

    def __init__(self, app: ASGIApp, front: Front) -> None:
        self.app = app
        self.front = front

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        status = 500

        async def finish(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _with_headers(scope, message["headers"])
            await send(message)

        try:
            await self.app(scope, receive, finish)
        finally:
            self._note(scope, status, perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "unknown")
        method = scope["method"] if scope["method"] in _METHODS else "other"
        self.front.metrics.requests.labels(method, route, str(status)).inc()
        self.front.metrics.seconds.observe(seconds)
        say = log.error if status >= 500 else log.debug
        say("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))


_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def _with_headers(scope: Scope, given: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    headers = [*given, *_HEADERS]
    if scope["scheme"] == "https":
        headers.append(_STRICT)
    if not any(name == b"cache-control" for name, _ in given):
        headers.append((b"cache-control", b"no-store"))
    return headers
