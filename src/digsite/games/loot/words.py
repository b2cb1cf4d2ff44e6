"""A front in words, put together from its parts: 2 cups with Frank (green)."""

from __future__ import annotations

from digsite.core.game import Say

from .cards import CENTRES, COLOURS


def front_in_words(kind: str, say: Say) -> str | None:
    """The front of a kind like `green:cup:2:frank`; nothing for other words."""
    parts = kind.split(":")
    if len(parts) != 4 or parts[0] not in COLOURS or parts[3] not in CENTRES:
        return None
    colour, treasure, count, centre = parts
    treasures = say(f"treasure-{treasure}", count=int(count))
    if treasures == f"treasure-{treasure}":  # a type only this card file knows
        treasures = f"{count} {treasure}"
    return say(f"room-{centre}", treasures=treasures, colour=say(f"colour-{colour}"))
