"""How long a campaign is, and the line it prints."""

from __future__ import annotations

import os
import random
import time

LONG = os.environ.get("DIGSITE_LONG") == "1"


def seed_of_today() -> int:
    """The seed of this run: `DIGSITE_SEED`, or a new one; it is printed with the counts."""
    return int(os.environ.get("DIGSITE_SEED") or time.time_ns() % 1_000_000)


def tell(test: str, seed: int, **counts: object) -> None:
    """One line with what was done."""
    said = ", ".join(f"{value} {name.replace('_', ' ')}" for name, value in counts.items())
    print(f"\n{test}: seed {seed}, {said}")


def patience() -> float:
    """How much longer things may take because this machine has other work to do."""
    return max(os.getloadavg()[0] / (os.cpu_count() or 1), 1.0)


def dice(seed: int, *more: object) -> random.Random:
    return random.Random(f"{seed} {more}")
