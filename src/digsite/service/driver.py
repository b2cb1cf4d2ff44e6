"""What moves a match on by itself: bots whose turn it is, clocks that run out, people who left.

Every match says in the store when it wants to be woken; whoever holds its lease does so. After a
crash, or on another machine, the next driver finds it there.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import structlog

from digsite.core.errors import DigsiteError
from digsite.core.records import Action

from .bots_at_table import Thinkers
from .desks.playing import KEEPER, PlayingDesk
from .errors import Unavailable
from .matches import clock
from .matches.match import Match
from .matches.step import Step, postponed
from .secrets import new_id
from .store.match_rows import Conflict, due_matches, give_up_leases, take_lease
from .store.people_rows import forget_expired, last_seen, note_seen

LEASE_SECONDS = 8.0  # after a crash another process waits no longer
EVERY = 1.0  # seconds between looks into the store
SEEN_EVERY = 15.0  # seconds between notes of who is connected
CLEAR_EVERY = 3_600.0  # seconds between clearing away what has expired

log = structlog.get_logger("digsite.driver")


class Driver:
    """Runs beside the desks, until it is stopped."""

    def __init__(self, desk: PlayingDesk, thinkers: Thinkers) -> None:
        self._desk, self._hall = desk, desk.hall
        self._store, self._moments = desk.store, desk.moments
        self._thinkers = thinkers
        self.holder = new_id(desk.randomness)
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._leases: dict[str, float] = {}
        self._loop: asyncio.Task[None] | None = None
        self._again: set[str] = set()  # changed while they were driven
        self._stopped = False
        self._seen = self._cleared = 0.0

    async def start(self) -> None:
        """Begin to look for matches that want to be woken."""
        if not self._store.shared:  # then whoever held a lease is gone
            await self._store.write(lambda c: give_up_leases(c, None))
        self._loop = asyncio.create_task(self._look_around())

    async def stop(self) -> None:
        """Stop; a bot that thinks is forgotten, its turn is still there."""
        self._hall.after = _rest
        self._stopped = True
        tasks = [*self._driving.values(), *([self._loop] if self._loop else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Unavailable):  # then they run out by themselves
            await self._store.write(lambda c: give_up_leases(c, self.holder))

    def wake(self, match: Match) -> None:
        """A match has changed: perhaps a bot is to move."""
        due = match.head.wake
        if due is not None and due <= self._moments.now():
            self.drive(match.id)

    def drive(self, match: str) -> None:
        """Move a match on as far as it goes by itself."""
        if match in self._driving:
            self._again.add(match)
            return
        task = asyncio.create_task(self._drive(match))
        self._driving[match] = task
        task.add_done_callback(lambda _: self._driven(match))

    def _driven(self, match: str) -> None:
        self._driving.pop(match, None)
        if match in self._again and not self._stopped:
            self._again.discard(match)
            self.drive(match)

    async def _drive(self, match: str) -> None:
        try:
            while await self._lease(match) and await self._move(await self._hall.get(match)):
                pass
        except Unavailable as error:
            log.warning("driving waits for the store", match=match, error=str(error))
            await self._moments.sleep(EVERY)
        except DigsiteError as error:
            log.error("driving failed", match=match, error=str(error))
            await self._moments.sleep(EVERY)

    async def _move(self, match: Match) -> bool:
        """One thing that has to be done; whether there may be more."""
        head, actor = match.head, match.head.actor
        if head.state != "running" or actor < 0 or match.table is None:
            return False
        if (bot := match.seats[actor].player) is not None:
            action = await self._thinkers.choose(match, actor, bot)
            return await self._act(match, head.version, lambda step: _bot_acts(step, actor, action))
        left = clock.left_of(head.clocks, actor, self._moments.now())
        if left is not None and left <= 0:
            return await self._act(match, head.version, lambda step: _replace(step, actor))
        return await self._look_for(match, actor)

    async def _look_for(self, match: Match, actor: int) -> bool:
        """Has the one whose turn it is been away for too long?"""
        rule, person = match.facts.clock, match.seats[actor].person
        if rule.absence is None or person is None:
            return False
        here = any(listener.person == person for listener in match.listeners)
        now = self._moments.now()
        seen = now if here else await self._store.read(lambda c: last_seen(c, person))
        began = match.head.clocks.at
        if now - max(seen, began) >= rule.absence:
            version = match.version
            return await self._act(match, version, lambda step: _replace(step, actor))
        again = max(seen, began) + rule.absence
        left = clock.left_of(match.head.clocks, actor, now)
        await self._postpone(match, again if left is None else min(again, now + left))
        return False

    async def _postpone(self, match: Match, wake: float) -> None:
        """Nothing to do before that time."""

        async def work(found: Match) -> None:
            if found.version != match.version:
                return
            await self._hall.commit(found, postponed(found, wake))

        with contextlib.suppress(Conflict):
            await self._hall.at(match.id, work)

    async def _act(self, match: Match, version: int, change: Callable[[Step], None]) -> bool:
        def step(found: Match) -> Step:
            made = Step(found, self._moments.now())
            change(made)
            return made

        return await self._desk.act_for(match.id, version, step)

    async def _lease(self, match: str) -> bool:
        """Take the lease, or keep it while there is enough of it."""
        now = self._moments.now()
        if self._leases.get(match, 0.0) > now + LEASE_SECONDS / 2:
            return True
        mine = await self._store.write(
            lambda c: take_lease(c, match, self.holder, now, LEASE_SECONDS)
        )
        if mine:
            self._leases[match] = now + LEASE_SECONDS
        else:
            self._leases.pop(match, None)
        return mine

    async def _look_around(self) -> None:
        while True:
            for work in (self._note_seen, self._find_due, self._clear_away):
                await _patiently(work)
            await self._moments.sleep(EVERY)

    async def _find_due(self) -> None:
        now = self._moments.now()
        for match in await self._store.read(
            lambda c: due_matches(c, self.holder, now, LEASE_SECONDS)
        ):
            self.drive(match)
        self._leases = {match: until for match, until in self._leases.items() if until > now}

    async def _clear_away(self) -> None:
        now = self._moments.now()
        if now - self._cleared >= CLEAR_EVERY:
            self._cleared = now
            await self._store.write(lambda c: forget_expired(c, now))

    async def _note_seen(self) -> None:
        now = self._moments.now()
        if now - self._seen < SEEN_EVERY:
            return
        self._seen = now
        here = {x.person for match in self._hall.watched() for x in match.listeners}
        people = sorted(person for person in here if person is not None)
        if people:
            await self._store.write(lambda c: note_seen(c, people, now))


async def _patiently(work: Callable[[], Awaitable[None]]) -> None:
    try:
        await work()
    except Unavailable as error:
        log.warning("the store does not answer", error=str(error))


def _bot_acts(step: Step, seat: int, action: Action) -> None:
    step.act(seat, action)
    step.deal()


def _replace(step: Step, seat: int) -> None:
    """A bot keeps the seat from now on."""
    step.sit(seat, kept_by=KEEPER)
    step.note("replaced", seat)


def _rest(_match: Match) -> None:
    """Nothing wakes up any more."""
