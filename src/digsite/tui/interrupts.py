"""Ctrl-C and the signals that end a program: heeded only between two whole steps."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from select import select
from types import FrameType
from typing import IO

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
        self._bell: int | None = None  # rings when a signal has come

    def heed(self) -> None:
        """Take the signals over."""
        for number in ENDING:
            signal.signal(number, self._signalled)
        if os.name == "posix":  # elsewhere nothing can wait for a terminal and a bell
            self._bell, rope = os.pipe()
            os.set_blocking(rope, False)
            signal.set_wakeup_fd(rope, warn_on_full_buffer=False)

    def wait_for(self, source: IO[bytes]) -> None:
        """Wait for a line: who begins to read just after a signal would not notice it."""
        if self._bell is not None and source.isatty():
            select([source.fileno(), self._bell], [], [])

    @contextmanager
    def may_leave(self) -> Iterator[None]:
        """While this lasts nothing is half done: a signal is heeded at once."""
        self._waiting = True
        try:
            if self._wanted:
                raise KeyboardInterrupt
            yield
        finally:
            self._waiting = False

    def _signalled(self, number: int, frame: FrameType | None) -> None:
        self._wanted = True
        if self._waiting:
            raise KeyboardInterrupt
