"""The application: routes, socket, pages, and what lies around them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from digsite.core.errors import DigsiteError
from digsite.service.office import Office

from .. import words
from ..connections.gate import Gate
from ..context import Context, context_of
from ..http import faults
from ..http.caching import cacheable
from ..http.call import Caller
from ..http.endpoint import Endpoint
from ..http.limits import REQUESTS
from ..http.middleware import Around
from ..http.problems import Problem
from ..http.shared_limits import SharedLimits
from ..pages import pages
from ..routes import ENDPOINTS, games
from ..schema import docs, openapi
from ..socket.door import attend
from .garbage_collection import paced_collection
from .logs import log
from .settings import Settings
from .shutdown import Shutdown

ROOT_FILES = ("/manifest.webmanifest", "/worker.js", "/favicon.ico", "/favicon.svg")
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")
PAGES = ("/", "/m/{match}", "/rules/{game}", "/{page}", "/{page}/{more:path}")


def make_app(
    settings: Settings, office: Office, opened: Callable[[], None] | None = None
) -> Starlette:
    """The application before an office, which it opens and closes."""
    context = context_of(settings, office)
    closing = Shutdown(context)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Gate]]:
        await _open(office)
        context.ready = True
        closing.prepare()
        warming = asyncio.create_task(asyncio.to_thread(_warm_up, context))
        if opened is not None:
            opened()
        try:
            async with (
                paced_collection(),
                watched(context),
                context.gate.watched(),
                shared_limits(context),
            ):
                yield {"gate": context.gate}
        finally:
            context.ready = False
            await warming
            await office.close()

    app = Starlette(
        routes=_routes(),
        middleware=[Middleware(Around, context=context)],
        exception_handlers={
            Problem: faults.on_problem,
            DigsiteError: faults.on_digsite_error,
            HTTPException: faults.on_http,
        },
        lifespan=lifespan,
    )
    app.state.context = context
    return app


def _warm_up(context: Context) -> None:
    games.warm_up()
    words.warm_up(lambda: context.closing or not context.ready)


@asynccontextmanager
async def watched(context: Context) -> AsyncIterator[None]:
    """What holds the loop is named, where that was asked for."""
    if context.watchdog is None:
        yield
        return
    async with context.watchdog.watching():
        yield


@asynccontextmanager
async def shared_limits(context: Context) -> AsyncIterator[None]:
    """What an address does counts at all workers, where there is a Redis between them."""
    if not context.limits.on or not context.settings.bus_url:
        yield
        return
    async with SharedLimits(context.limits, context.settings.bus_url).shared():
        yield


async def _open(office: Office) -> None:
    try:
        await office.open()
    except DigsiteError as error:
        log.error("cannot start", reason=str(error))
        raise


def _routes() -> list[BaseRoute]:
    files = pages.Pages()
    by_path: dict[str, list[Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, []).append(endpoint)
    return [
        WebSocketRoute("/api/socket", attend),
        *[_route(path, endpoints) for path, endpoints in by_path.items()],
        Route("/api/{rest:path}", _nothing),
        Route("/openapi.json", _openapi),
        Route("/docs", _docs),
        Route("/docs.css", _docs_style),
        Route("/robots.txt", pages.robots),
        Route("/.well-known/security.txt", pages.security),
        *[Route(path, files.root) for path in ROOT_FILES],
        Route("/static/{path:path}", files.static),
        *[Route(path, files.shell) for path in PAGES],
    ]


def _route(path: str, endpoints: list[Endpoint]) -> Route:
    """One route for all methods of a path, so that a wrong one is told the right ones."""
    by_method = {endpoint.method: endpoint for endpoint in endpoints}

    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        if method not in by_method:
            raise HTTPException(405, f"no {method} here", {"allow": ", ".join(by_method)})
        return await by_method[method](request)

    return Route(path, answer, methods=METHODS)


async def _nothing(request: Request) -> Response:
    raise HTTPException(404, "no such address")


async def _openapi(request: Request) -> Response:
    return await _kept(request, description_bytes, "application/json")


async def _docs(request: Request) -> Response:
    return await _kept(request, docs_bytes, "text/html; charset=utf-8")


async def _kept(request: Request, make: Callable[[], bytes], media: str) -> Response:
    """Something large that is made once, beside the event loop."""
    caller = Caller(request)
    await caller.context.limits.count(REQUESTS, caller.address)
    return cacheable(request, await caller.context.office.aside(make), media)


async def _docs_style(request: Request) -> Response:
    return Response(docs.STYLE, media_type="text/css")


@cache
def docs_bytes() -> bytes:
    """/docs, made at the first question."""
    return docs.page(ENDPOINTS, openapi.describe(ENDPOINTS)).encode()


@cache
def description_bytes() -> bytes:
    """/openapi.json, made at the first question."""
    return msgspec.json.encode(openapi.describe(ENDPOINTS))
