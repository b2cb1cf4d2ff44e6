"""The office: everything the front door can ask for, all of it asynchronous."""

from __future__ import annotations

import asyncio
import os

from .bots_at_table import Thinkers
from .bus import Bus, What, bus_for
from .desks.helping import HelpingDesk
from .desks.lists import ListsDesk
from .desks.looking import LookingDesk
from .desks.passkeys import PasskeyDesk
from .desks.playing import PlayingDesk
from .desks.proposing import ProposingDesk
from .desks.reviewing import ReviewingDesk
from .desks.talking import TalkingDesk
from .driver import Driver
from .matches.match import Match
from .moments import Moments, RealMoments
from .notices import Notices
from .records import Settled
from .secrets import Randomness
from .store import Store
from .store.people_rows import read_person
from .store.talk_rows import read_chat, read_proposal


class Office(
    PasskeyDesk,
    ProposingDesk,
    LookingDesk,
    PlayingDesk,
    TalkingDesk,
    ListsDesk,
    ReviewingDesk,
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
        notices: Notices | None = None,
    ) -> None:
        bus = bus or bus_for(store.url, None, randomness)
        super().__init__(store, moments or RealMoments(), randomness, bus)
        self.thinkers = thinkers or Thinkers(randomness)
        self.driver = Driver(self, self.thinkers)
        self.notices = notices or Notices([])

    async def open(self) -> None:
        """Migrate the store, start the writer, the clocks and the bots."""
        await asyncio.to_thread(self.store.open)
        await self.hall.bus.start(self._heard, self.hall.doubt_all)
        await self.driver.start()
        self.hall.after = self._after

    async def close(self) -> None:
        """Finish what was begun, commit it, answer it, and stop."""
        self.stop_reviewing()
        await self.driver.stop()
        await self.hall.finish()
        await self.hall.bus.stop()
        await asyncio.to_thread(self.store.close)

    def _after(self, match: Match) -> None:
        """A match has changed here: bots, clocks and who waits elsewhere hear of it."""
        self.driver.wake(match)
        person = self.notices.due(match)
        if person is not None:
            self.hall.task(self._notify(match, person))

    async def _notify(self, match: Match, person: str) -> None:
        found = await self.store.read(lambda c: read_person(c, person))
        if found is not None:
            await self.notices.send(match, found)

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
