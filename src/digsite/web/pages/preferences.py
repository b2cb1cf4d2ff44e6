"""How a visitor wants the pages: what the browser said last time, else what it prefers."""

from __future__ import annotations

import msgspec
from starlette.requests import Request

from digsite.text import LANGUAGES, Language

from ..http.call import preferred
from ..http.cookies import cookie_of

LOOK = "digsite-look"  # a cookie, so that the first thing drawn is right; state/settings.js sets it
_KNOWN = {
    "theme": ("system", "light", "dark"),
    "contrast": ("normal", "more"),
    "motion": ("full", "reduced"),
}


class Preferences(msgspec.Struct, frozen=True):
    """A language, and attributes of the page that styles look at."""

    language: Language
    attributes: tuple[tuple[str, str], ...] = ()


def preferences_of(request: Request) -> Preferences:
    """The look of a request: `fr.dark.normal.full` in the cookie, or nothing chosen yet."""
    said = cookie_of(request, LOOK).split(".")
    for language in LANGUAGES:
        if said[0] == language:
            kept = zip(_KNOWN.items(), said[1:], strict=False)
            chosen = [(name, value) for (name, values), value in kept if value in values]
            return Preferences(language, tuple(chosen))
    return Preferences(preferred(request.headers.get("accept-language", "")))
