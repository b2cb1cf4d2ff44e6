"""How many connections there is room for: each is an open file, and files are limited."""

from __future__ import annotations

import msgspec

KEPT_FILES = 64  # for the store, the bus, logs, and what is opened for a moment
FEWEST = 16


class Capacity(msgspec.Struct, frozen=True):
    """So many connections in all.

    A part stays free for those who have only just come, so that the door can always be opened to
    ask who is there; a part of the rest is kept for sockets of people who hold a seat.
    """

    most: int

    @property
    def for_all(self) -> int:
        """Sockets of people who hold a seat, and of others."""
        return self.most - self.most // 4

    @property
    def for_strangers(self) -> int:
        """Sockets of people who hold none."""
        return self.most // 2


def capacity_for(wanted: int, files: int) -> Capacity:
    """Capacity for so many connections, or for as many as there are files."""
    return Capacity(max(min(wanted, files - KEPT_FILES), FEWEST))


def files_for(connections: int) -> int:
    """How many files this process may open, after asking for as many as are needed."""
    wanted = connections + KEPT_FILES
    try:
        import resource
    except ImportError:  # Windows has no such limit for sockets
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    raised = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
    except (ValueError, OSError):
        return soft
    return raised
