"""What is done now and then: who is connected, what was not heard of, what has expired."""

from __future__ import annotations

from functools import partial

from .clock import Clock
from .following import Following
from .matches.registry import MatchRegistry
from .presence import Presence
from .retention import Retention
from .store import Store
from .store.match_rows import revisions
from .store.people_rows import forget_expired, note_seen

AT_ONCE = 500  # people or matches in one statement: databases take 32 or 65 thousand values at most
SEEN_EVERY = 15.0  # seconds between notes of who is connected
LOOK_EVERY = 5.0  # seconds between looks for what no other process told
FOLLOW_EVERY = 30.0  # seconds between letting go of what nobody watches here any more
CLEAR_EVERY = 3_600.0  # seconds between clearing away what has expired


class Chores:
    """Called every second or so; does what is due."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        registry: MatchRegistry,
        following: Following,
        presence: Presence,
        retention: Retention | None,
    ) -> None:
        self._store, self._clock, self._registry = store, clock, registry
        self._following, self._presence, self._retention = following, presence, retention
        self._seen = self._looked = self._followed = self._cleared = 0.0

    async def __call__(self) -> None:
        await self._note_seen()
        await self._catch_up()
        await self._clear_away()
        await self._follow()

    async def _note_seen(self) -> None:
        now = self._clock.now()
        if 0 <= now - self._seen < SEEN_EVERY:
            return
        self._seen = now
        here = {x.person for match in self._registry.watched() for x in match.listeners}
        people = sorted(person for person in here if person is not None)
        for start in range(0, len(people), AT_ONCE):  # so that moves are stored in between
            some = people[start : start + AT_ONCE]
            await self._store.write(partial(note_seen, seen=some, now=now))

    async def _catch_up(self) -> None:
        """Who listens is told of all that is stored, though a message about it was lost."""
        watched = self._registry.watched()
        behind = [match for match in watched if match.doubtful]
        now = self._clock.now()
        if self._store.shared and not 0 <= now - self._looked < LOOK_EVERY:
            self._looked = now
            for start in range(0, len(watched), AT_ONCE):
                some = watched[start : start + AT_ONCE]
                ids = [match.id for match in some]
                stored = await self._store.read(partial(revisions, wanted=ids))
                behind += [match for match in some if stored.get(match.id, 0) > match.head.revision]
        await self._registry.look_again(behind)

    async def _follow(self) -> None:
        now = self._clock.now()
        if 0 <= now - self._followed < FOLLOW_EVERY:
            return
        self._followed = now
        await self._following.sweep()
        await self._presence.sweep()

    async def _clear_away(self) -> None:
        now = self._clock.now()
        if 0 <= now - self._cleared < CLEAR_EVERY:
            return
        self._cleared = now
        await self._store.write(lambda c: forget_expired(c, now))
        if self._retention is not None and await self._retention.sweep():
            self._cleared = now - CLEAR_EVERY  # there is more: at the next look around
