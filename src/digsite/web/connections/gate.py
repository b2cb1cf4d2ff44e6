"""Who is let in: so many connections in all and from one address, and nobody waited for long."""

from __future__ import annotations

import asyncio
from asyncio import Transport
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic

from ..http.addresses import group_of
from .capacity import Capacity
from .visits import WAITING, Party, Patience, Stage, Visit

EVERY_SECONDS = 1.0
SLOWEST_READER = 1024  # bytes a second


class Gate:
    """All connections of this process.

    Where there is no room for a new one, the one that kept us waiting longest has to go: who means
    to ask something does so at once.
    """

    def __init__(
        self,
        room: Capacity,
        patience: Patience,
        is_proxy: Callable[[str], bool],
        per_address: int | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.room = room
        self.patience = patience
        self.is_proxy = is_proxy
        self.per_address = per_address
        self.turned_away: Counter[str] = Counter()
        self.visits: dict[Visit, None] = {}
        self._clock = clock
        self._waiting: dict[Visit, None] = {}  # who keeps us waiting, the longest first
        self._groups: dict[str, dict[Visit, None]] = {}
        self._sockets: set[Visit] = set()
        self._strangers: dict[Visit, None] = {}  # sockets of people without a seat, oldest first

    def enter(self, transport: Transport, address: str, party: Party) -> Visit | None:
        """A new connection, if there is room or somebody can be shown out for it."""
        group = None if self.is_proxy(address) else group_of(address)
        if not self._is_room_in(group) or not self._is_room():
            self.turned_away["no room"] += 1
            return None
        visit = Visit(transport, group, party)
        self.visits[visit] = None
        if group is not None:
            self._groups.setdefault(group, {})[visit] = None
        self.move(visit, Stage.HEAD)
        return visit

    def move(self, visit: Visit, stage: Stage) -> None:
        """The connection goes on to another stage, with new patience."""
        visit.stage = stage
        if visit.shown_out or visit not in self.visits:
            return
        seconds = self.patience.with_(stage)
        visit.deadline = None if seconds is None else self._clock() + seconds
        visit.unread = None
        self._waiting.pop(visit, None)
        if stage in WAITING:
            self._waiting[visit] = None

    def settle(self, visit: Visit, seated: bool) -> bool:
        """The connection becomes a socket, if there is room for this kind of people."""
        if seated and len(self._sockets) >= self.room.for_all and self._strangers:
            self._show_out(next(iter(self._strangers)), "displaced")
        if len(self._sockets) >= (self.room.for_all if seated else self.room.for_strangers):
            return False
        self._sockets.add(visit)
        if not seated:
            self._strangers[visit] = None
        self.move(visit, Stage.SOCKET)
        return True

    def seat(self, visit: Visit) -> None:
        """Whoever is on this socket has a seat, and is not asked to go for others."""
        self._strangers.pop(visit, None)

    def leave(self, visit: Visit) -> None:
        """The connection is lost."""
        if visit not in self.visits:
            return
        del self.visits[visit]
        visit.party = None  # it need not wait for the collector
        self._forget(visit)
        if visit.group is not None:
            group = self._groups[visit.group]
            del group[visit]
            if not group:
                del self._groups[visit.group]

    def sweep(self) -> None:
        """Show out whoever has kept us waiting too long."""
        now = self._clock()
        for visit in list(self.visits):
            if visit.deadline is None:
                if visit.transport.is_closing():
                    visit.deadline = now + self.patience.closing
            elif now >= visit.deadline and not self._still_reads(visit, now):
                if visit.shown_out or visit.transport.is_closing():
                    self._break_off(visit)
                else:
                    self._show_out(visit, visit.stage.name.lower())

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        """Sweep every second while this lasts."""
        sweeping = asyncio.create_task(self._sweep_for_ever())
        try:
            yield
        finally:
            sweeping.cancel()

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            self.sweep()

    def _is_room_in(self, group: str | None) -> bool:
        if group is None or self.per_address is None:
            return True
        visits = self._groups.get(group, {})
        if len(visits) < self.per_address:
            return True
        return self._make_room(next((one for one in visits if one in self._waiting), None))

    def _is_room(self) -> bool:
        if len(self.visits) < self.room.most:
            return True
        return self._make_room(next(iter(self._waiting), None))

    def _make_room(self, visit: Visit | None) -> bool:
        if visit is None:
            return False
        self.turned_away["kept us waiting"] += 1
        self._break_off(visit)
        return True

    def _still_reads(self, visit: Visit, now: float) -> bool:
        """Whether a slow reader takes at least a little of what waits for it."""
        left = visit.transport.get_write_buffer_size()
        enough = self.patience.unread * SLOWEST_READER
        if left == 0 or (visit.unread is not None and visit.unread - left < enough):
            return False
        visit.unread = left
        visit.deadline = now + self.patience.unread
        return True

    def _show_out(self, visit: Visit, why: str) -> None:
        self.turned_away[why] += 1
        visit.shown_out = True
        visit.deadline = self._clock() + self.patience.closing
        self._forget(visit)
        self._waiting[visit] = None
        if visit.party is not None:
            visit.party.show_out()

    def _break_off(self, visit: Visit) -> None:
        if visit.party is not None:
            visit.party.break_off()
        self.leave(visit)

    def _forget(self, visit: Visit) -> None:
        self._waiting.pop(visit, None)
        self._strangers.pop(visit, None)
        self._sockets.discard(visit)
