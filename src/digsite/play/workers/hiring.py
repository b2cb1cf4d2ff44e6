"""Finding workers."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from digsite.core.errors import BadInput

from .cluster import Cluster
from .contract import Workers
from .inline import Inline
from .processes import Processes


@contextmanager
def hire(workers: int | None = None, ray: str | None = None) -> Iterator[Workers]:
    """Workers for a while: this process, several (0: one per processor), or a Ray cluster.

    `ray` is the address of a cluster, "auto" for one that Ray finds by itself, or "local" for
    one on this machine only; `workers` then limits how many of its processors are used.
    """
    if workers is not None and workers < 0:
        raise BadInput(f"the number of workers is 0 (one per processor) or more, not {workers}")
    hired = _hired(workers, ray)
    try:
        yield hired
    finally:
        hired.dismiss()


def _hired(workers: int | None, ray: str | None) -> Workers:
    if ray is not None:
        return Cluster(ray, workers)
    count = (os.cpu_count() or 1) if workers == 0 else (workers or 1)
    return Inline() if count == 1 else Processes(count)
