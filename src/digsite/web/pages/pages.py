"""The pages: files of static/ and of the games, ETag and gzip; each page gets the app shell."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ..http.caching import cacheable
from ..http.call import Caller
from ..http.limits import FILES, PAGES, Allowance
from ..server.network import address_for_friends
from .files import Files, game_folders
from .preferences import preferences_of
from .shell import Shell

LOOK_EVERY = 1.0  # seconds: a look at the hundreds of files takes longer than a page
ROBOTS = "User-agent: *\nDisallow: /api/\nDisallow: /m/\nDisallow: /play/\nDisallow: /invite/\n"


class Pages:
    """Answers with what lies in static/."""

    def __init__(self, files: Files | None = None) -> None:
        self._files = files or Files(hung=game_folders(), every=LOOK_EVERY)
        self._shell = Shell(self._files)

    async def static(self, request: Request) -> Response:
        """A file under /static; under /static/~TAG/ it may be kept for ever."""
        await _count(request, FILES)
        name = str(request.path_params["path"])
        tag = ""
        if name.startswith("~"):
            tag, _, name = name[1:].partition("/")
        return self._answer(request, name, lasting=bool(tag) and tag == self._files.tag())

    async def shell(self, request: Request) -> Response:
        """The app, whatever page of it is asked for."""
        await _count(request, PAGES)
        friends = address_for_friends(request, request.app.state.context.settings)
        content = self._shell.page(request.url.path, preferences_of(request), friends)
        return cacheable(request, content, "text/html; charset=utf-8", vary="cookie")

    async def root(self, request: Request) -> Response:
        """A file that browsers look for at the root, such as the worker and the manifest."""
        await _count(request, FILES)
        return self._answer(request, request.url.path.lstrip("/"))

    def _answer(self, request: Request, name: str, lasting: bool = False) -> Response:
        file = self._files.find(name)
        if file is None:
            raise HTTPException(404, "no such file")
        return cacheable(request, file.content, file.media, lasting=lasting)


async def _count(request: Request, allowance: Allowance) -> None:
    caller = Caller(request)
    await caller.context.limits.count(allowance, caller.address)


async def robots(request: Request) -> Response:
    """What search engines need not look at."""
    return Response(ROBOTS, media_type="text/plain")


async def security(request: Request) -> Response:
    """Where to report what is not safe (RFC 9116), if the host has said so."""
    contact = request.app.state.context.settings.security_contact
    if not contact:
        raise HTTPException(404, "the host has named no contact")
    expires = datetime.now(UTC).replace(microsecond=0) + timedelta(days=180)
    lines = [
        f"Contact: {contact}",
        f"Expires: {expires.isoformat()}",
        "Preferred-Languages: en, fr, es",
    ]
    return Response("\n".join(lines) + "\n", media_type="text/plain")
