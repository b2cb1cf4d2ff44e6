"""Which process wants to be told of which match; kept on PostgreSQL only.

The table is the bus's own: it holds nothing that outlives the processes, so it is neither migrated
nor backed up, and PostgreSQL may empty it when it crashes.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, text

KEPT_SECONDS = 300.0  # after the process last said that it is there
_LOCK = 0x64696766
_TABLE = (
    "CREATE UNLOGGED TABLE IF NOT EXISTS following"
    " (match text, process text, until double precision NOT NULL, PRIMARY KEY (match, process))"
)
_OF_PROCESS = "CREATE INDEX IF NOT EXISTS following_process ON following (process)"

# Whoever is storing a step of the match holds its row. So either the step is stored before this
# goes on, and seen by who then reads the match, or it finds the new follower and tells it.
_WAIT_FOR_STEP = text("SELECT 1 FROM matches WHERE id = :match FOR NO KEY UPDATE")
_FOLLOW = text(
    "INSERT INTO following (match, process, until)"
    " VALUES (:match, :process, extract(epoch FROM now()) + :kept)"
    " ON CONFLICT (match, process) DO UPDATE SET until = excluded.until"
)
_FOLLOW_MANY = text(
    "INSERT INTO following (match, process, until)"
    " SELECT unnest(CAST(:matches AS text[])), :process, extract(epoch FROM now()) + :kept"
    " ON CONFLICT (match, process) DO NOTHING"
)
_UNFOLLOW = text("DELETE FROM following WHERE process = :process AND match = ANY(:matches)")
_KEEP = text(
    "UPDATE following SET until = extract(epoch FROM now()) + :kept WHERE process = :process"
)
_FORGET_OTHERS = text("DELETE FROM following WHERE until < extract(epoch FROM now())")


def make_table(connection: Connection) -> None:
    """The table is there."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    connection.execute(text(_TABLE))
    connection.execute(text(_OF_PROCESS))


def follow(connection: Connection, match: str, process: str) -> None:
    """Tell this process of every step of the match that is not stored yet."""
    connection.execute(_WAIT_FOR_STEP, {"match": match})
    connection.execute(_FOLLOW, {"match": match, "process": process, "kept": KEPT_SECONDS})


def unfollow(connection: Connection, matches: Sequence[str], process: str) -> None:
    """Tell it no more."""
    connection.execute(_UNFOLLOW, {"matches": list(matches), "process": process})


def keep_following(connection: Connection, matches: Sequence[str], process: str) -> bool:
    """The process is there, and follows these; whether some of that was not known any more."""
    own = {"process": process, "kept": KEPT_SECONDS}
    connection.execute(_KEEP, own)
    added = connection.execute(_FOLLOW_MANY, {**own, "matches": list(matches)})
    connection.execute(_FORGET_OTHERS)
    return added.rowcount > 0
