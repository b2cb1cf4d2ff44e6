"""What is asked of those who do the work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from digsite.core.errors import DigsiteError

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")


class WorkerLost(Exception):
    """A worker went away with its chunk, which can be handed out again."""


class WorkersLost(DigsiteError):
    """A chunk was lost with its worker again and again."""


class Workers(Protocol):
    """Those who do the work."""

    @property
    def count(self) -> int:
        """How many chunks are worked on at the same time."""

    def hand_out(self, function: Callable[[Chunk], Result], chunk: Chunk) -> Callable[[], Result]:
        """Have a chunk done; what is given back waits for its result (or `WorkerLost`)."""

    def dismiss(self) -> None:
        """Stop all work at once and give everything back."""
