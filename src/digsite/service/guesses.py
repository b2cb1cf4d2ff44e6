"""How often a password may be guessed: by strangers together, and by each device that is known.

A device that has logged in before has a count of its own, so strangers who guess cannot keep the
owner out there. Counts are of this process; what is not used for long makes room.
"""

from __future__ import annotations

from collections import OrderedDict
from math import ceil

from .errors import TooMany

SECONDS = 15 * 60.0  # in which a count fills up again
STRANGERS = 20  # wrong passwords for one account, from all devices that are not known
DEVICE = 10  # from one that is known, or with a session
MOST = 50_000  # accounts and devices that are counted


class Tally:
    """What may still be tried, by account or device; it fills up again with time."""

    def __init__(self, reason: str = "guesses", seconds: float = SECONDS) -> None:
        self._reason, self._seconds = reason, seconds
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # guesses, and when

    def begin(self, who: str, most: int, now: float) -> None:
        """One more (`TooMany`); `right` gives it back."""
        left = self._filled(who, most, now)
        if left < 1:
            raise TooMany(self._reason, "", ceil((1 - left) * self._seconds / most))
        self._keep(who, left - 1, now)

    def right(self, who: str, most: int, now: float) -> None:
        """It was no guess."""
        self._keep(who, min(self._filled(who, most, now) + 1, most), now)

    def _filled(self, who: str, most: int, now: float) -> float:
        left, at = self._left.get(who, (float(most), now))
        return min(left + max(now - at, 0.0) * most / self._seconds, most)

    def _keep(self, who: str, left: float, now: float) -> None:
        self._left[who] = (left, now)
        self._left.move_to_end(who)
        if len(self._left) > MOST:
            self._left.popitem(last=False)
