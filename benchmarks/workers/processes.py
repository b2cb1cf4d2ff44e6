"""What a family of processes takes of the processors."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from load.serving import MEGABYTE, TICKS


def family(first: int) -> Iterator[int]:
    """A process and all its descendants."""
    yield first
    with suppress(OSError):  # it has ended
        for task in Path(f"/proc/{first}/task").iterdir():
            for child in (task / "children").read_text().split():
                yield from family(int(child))


def processor_seconds(first: int) -> dict[int, float]:
    """What a process and all its descendants have used so far, by process."""
    found: dict[int, float] = {}
    for pid in family(first):
        with suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            found[pid] = (int(fields[11]) + int(fields[12])) / TICKS
    return found


def used_since(before: dict[int, float], first: int) -> float:
    """Seconds that those who are there now have used since then."""
    now = processor_seconds(first)
    return sum(used - before.get(pid, 0.0) for pid, used in now.items())


def megabytes(first: int) -> float:
    """What they hold in memory together now."""
    pages = 0
    for pid in family(first):
        with suppress(OSError):
            pages += int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE
