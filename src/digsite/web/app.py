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
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from digsite.core.errors import DigsiteError
from digsite.service.office import Office

from . import docs, faults, openapi, pages
from .closing import Closing
from .endpoint import Endpoint
from .front import front_of
from .logs import log
from .middleware import Around
from .problems import Problem
from .routes import ENDPOINTS, games
from .settings import Settings
from .socket import attend
from .tidying import tidied

ROOT_FILES = ("/manifest.webmanifest", "/worker.js", "/favicon.ico", "/favicon.svg")
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")
PAGES = ("/", "/m/{match}", "/rules/{game}", "/{page}", "/{page}/{more:path}")


def make_app(
    settings: Settings, office: Office, opened: Callable[[], None] | None = None
) -> Starlette:
    """The application in front of an office, which it opens and closes."""
    front = front_of(settings, office)
    closing = Closing(front)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await _open(office)
        front.ready = True
        closing.prepare()
        warming = asyncio.create_task(asyncio.to_thread(games.warm_up))
        if opened is not None:
            opened()
        try:
            async with tidied():
                yield
        finally:
            front.ready = False
            await warming
            await office.close()

    app = Starlette(
        routes=_routes(),
        middleware=[Middleware(Around, front=front)],
        exception_handlers={
            Problem: faults.on_problem,
            DigsiteError: faults.on_digsite_error,
            HTTPException: faults.on_http,
        },
        lifespan=lifespan,
    )
    app.state.front = front
    return app


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
        *[_route(path, endpoints) for path, endpoints in by_path.items()],
        WebSocketRoute("/api/socket", attend),
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
    return Response(description_bytes(), media_type="application/json")


async def _docs(request: Request) -> Response:
    return HTMLResponse(docs.page(ENDPOINTS, openapi.describe(ENDPOINTS)))


async def _docs_style(request: Request) -> Response:
    return Response(docs.STYLE, media_type="text/css")


@cache
def description_bytes() -> bytes:
    """/openapi.json, made at the first question."""
    return msgspec.json.encode(openapi.describe(ENDPOINTS))
