"""Ctrl-C and the signals that end a program: heeded only between two whole steps."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

ENDING = [
    number
    for name in ("SIGINT", "SIGTERM", "SIGHUP")
    if (number := getattr(signal, name, None)) is not None  # Windows has no SIGHUP
]


class Interrupts:
    """Turns signals into `KeyboardInterrupt`, but only where the game may be left."""

    def __init__(self) -> None:
        self._wanted = False
        self._waiting = False

    def heed(self) -> None:
        """Take the signals over."""
        for number in ENDING:
            signal.signal(number, self._signalled)

    @contextmanager
    def may_leave(self) -> Iterator[None]:
        """While this lasts nothing is half done: a signal is heeded at once."""
        if self._wanted:
            raise KeyboardInterrupt
        self._waiting = True
        try:
            yield
        finally:
            self._waiting = False

    def _signalled(self, number: int, frame: FrameType | None) -> None:
        self._wanted = True
        if self._waiting:
            raise KeyboardInterrupt
