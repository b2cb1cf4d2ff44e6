"""Stored, then answered, then told: news waits until whoever acted has the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType

Announce = Callable[[], None]  # tells everybody at a match what has changed there
After = Callable[[Announce], None]  # decides when that is

LONGEST = 1.0  # seconds: who does not take its answer holds up nobody for longer


def at_once(announce: Announce) -> None:
    """Nobody waits for an answer."""
    announce()


class AfterAnswer:
    """Holds news back while the answer is sent: `with AfterAnswer() as after:`.

    What comes when the block has been left, because nobody waited any longer, is told at once.
    """

    def __init__(self) -> None:
        self._held: list[Announce] | None = []
        self._limit: asyncio.TimerHandle | None = None

    def __call__(self, announce: Announce) -> None:
        if self._held is None:
            announce()
            return
        self._held.append(announce)
        if self._limit is None:
            self._limit = asyncio.get_running_loop().call_later(LONGEST, self._release)

    def __enter__(self) -> AfterAnswer:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._limit is not None:
            self._limit.cancel()
        self._release()

    def _release(self) -> None:
        held, self._held = self._held or [], None
        for announce in held:
            announce()
