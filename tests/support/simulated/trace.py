"""What happened in a simulated world, line by line: its hash is the same for the same seed."""

from __future__ import annotations

import asyncio
from collections import Counter
from hashlib import sha256

TOLD = 40  # last lines shown with what went wrong


class Trace:
    """Every line goes into the hash; what must not be is kept in `wrong`, and ends the world."""

    def __init__(self) -> None:
        self._hash = sha256()
        self._last: list[str] = []
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.stopped: asyncio.Event | None = None

    def line(self, what: str, *about: object) -> None:
        """Something happened."""
        now = asyncio.get_running_loop().time()
        said = f"{now!r} {what} {' '.join([str(one) for one in about])}"
        self._hash.update(said.encode() + b"\n")
        self._last.append(said)
        del self._last[:-TOLD]

    def fault(self, kind: str, *about: object) -> None:
        """Something was made to go wrong."""
        self.counts[kind] += 1
        self.line(f"fault {kind}", *about)

    def broken(self, promise: str) -> None:
        """Something happened that must never happen."""
        self.wrong.append("\n  ".join([promise, *self._last]))
        self.line("broken", promise)
        if self.stopped is not None:
            self.stopped.set()

    @property
    def digest(self) -> str:
        return self._hash.hexdigest()
