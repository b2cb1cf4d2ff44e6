"""How long what nobody uses is kept; finished games that people took part in are kept for ever."""

from __future__ import annotations

import msgspec
import structlog
from sqlalchemy import Connection

from .clock import Clock
from .matches.registry import MatchRegistry
from .store import Store
from .store import retention_rows as rows

DAY = 24 * 3600.0
BATCH = 100  # rows of a kind in one commit

log = structlog.get_logger("digsite.retention")


class Keep(msgspec.Struct, frozen=True):
    """Days without any use; 0 is for ever."""

    open_days: int = 30
    still_days: int = 365
    guest_days: int = 180
    session_days: int = 400


class Retention:
    """Clears away in small batches, so that nobody waits for it."""

    def __init__(self, keep: Keep, store: Store, clock: Clock, registry: MatchRegistry) -> None:
        self._keep, self._store, self._clock, self._registry = keep, store, clock, registry

    async def sweep(self) -> bool:
        """One batch of everything; whether there may be more."""
        keep, now = self._keep, self._clock.now()
        watched = {match.id for match in self._registry.watched()}

        def job(connection: Connection) -> tuple[list[str], int, int]:
            tables: list[str] = []
            if keep.open_days:
                tables += rows.unused_tables(connection, now - keep.open_days * DAY, BATCH)
            if keep.still_days:
                tables += rows.still_tables(connection, now - keep.still_days * DAY, BATCH)
            gone = [match for match in tables if match not in watched]
            rows.remove_tables(connection, gone)
            guests = sessions = 0
            if keep.guest_days:
                guests = rows.remove_guests(connection, now - keep.guest_days * DAY, BATCH)
            if keep.session_days:
                sessions = rows.end_old_sessions(connection, now - keep.session_days * DAY, BATCH)
            return gone, guests, sessions

        tables, guests, sessions = await self._store.write(job)
        for match in tables:
            self._registry.forget(match)
        if tables or guests or sessions:
            log.info("cleared away", tables=len(tables), guests=guests, sessions=sessions)
        return max(len(tables), guests, sessions) >= BATCH
