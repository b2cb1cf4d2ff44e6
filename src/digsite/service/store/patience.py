"""How long one waits for a database that has stopped answering."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from ..errors import Unavailable

T = TypeVar("T")


class Patience:
    """After so many seconds one is told; then nobody waits again until it has answered."""

    def __init__(self, seconds: float | None) -> None:
        self.seconds = seconds
        self._asked: dict[object, float] = {}

    async def wait(self, ask: Callable[[], asyncio.Future[T]]) -> T:
        """The answer (`Unavailable`, at once where something has been hanging for longer)."""
        if self.seconds is None:
            return await ask()
        if self._hangs():
            raise Unavailable("store_unavailable")
        answer = ask()
        self._asked[answer] = _now()
        answer.add_done_callback(self._answered)
        try:
            async with asyncio.timeout(self.seconds):  # wait_for forgets that it was cancelled
                return await asyncio.shield(answer)
        except TimeoutError:
            raise Unavailable("store_unavailable") from None

    def _hangs(self) -> bool:
        oldest = next(iter(self._asked.values()), None)  # in the order they were asked
        return oldest is not None and self.seconds is not None and (_now() - oldest > self.seconds)

    def _answered(self, answer: asyncio.Future[T]) -> None:
        self._asked.pop(answer, None)
        if not answer.cancelled():
            answer.exception()  # nobody may wait for it any more


def _now() -> float:
    return asyncio.get_running_loop().time()
