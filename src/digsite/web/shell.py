"""The shell of every page, filled in: the visitor's language and look, and what the page needs."""

from __future__ import annotations

from string import Template

from .files import STYLE, Files
from .look import Look
from .modules import PAGES, modules_of
from .start import start_html

SHELL = "index.html"
FRIENDS = '<meta name="digsite-friends" content="{}" />'
WAITING = '<div class="waiting"></div>'


class Shell:
    """Writes the shell, once for each kind of page and look."""

    def __init__(self, files: Files) -> None:
        self._files = files
        self._tag = ""
        self._written: dict[tuple[str, Look, str | None], bytes] = {}

    def page(self, path: str, look: Look, friends: str | None = None) -> bytes:
        """The shell for an address; `friends` come by another than the one asked for."""
        if (tag := self._files.tag()) != self._tag:
            self._tag, self._written = tag, {}
        page = path.strip("/").partition("/")[0]
        wanted = (page if page in PAGES else "other", look, friends)
        if wanted not in self._written:
            self._written[wanted] = self._write(*wanted).encode()
        return self._written[wanted]

    def _write(self, page: str, look: Look, friends: str | None) -> str:
        base = f"/static/~{self._tag}"
        modules = [
            f'<link rel="modulepreload" href="{base}/{name}" />'
            for name in modules_of(self._files, page)
        ]
        return Template(self._files.text(SHELL)).substitute(
            base=base,
            style=f"{base}/{STYLE}",
            language=look.language,
            look="".join([f' data-{name}="{value}"' for name, value in look.attributes]),
            friends=FRIENDS.format(friends) if friends is not None else "",
            modules="\n    ".join(modules),
            page=start_html(self._files, look.language) if page == "" else WAITING,
        )
