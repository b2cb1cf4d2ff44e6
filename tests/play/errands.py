"""Chunks of work for the tests of the workers; some end their worker."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from time import monotonic, sleep


def square(number: int) -> int:
    return number * number


def slow_first(number: int) -> int:
    sleep(0.3 if number == 0 else 0)
    return number


def who(given: tuple[Path, int]) -> int:
    """Which process this is, once so many have come to the folder."""
    folder, wanted = given
    (folder / str(os.getpid())).touch()
    until = monotonic() + 120
    while len(list(folder.iterdir())) < wanted and monotonic() < until:
        sleep(0.01)
    return os.getpid()


def refuse(number: int) -> int:
    if number == 2:
        raise ValueError(f"chunk {number} is odd in its way")
    return number


def fall_once(given: tuple[Path, int]) -> int:
    """Chunk 3 kills its worker the first time it is done."""
    folder, number = given
    mark = folder / f"{number}"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def fall_always(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number
