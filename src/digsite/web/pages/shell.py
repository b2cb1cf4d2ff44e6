"""The shell of every page, filled in: the visitor's language and look, and what the page needs."""

from __future__ import annotations

from html import escape
from string import Template

from digsite.games import titles
from digsite.text import Language

from .files import STYLE, Files
from .modules import PAGES, modules_of
from .preferences import Preferences
from .start import start_html

SHELL = "index.html"
FRIENDS = '<meta name="digsite-friends" content="{}" />'
BROUGHT = ("table.js", "lesson.js", "emblem.svg")  # by a game, if it has been drawn
WAITING = '<div class="waiting"></div>'
_LOOK, _FRIENDS = "\0look\0", "\0friends\0"  # where they go in what is kept


class Shell:
    """Writes the shell, once for each kind of page and language; visitors cannot add to that."""

    def __init__(self, files: Files) -> None:
        self._files = files
        self._tag = ""
        self._written: dict[tuple[str, Language], str] = {}

    def page(self, path: str, preferences: Preferences, friends: str | None = None) -> bytes:
        """The shell for an address; `friends` come by another than the one asked for."""
        if (tag := self._files.tag()) != self._tag:
            self._tag, self._written = tag, {}
        page = path.strip("/").partition("/")[0]
        wanted = (page if page in PAGES else "other", preferences.language)
        if wanted not in self._written:
            self._written[wanted] = self._write(*wanted)
        attributes = "".join([f' data-{name}="{value}"' for name, value in preferences.attributes])
        invited = FRIENDS.format(escape(friends)) if friends is not None else ""
        text = self._written[wanted].replace(_LOOK, attributes, 1).replace(_FRIENDS, invited, 1)
        return text.encode()

    def _write(self, page: str, language: Language) -> str:
        base = f"/static/~{self._tag}"
        modules = [
            f'<link rel="modulepreload" href="{base}/{name}" />'
            for name in modules_of(self._files, page)
        ]
        return Template(self._files.text(SHELL)).substitute(
            base=base,
            style=f"{base}/{STYLE}",
            language=language,
            look=_LOOK,
            friends=_FRIENDS,
            modules="\n    ".join(modules),
            brought=" ".join(self._brought()),
            page=start_html(self._files, language) if page == "" else WAITING,
        )

    def _brought(self) -> list[str]:
        """The files the browser may ask the games for."""
        names = [f"{key}/web/{name}" for key in titles() for name in BROUGHT]
        return [name for name in names if self._files.find(f"games/{name}")]
