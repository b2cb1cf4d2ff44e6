"""How long a campaign is, and the line it prints."""

from __future__ import annotations

import os
import random
import time

SHARE = float(os.environ.get("DIGSITE_LONG") or 0)  # of the long form: 1 is all of it


def much(short: int, long: int) -> int:
    """How many: the short form, or `DIGSITE_LONG` of the long one."""
    return max(short, round(SHARE * long))


WAIT = 300.0  # seconds for an answer, where speed is not the question: the machine may be paused


def seed_of_today() -> int:
    """The seed of this run: `DIGSITE_SEED`, or a new one; it is printed with the counts."""
    return int(os.environ.get("DIGSITE_SEED") or time.time_ns() % 1_000_000)


def tell(test: str, seed: int, **counts: object) -> None:
    """One line with what was done."""
    said = ", ".join(f"{value} {name.replace('_', ' ')}" for name, value in counts.items())
    print(f"\n{test}: seed {seed}, {said}")


def dice(seed: int, *more: object) -> random.Random:
    return random.Random(f"{seed} {more}")
