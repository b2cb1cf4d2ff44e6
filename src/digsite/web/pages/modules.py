"""Which modules a page needs, read from their import lines, so that it can ask for all at once."""

from __future__ import annotations

import posixpath
import re

from .files import Files

APP = "app.js"
PAGES = {  # the first part of an address, and the module that draws the page
    "": "home",
    "play": "begin",
    "invite": "begin",
    "new": "new-table",
    "m": "match",
    "replay": "replay",
    "rules": "rules",
    "learn": "learn",
}
_IMPORT = re.compile(r'^(?:import|export)\b[^"\';]*["\'](\.[^"\']+)["\']', re.MULTILINE)


def modules_of(files: Files, page: str) -> list[str]:
    """All modules that must be there before a page is drawn, the app first."""
    wanted = [APP]
    if page in PAGES:
        wanted.append(f"pages/{PAGES[page]}.js")
    found: dict[str, None] = {}
    while wanted:
        name = wanted.pop(0)
        if name not in found:
            found[name] = None
            wanted += _imports(files, name)
    return list(found)


def _imports(files: Files, name: str) -> list[str]:
    folder = posixpath.dirname(name)
    return [
        posixpath.normpath(posixpath.join(folder, target))
        for target in _IMPORT.findall(files.text(name))
    ]
