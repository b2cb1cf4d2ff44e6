"""The files of static/, read once and again when they change, and one tag for all of them."""

from __future__ import annotations

import mimetypes
import os
from hashlib import sha256
from pathlib import Path

import msgspec

STATIC = Path(__file__).parent / "static"
STYLE = "style/all.css"  # all sheets of style/ as one: a page waits for a single file
FIRST_SHEETS = ("tokens.css", "base.css")
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

Stamp = tuple[int, int]


class File(msgspec.Struct, frozen=True):
    """A file as it was read."""

    stamp: Stamp
    media: str
    content: bytes


class Files:
    """What a folder holds."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder.resolve()
        self._read: dict[str, File] = {}
        self._stamps: dict[str, Stamp] = {}
        self._tag = ""

    def find(self, name: str) -> File | None:
        """The file of this name, if it lies in the folder."""
        if name == STYLE:
            return self._style()
        try:
            path = (self.folder / name).resolve()
            if not path.is_relative_to(self.folder) or not path.is_file():
                return None
            stamp = _stamp(path.stat())
        except (OSError, ValueError):
            return None
        known = self._read.get(name)
        if known is None or known.stamp != stamp:
            media = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
            known = File(stamp, media or "application/octet-stream", path.read_bytes())
            self._read[name] = known
        return known

    def text(self, name: str) -> str:
        """A file that must be there, as text."""
        file = self.find(name)
        if file is None:
            raise FileNotFoundError(self.folder / name)
        return file.content.decode()

    def tag(self) -> str:
        """What all files hold, as a short name: a file under it never changes."""
        stamps = dict(_stamps(self.folder, ""))
        if stamps != self._stamps:
            total = sha256()
            for name in sorted(stamps):
                total.update(name.encode() + b"\0")
                total.update(sha256((self.folder / name).read_bytes()).digest())
            self._stamps, self._tag = stamps, total.hexdigest()[:12]
        return self._tag

    def _style(self) -> File:
        names = sorted(path.name for path in (self.folder / "style").glob("*.css"))
        rest = [name for name in names if name not in FIRST_SHEETS]
        sheets = [self.text(f"style/{name}") for name in (*FIRST_SHEETS, *rest)]
        return File((0, 0), _TYPES[".css"], "\n".join(sheets).encode())


def _stamps(folder: Path, before: str) -> list[tuple[str, Stamp]]:
    found: list[tuple[str, Stamp]] = []
    for entry in os.scandir(folder):
        if entry.is_dir():
            found += _stamps(Path(entry.path), f"{before}{entry.name}/")
        else:
            found.append((before + entry.name, _stamp(entry.stat())))
    return found


def _stamp(status: os.stat_result) -> Stamp:
    return (status.st_mtime_ns, status.st_size)
