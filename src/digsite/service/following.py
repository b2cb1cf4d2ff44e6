"""Which matches are watched here, so that whoever changes one elsewhere knows whom to tell."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from .bus import Bus
from .matches.registry import MatchRegistry
from .store import Store
from .tasks import Tasks


class Followed:
    """One who watches; ending it twice does no harm."""

    def __init__(self, end: Callable[[], None]) -> None:
        self._end: Callable[[], None] | None = end

    def end(self) -> None:
        """It watches no more."""
        if self._end is not None:
            self._end()
            self._end = None


class Following:
    """Follows a match on the bus while somebody watches it here, and a little longer."""

    def __init__(self, store: Store, bus: Bus, registry: MatchRegistry, tasks: Tasks) -> None:
        self._store, self._bus, self._registry, self._tasks = store, bus, registry, tasks
        self._watching: Counter[str] = Counter()
        self._followed: dict[str, asyncio.Task[None]] = {}
        self._letting_go = asyncio.Lock()

    async def begin(self, match: str) -> Followed:
        """Somebody watches: when this returns, we are told of everything memory does not know."""
        if not self._store.shared:
            return Followed(lambda: None)
        self._watching[match] += 1
        try:
            if match not in self._followed:
                self._followed[match] = self._tasks.begin(self._follow(match))
            await asyncio.shield(self._followed[match])
        except BaseException:
            self._end(match)
            raise
        return Followed(lambda: self._end(match))

    async def again(self) -> None:
        """The bus may have forgotten what is followed."""
        await self._bus.keep_following(list(self._followed))

    async def sweep(self) -> None:
        """Let go of what nobody watches any more; say that the rest is still followed."""
        async with self._letting_go:
            idle = [
                match
                for match, begun in self._followed.items()
                if begun.done() and match not in self._watching
            ]
            for match in idle:
                del self._followed[match]
                self._registry.is_told(match, False)
            if idle:
                await self._bus.unfollow(idle)
        if await self._bus.keep_following(list(self._followed)):
            await self._registry.doubt_all()  # for a while nobody told us

    async def _follow(self, match: str) -> None:
        try:
            async with self._letting_go:  # what is let go of just now must not be let go of later
                pass
            await self._bus.follow(match)
            await self._registry.compare(match)  # with what was stored before we were told
        except BaseException:
            self._followed.pop(match, None)
            raise
        self._registry.is_told(match, True)

    def _end(self, match: str) -> None:
        self._watching[match] -= 1
        if not self._watching[match]:
            del self._watching[match]
