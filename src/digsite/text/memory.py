"""What was said lately, so that it is not worked out again."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock

REMEMBERED = 4_000


class Memory:
    """The sentences made last; threads may share it."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, bytes], str] = {}
        self._one_at_a_time = Lock()  # a log is put into words beside the event loop

    def sentence(self, key: tuple[str, bytes], make: Callable[[], str]) -> str:
        """The sentence that is known by this key, or made now."""
        text = self._known.get(key)
        if text is None:
            with self._one_at_a_time:
                text = self._known[key] = make()
                if len(self._known) > REMEMBERED:
                    del self._known[next(iter(self._known))]
        return text
