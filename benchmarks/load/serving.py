"""`digsite serve` in a process of its own, and what it costs."""

from __future__ import annotations

import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
MEGABYTE = 1024 * 1024
HOLD = "digsite_loop_longest_hold_seconds"


class Server:
    """A server that runs, by its process number and port, and where its store lies."""

    def __init__(self, pid: int, port: int, folder: Path) -> None:
        self.pid = pid
        self.port = port
        self.folder = folder

    def longest_hold(self) -> float | None:
        """How long the event loop was held at most, in seconds, if the server watches it."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=60) as answer:
            for line in answer.read().decode().splitlines():
                if line.startswith(HOLD + " "):
                    return float(line.split()[1])
        return None

    @property
    def processor_seconds(self) -> float:
        """What it has used so far, in all its threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def megabytes(self) -> float:
        """What it holds in memory now."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


def all_processor_seconds() -> float:
    """What everything on this machine has used so far."""
    fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]
    idle = int(fields[3]) + int(fields[4])
    return (sum(map(int, fields[:8])) - idle) / TICKS


@contextmanager
def served(folder: Path, watched: bool = False) -> Iterator[Server]:
    """A server with its store in a folder, limits on and commits durable, as anybody starts it.

    If it is watched it tells how long its event loop is held.
    """
    command = [sys.executable, "-m", "digsite", "serve", "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen(
        [*command, "--data", str(folder), "--no-browser"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "DIGSITE_DEBUG": str(watched).lower()},
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip().rstrip("/")
        try:
            yield Server(process.pid, int(address.rpartition(":")[2]), folder)
        finally:
            process.terminate()
            process.wait(30)
