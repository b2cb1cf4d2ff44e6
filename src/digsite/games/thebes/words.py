"""Cards in words, put together from their names, so that cards of any card file have some."""

from __future__ import annotations

import re

from digsite.core.game import Say

from .constants import REGIONS

_REGION = rf"(?P<region>{'|'.join(REGIONS)})"
_PATTERNS = [
    re.compile(pattern)
    for pattern in (
        rf"(?P<kind>relic):{_REGION}:(?P<vp>\d+)",
        rf"(?P<kind>rubble):{_REGION}",
        rf"(?P<kind>expertise):{_REGION}:(?P<books>\d+)",
        r"(?P<kind>general_knowledge):(?P<books>\d+)",
        r"(?P<kind>museum):(?P<relics>\d+)",
        r"(?P<kind>exhibition):(?P<sets>[MCEG]\d(-[MCEG]\d)*)",
    )
]
_LETTERS = {region[0].upper(): region for region in REGIONS}


def card_in_words(name: str, say: Say) -> str | None:
    """A card by its kind or id, such as `relic:egypt:3/2`; nothing for other words."""
    for pattern in _PATTERNS:
        if found := pattern.fullmatch(name.partition("/")[0]):
            parts = found.groupdict()
            kind, region = parts.pop("kind"), parts.pop("region", None)
            key = f"{kind}-{region}" if region else kind
            return say(key, **{what: _word(text, say) for what, text in parts.items()})
    return None


def _word(text: str, say: Say) -> str | int:
    """A number, or the sets of an exhibition: `M3-C2` is 3 of Mesopotamia and 2 of Crete."""
    if text.isdecimal():
        return int(text)
    sets = [f"{part[1:]} {say(f'region-{_LETTERS[part[0]]}')}" for part in text.split("-")]
    return " + ".join(sets)
