"""The pages: files of static/ with ETag and gzip; every page address gets the app shell."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from .files import Files
from .look import look_of
from .network import address_for_friends
from .packing import packed
from .shell import Shell

ROBOTS = "User-agent: *\nDisallow: /api/\nDisallow: /m/\nDisallow: /play/\nDisallow: /invite/\n"


class Pages:
    """Answers with what lies in static/."""

    def __init__(self, files: Files | None = None) -> None:
        self._files = files or Files()
        self._shell = Shell(self._files)

    async def static(self, request: Request) -> Response:
        """A file under /static; under /static/~TAG/ it may be kept for ever."""
        name = str(request.path_params["path"])
        tag = ""
        if name.startswith("~"):
            tag, _, name = name[1:].partition("/")
        return self._answer(request, name, lasting=bool(tag) and tag == self._files.tag())

    async def shell(self, request: Request) -> Response:
        """The app, whatever page of it is asked for."""
        friends = address_for_friends(request, request.app.state.front.settings)
        content = self._shell.page(request.url.path, look_of(request), friends)
        return packed(request, content, "text/html; charset=utf-8", vary="cookie")

    async def root(self, request: Request) -> Response:
        """A file that browsers look for at the root, such as the worker and the manifest."""
        return self._answer(request, request.url.path.lstrip("/"))

    def _answer(self, request: Request, name: str, lasting: bool = False) -> Response:
        file = self._files.find(name)
        if file is None:
            raise HTTPException(404, "no such file")
        return packed(request, file.content, file.media, lasting=lasting)


async def robots(request: Request) -> Response:
    """What search engines need not look at."""
    return Response(ROBOTS, media_type="text/plain")


async def security(request: Request) -> Response:
    """Where to report what is not safe (RFC 9116), if the host has said so."""
    contact = request.app.state.front.settings.security_contact
    if not contact:
        raise HTTPException(404, "the host has named no contact")
    expires = datetime.now(UTC).replace(microsecond=0) + timedelta(days=180)
    lines = [
        f"Contact: {contact}",
        f"Expires: {expires.isoformat()}",
        "Preferred-Languages: en, fr, es",
    ]
    return Response("\n".join(lines) + "\n", media_type="text/plain")
