"""The office: everything the front door can ask for, all of it asynchronous."""

from __future__ import annotations

import asyncio
import os

from .bots_at_table import Thinkers
from .bus import Bus, What, bus_for
from .desks.archive import ArchiveDesk
from .desks.helping import HelpingDesk
from .desks.lists import ListsDesk
from .desks.looking import LookingDesk
from .desks.people import PeopleDesk
from .desks.playing import PlayingDesk
from .desks.proposing import ProposingDesk
from .desks.talking import TalkingDesk
from .driver import Driver
from .moments import Moments, RealMoments
from .records import Settled
from .secrets import Randomness
from .store import Store
from .store.talk_rows import read_chat, read_proposal


class Office(
    PeopleDesk,
    ProposingDesk,
    LookingDesk,
    PlayingDesk,
    TalkingDesk,
    ListsDesk,
    ArchiveDesk,
    HelpingDesk,
):
    """Raises core `BadInput`, `Refused`, `Stale`, or an `OfficeError`; nothing else on purpose."""

    def __init__(
        self,
        store: Store,
        moments: Moments | None = None,
        randomness: Randomness = os.urandom,
        bus: Bus | None = None,
        thinkers: Thinkers | None = None,
    ) -> None:
        bus = bus or bus_for(store.url, None, randomness)
        super().__init__(store, moments or RealMoments(), randomness, bus)
        self.thinkers = thinkers or Thinkers(randomness)
        self.driver = Driver(self, self.thinkers)

    async def open(self) -> None:
        """Migrate the store, start the writer, the clocks and the bots."""
        await asyncio.to_thread(self.store.open)
        await self.hall.bus.start(self._heard, self.hall.doubt_all)
        self.driver.start()

    async def close(self) -> None:
        """Finish what was begun, commit it, answer it, and stop."""
        await self.driver.stop()
        await self.hall.finish()
        await self.hall.bus.stop()
        await asyncio.to_thread(self.store.close)

    async def _heard(self, what: What, match: str, number: int) -> None:
        """Another process changed something: those who listen here are told too."""
        found = self.hall.known(match)
        if found is None:
            return
        if what == "match":
            found.doubtful = True
            await self.hall.get(match)
        elif what == "chat":
            for said in await self.store.read(lambda c: read_chat(c, match, number + 1, 1)):
                self.hall.tell(found, said)
        else:
            row = await self.store.read(lambda c: read_proposal(c, match, number))
            if row is None:
                return
            if row.state == "waiting":
                self.hall.tell(found, row.shown)
            else:
                agreed = row.state == "agreed"
                rematch = found.head.rematch if row.what == "rematch" else None
                self.hall.tell(found, Settled(match, row.number, row.what, agreed, rematch))
