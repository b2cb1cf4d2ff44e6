"""How a visitor wants the pages: what the browser said last time, else what it prefers."""

from __future__ import annotations

import msgspec
from starlette.requests import Request

from digsite.text import LANGUAGES, Language

from .call import preferred

LOOK = "digsite-look"  # a cookie, so that the first thing drawn is right; state/settings.js sets it
_KNOWN = {
    "theme": ("system", "light", "dark"),
    "contrast": ("normal", "more"),
    "motion": ("full", "reduced"),
}


class Look(msgspec.Struct, frozen=True):
    """A language, and attributes of the page that styles look at."""

    language: Language
    attributes: tuple[tuple[str, str], ...] = ()


def look_of(request: Request) -> Look:
    """The look of a request: `fr.dark.normal.full` in the cookie, or nothing chosen yet."""
    said = request.cookies.get(LOOK, "").split(".")
    for language in LANGUAGES:
        if said[0] == language:
            kept = zip(_KNOWN.items(), said[1:], strict=False)
            chosen = [(name, value) for (name, values), value in kept if value in values]
            return Look(language, tuple(chosen))
    return Look(preferred(request.headers.get("accept-language", "")))
