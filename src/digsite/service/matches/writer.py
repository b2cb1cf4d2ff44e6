"""The only way a match changes: stored first, true in memory then, and told after that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from sqlalchemy import Connection

from ..bus import Bus
from ..errors import Crowded
from ..store import Store
from ..store.match_rows import (
    AT_ONCE,
    Conflict,
    apply_change,
    read_matches,
    version_of_key,
)
from ..store.rows import Head
from .after_answer import Announce
from .broadcast import tell_change
from .match import Match
from .registry import MatchRegistry
from .step import Draft

Committed = Callable[[Match], None]  # hears of every step stored here


class MatchWriter:
    """Stores steps; `committed` are those who do something of their own after each."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        registry: MatchRegistry,
        committed: Sequence[Committed],
        bots: bool = True,  # are moved by this process, or nobody need be told of their turns
    ) -> None:
        self._store, self._bus, self._registry = store, bus, registry
        self._committed, self._bots = tuple(committed), bots

    async def commit(
        self, match: Match, draft: Draft, also: Callable[[Connection], None] | None = None
    ) -> Announce:
        """Store a step; only then it is true. `Conflict` if somebody was faster.

        The answer tells everybody at the match, once the one who acted has been answered.
        """

        turn = draft.change.head.wake == AT_ONCE and not self._bots

        def job(connection: Connection) -> None:
            apply_change(connection, draft.change)
            if also is not None:
                also(connection)
            self._bus.announce(connection, "match", match.id)
            if turn:
                self._bus.announce(connection, "turn", match.id)

        try:
            await self._store.write(job)
        except Crowded:
            raise  # nothing was begun, so nothing is in doubt
        except Conflict:
            await self._registry.refresh(match)
            raise
        except Exception:
            match.doubtful = True  # it may or may not have been stored
            raise
        match.adopt(draft.stored, draft.table, draft.change.entries)
        self._registry.replaced(match)
        self._bus.announced("match", match.id)
        if turn:
            self._bus.announced("turn", match.id)
        for hear in self._committed:
            hear(match)
        return partial(tell_change, match)

    async def answered(self, match: Match, key: str) -> int | None:
        """The version a key led to."""
        return await self._store.read(lambda c: version_of_key(c, match.id, key))

    async def change_hands(self, hand_over: Callable[[Connection], list[str]]) -> None:
        """Store that seats of many matches changed hands at once, and tell everybody."""

        def job(connection: Connection) -> list[str]:
            changed = hand_over(connection)
            for match in changed:
                self._bus.announce(connection, "match", match)
            return changed

        changed = await self._store.write(job)
        for match in changed:
            self._bus.announced("match", match)
        await self._seats_changed(changed)

    async def _seats_changed(self, changed: list[str]) -> None:
        """Look at who sits there now, at all of them by one question; no table has changed."""
        found = [match for one in changed if (match := self._registry.known(one))]
        held = [(match, match.doubtful) for match in found]
        for match in found:
            match.doubtful = True
        ids = [match.id for match in found]
        stored = await self._store.read(lambda c: read_matches(c, ids)) if ids else []
        now = {one.facts.id: one for one in stored}
        for match, doubtful in held:
            seen = now.get(match.id)
            quiet = not doubtful and match.doubtful and not match.lock.locked()
            if seen is not None and quiet and _same_but_revision(seen.head, match.head):
                match.adopt(seen, match.table, ())
                tell_change(match)
            elif match.doubtful:
                self._registry.doubt(match.id)


def _same_but_revision(one: Head, other: Head) -> bool:
    return msgspec.structs.replace(one, revision=other.revision) == other
