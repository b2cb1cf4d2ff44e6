"""Chunks handed out to workers, and their results in the order of the chunks."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from .contract import Chunk, Result, WorkerLost, Workers, WorkersLost

AHEAD = 3  # chunks handed out for each worker, so that nobody waits for the slowest
PATIENCE = 3  # how often a chunk is handed out before it counts as deadly


def run_chunks(
    workers: Workers, function: Callable[[Chunk], Result], chunks: Iterable[Chunk]
) -> Iterator[Result]:
    """The result of every chunk, in order; what is lost with a worker is done again.

    Chunks are only asked for a little ahead, so there may be no end to them; stop when you like.
    """
    coming = iter(chunks)
    under_way: deque[tuple[Chunk, Callable[[], Result]]] = deque()
    while True:
        for chunk in islice(coming, max(workers.count * AHEAD - len(under_way), 0)):
            under_way.append((chunk, workers.hand_out(function, chunk)))
        if not under_way:
            return
        yield _result(workers, function, *under_way.popleft())


def _result(
    workers: Workers,
    function: Callable[[Chunk], Result],
    chunk: Chunk,
    wait: Callable[[], Result],
) -> Result:
    for _ in range(PATIENCE - 1):
        try:
            return wait()
        except WorkerLost:
            wait = workers.hand_out(function, chunk)
    try:
        return wait()
    except WorkerLost as lost:
        raise WorkersLost(f"{PATIENCE} workers were lost with the same work ({lost})") from None
