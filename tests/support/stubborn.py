"""People in one office who send a move again, with the same key, until the store answers."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

from digsite.core.errors import Stale
from digsite.service.errors import NotThere, Unavailable
from digsite.service.messages import Person
from digsite.service.office import Office
from digsite.service.store import Store
from digsite.service.store.store import Job, T

from .audit import Audit, Keys
from .offices import people, table_for


@dataclass
class Stubborn:
    """Tables that play on whatever happens to the store."""

    office: Office
    seed: int
    acknowledged: Keys = field(default_factory=dict)
    refused: int = 0  # times the store did not answer
    late: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)  # tables set up that nobody finds
    last: float = 0.0  # when the last move was acknowledged
    stop: bool = False

    async def play(self, titles: list[str]) -> None:
        """A table of each title, again and again, until told to stop."""
        players = await people(self.office, "Ada", "Bob")
        await asyncio.gather(*[self._table(players, title) for title in titles])

    async def plays_again(self, seconds: float) -> float:
        """Wait until a move that began after now is acknowledged; how long that took."""
        began, known = time.monotonic(), len(self.acknowledged)
        while len(self.acknowledged) < known + 2:
            await asyncio.sleep(0.01)
            assert time.monotonic() - began < seconds, "nobody plays any more"
        return time.monotonic() - began

    def check(self, found: Audit) -> None:
        """Nothing lost, nothing twice, nothing that nobody did."""
        lost = found.lost(self.acknowledged)
        assert not lost, lost[:5]
        assert not found.wrong, found.wrong[:5]
        assert not self.late, self.late[:5]
        assert not self.missing, self.missing[:5]
        assert set(found.keys) == set(self.acknowledged)
        assert found.actions == len(found.keys), "each decision was applied once"

    async def _table(self, players: list[Person], title: str) -> None:
        choose, move = random.Random(f"{self.seed} {title}"), 0
        while not self.stop:
            match = await self._set_up(players, title)
            while match and not self.stop:
                move += 1
                if not await self._move(match, players, f"{title}{move}", choose):
                    break

    async def _set_up(self, players: list[Person], title: str) -> str | None:
        try:
            return (await table_for(self.office, players, title)).match
        except Unavailable:
            await asyncio.sleep(0.05)
        except NotThere as error:
            self.missing.append(f"{title}: {error}")
        return None

    async def _move(
        self, match: str, players: list[Person], key: str, choose: random.Random
    ) -> bool:
        """One decision, sent until it is answered; false when the game is over."""
        decided = None
        while True:
            try:
                if decided is None:
                    info = await self.office.tables.info(None, match)
                    if info.state != "running":
                        return False
                    actor = players[info.actor]
                    look = await self.office.looking.look(actor, match)
                    decided = (actor, look.version, choose.choice(look.offers).action)
                person, version, action = decided
                done = await self.office.playing.play(person, match, version, key, [action])
            except Unavailable:
                self.refused += 1
                if self.stop and decided is None:
                    return False
                await asyncio.sleep(0.02)
            except Stale as error:
                self.late.append(f"{match} {key}: {error}")
                return True
            else:
                self.acknowledged[(match, key)] = done.version
                self.last = time.monotonic()
                return True


class HopefulStore(Store):
    """A planted fault: where the store does not answer, it hopes for the best."""

    async def write(self, job: Job[T]) -> T:
        try:
            return await super().write(job)
        except Unavailable:
            return None  # type: ignore[return-value]
