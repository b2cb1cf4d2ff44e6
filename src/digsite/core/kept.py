"""The boxes made last: tables with the same cards and options share one, and what hangs on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from .cards import CardFile
from .records import Options

B = TypeVar("B")
MOST = 8


class KeptBoxes(Generic[B]):
    """Boxes by card file, options, and whatever else makes a difference; nobody changes a box."""

    def __init__(self) -> None:
        self._kept: dict[object, tuple[CardFile, B]] = {}

    def get(self, file: CardFile, options: Options, seats: int, make: Callable[[], B]) -> B:
        """The box of a checked card file, made now if it is not there."""
        key = (id(file), tuple(options.items()), seats)
        kept = self._kept.get(key)  # with its file, so that the id stays its own
        if kept is None:
            while len(self._kept) >= MOST:
                self._kept.pop(next(iter(self._kept)), None)
            kept = self._kept[key] = (file, make())
        return kept[1]
