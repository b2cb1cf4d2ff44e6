"""The pages: files of static/ with ETag and gzip; every page address gets the app shell."""

from __future__ import annotations

import mimetypes
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from .packing import packed

STATIC = Path(__file__).parent / "static"
SHELL = "index.html"
_TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ROBOTS = "User-agent: *\nDisallow: /api/\nDisallow: /m/\n"


class File(msgspec.Struct, frozen=True):
    """A file as it was read."""

    stamp: tuple[int, int]
    media: str
    content: bytes


class Pages:
    """Reads the files of a folder once, and again when they change."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder.resolve()
        self._files: dict[str, File] = {}

    async def static(self, request: Request) -> Response:
        """A file under /static."""
        return self._answer(request, request.path_params["path"])

    async def shell(self, request: Request) -> Response:
        """The app, whatever page of it is asked for."""
        return self._answer(request, SHELL)

    async def root(self, request: Request) -> Response:
        """A file that browsers look for at the root, such as the worker and the manifest."""
        return self._answer(request, request.url.path.lstrip("/"))

    def _answer(self, request: Request, name: str) -> Response:
        file = self._file(name)
        if file is None:
            raise HTTPException(404, "no such file")
        return packed(request, file.content, file.media)

    def _file(self, name: str) -> File | None:
        try:
            path = (self.folder / name).resolve()
            if not path.is_relative_to(self.folder) or not path.is_file():
                return None
            status = path.stat()
        except (OSError, ValueError):
            return None
        stamp = (status.st_mtime_ns, status.st_size)
        known = self._files.get(name)
        if known is None or known.stamp != stamp:
            known = self._files[name] = _read(path, stamp)
        return known


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


def _read(path: Path, stamp: tuple[int, int]) -> File:
    media = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return File(stamp, media or "application/octet-stream", path.read_bytes())
