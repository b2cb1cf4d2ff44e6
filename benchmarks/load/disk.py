"""How long the disk itself takes to keep something: no acknowledgement can be faster."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from time import perf_counter

PAGE = bytes(4096)
EVERY = 0.05  # seconds: seldom enough not to be a load of its own


@contextmanager
def synced(folder: Path, times: list[float]) -> Iterator[None]:
    """While this lasts, write and sync a page beside the store now and then, and time it."""
    done = Event()
    thread = Thread(target=_sync, args=(folder / "beside", times, done), daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def _sync(path: Path, times: list[float], done: Event) -> None:
    file = os.open(path, os.O_CREAT | os.O_WRONLY)
    while not done.wait(EVERY):
        began = perf_counter()
        os.pwrite(file, PAGE, 0)
        os.fdatasync(file)
        times.append(perf_counter() - began)
    os.close(file)
