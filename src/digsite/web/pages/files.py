"""The files a browser may have, read once and again when they change, and one tag for all of them.

They are what lies in static/, and as `games/KEY/web/…` what each game brings in its folder.
"""

from __future__ import annotations

import mimetypes
import os
from collections.abc import Mapping
from hashlib import sha256
from math import inf
from pathlib import Path
from time import monotonic

import msgspec

from digsite.games import load, titles

STATIC = Path(__file__).parents[1] / "static"
STYLE = "style/all.css"  # all sheets of a folder style/ as one: a page waits for a single file
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


def game_folders() -> dict[str, Path]:
    """What the games bring for the browser, by the name it is served under."""
    folders = {f"games/{key}/web": load(key).folder / "web" for key in titles()}
    return {name: folder for name, folder in folders.items() if folder.is_dir()}


class Files:
    """What a folder holds, with others hung in below it."""

    def __init__(
        self, folder: Path = STATIC, hung: Mapping[str, Path] | None = None, every: float = 0.0
    ) -> None:
        self.folder = folder.resolve()
        self._every, self._looked = every, -inf  # seconds between two looks at all files
        self._hung = {name: found.resolve() for name, found in (hung or {}).items()}
        self._read: dict[str, File] = {}
        self._stamps: dict[str, Stamp] = {}
        self._tag = ""

    def find(self, name: str) -> File | None:
        """The file of this name, if it lies in the folder."""
        root, rest = self._place(name)
        if rest == STYLE:
            return self._style(root, name)
        try:
            path = (root / rest).resolve()
            if not path.is_relative_to(root) or not path.is_file():
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
        if monotonic() - self._looked < self._every:
            return self._tag
        self._looked = monotonic()
        stamps = dict(_stamps(self.folder, ""))
        for name, folder in self._hung.items():
            stamps.update(_stamps(folder, f"{name}/"))
        if stamps != self._stamps:
            total = sha256()
            for name in sorted(stamps):
                total.update(name.encode() + b"\0")
                root, rest = self._place(name)
                total.update(sha256((root / rest).read_bytes()).digest())
            self._stamps, self._tag = stamps, total.hexdigest()[:12]
        return self._tag

    def _place(self, name: str) -> tuple[Path, str]:
        """The folder a name leads into, and the rest of the name."""
        for before, folder in self._hung.items():
            if name.startswith(f"{before}/"):
                return folder, name.removeprefix(f"{before}/")
        return self.folder, name

    def _style(self, root: Path, name: str) -> File | None:
        found = sorted(path.name for path in (root / "style").glob("*.css"))
        first = [sheet for sheet in FIRST_SHEETS if sheet in found]
        rest = [sheet for sheet in found if sheet not in first]
        if not found:
            return None
        folder = name.removesuffix("all.css")
        sheets = [self.text(folder + sheet) for sheet in (*first, *rest)]
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
