"""A leak in what is told of a look through a site."""

from __future__ import annotations

from typing import Any

from support.planted.leak import Patch, leak

from digsite.games.thebes import events
from digsite.games.thebes.constants import SITE_SEEN


@leak("looks told to everybody", "thebes")
def _looks(patch: Patch, worlds: Any) -> None:
    seen = events._READERS[SITE_SEEN]
    everybody = lambda box, row, seat: seen(box, row, row[1])  # noqa: E731
    patch.setitem(events._READERS, SITE_SEEN, everybody)
