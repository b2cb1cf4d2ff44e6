"""The office: everything the front door can ask for, all of it asynchronous."""

from __future__ import annotations

import asyncio
import os

from .desks.looking import LookingDesk
from .desks.people import PeopleDesk
from .desks.playing import PlayingDesk
from .desks.setting_up import SettingUpDesk
from .moments import Moments, RealMoments
from .secrets import Randomness
from .store import Store


class Office(PeopleDesk, SettingUpDesk, LookingDesk, PlayingDesk):
    """Raises core `BadInput`, `Refused`, `Stale`, or an `OfficeError`; nothing else on purpose."""

    def __init__(
        self,
        store: Store,
        moments: Moments | None = None,
        randomness: Randomness = os.urandom,
    ) -> None:
        super().__init__(store, moments or RealMoments(), randomness)

    async def open(self) -> None:
        """Migrate the store, start the writer, the clocks and the bots."""
        await asyncio.to_thread(self.store.open)

    async def close(self) -> None:
        """Finish what was begun, commit it, answer it, and stop."""
        await self.hall.finish()
        await asyncio.to_thread(self.store.close)
