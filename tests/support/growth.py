"""Does the cost of something grow faster than what it is given?"""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import thread_time

STEPS = (1, 2, 4)  # quarters of the limit
ALLOWED = 8.0  # four times as much costs 4 times as much if it is linear, 16 times if squared
FLOOR = 0.004  # seconds of processor below which nothing is compared (32 ms stall nobody)
TRIES = 3
AGAIN = 4  # a busy machine may look like growth once, not always
ENOUGH = 0.3  # seconds of processor: one try will do
Work = Callable[[], object]


def growth(make: Callable[[int], Work], limit: int) -> tuple[float, float]:
    """How much more the whole limit costs than a quarter of it, and what it costs (seconds)."""
    least = (1e9, 0.0)
    for _ in range(AGAIN):
        costs = [cost(make(limit * step // STEPS[-1])) for step in STEPS]
        least = min(least, (costs[-1] / max(costs[0], FLOOR), costs[-1]))
        if least[0] < ALLOWED:
            break
    return least


def cost(work: Work) -> float:
    """Seconds of processor, the least of several tries: other people's work is not counted."""
    best = 60.0
    gc.disable()
    try:
        for _ in range(TRIES):
            began = thread_time()
            work()
            best = min(best, thread_time() - began)
            if best > ENOUGH:
                break  # noise is small beside it
    finally:
        gc.enable()
    return best
