"""The matches in memory: loaded when somebody comes, changed one step after another."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import structlog

from digsite.core.errors import DigsiteError

from ..errors import NotNow, NotThere
from ..secrets import ID_LENGTH
from ..store import Store
from ..store.match_rows import Conflict, revisions
from ..tasks import Tasks
from .broadcast import tell_change
from .loading import load_match
from .match import Match
from .tapes import read_told

T = TypeVar("T")
MOST = 100  # matches in memory that nobody looks at
TRIES = 5  # where others are faster

log = structlog.get_logger("digsite.matches")


class MatchRegistry:
    """Finds matches, and keeps the order of what is done at each."""

    def __init__(self, store: Store, tasks: Tasks, most: int = MOST) -> None:
        self._store, self._tasks, self._most = store, tasks, most
        self._matches: OrderedDict[str, Match] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Match]] = {}
        self._told: set[str] = set()  # of what others store here we are told

    async def get(self, match: str) -> Match:
        """The match with this id (`NotThere`), as the store has it."""
        found = await self._current(match)
        if found.doubtful:
            await self.at(match, _as_it_is)
        return found

    def known(self, match: str) -> Match | None:
        """The match if it is in memory."""
        return self._matches.get(match)

    def forget(self, match: str) -> None:
        """Let a match go; it is loaded again when somebody comes."""
        self._matches.pop(match, None)

    def watched(self) -> list[Match]:
        """The matches somebody looks at."""
        return [match for match in self._matches.values() if match.listeners]

    async def at(self, match: str, work: Callable[[Match], Awaitable[T]]) -> T:
        """Do something at a match, one after another; it is finished even if nobody waits."""
        found = await self._current(match)
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def turn() -> None:
            try:
                async with found.lock:
                    if found.doubtful:
                        await self.refresh(found)
                    result = await work(found)
                    if not answer.done():  # else nobody waits any more
                        answer.set_result(result)  # who waits goes on before the next in the queue
            except Exception as error:
                _fail(answer, error, match)
            finally:
                answer.cancel()  # if it was broken off: who waits must not wait for ever

        self._tasks.begin(turn())
        return await answer

    async def at_last(self, match: str, work: Callable[[Match], Awaitable[None]]) -> None:
        """The same; where another process was faster, look again and try again."""
        for _ in range(TRIES):
            try:
                await self.at(match, work)
                return
            except Conflict:
                continue
        raise NotNow("busy")

    async def refresh(self, match: Match) -> None:
        """Take over what the store has, and tell everybody."""
        loaded = await self._store.read(lambda connection: load_match(connection, match.id))
        if loaded is None:  # cleared away
            self.forget(match.id)
            raise NotThere("no_match")
        stored, table = loaded
        old = match.version
        added = await self._store.read(lambda c: read_told(c, stored.facts, len(stored.seats), old))
        match.adopt(stored, table, tuple(added[: stored.head.version - old]))
        tell_change(match)

    def is_told(self, match: str, told: bool) -> None:
        """Whether others tell us of every step of this match that they store from now on."""
        if told:
            self._told.add(match)
            return
        self._told.discard(match)
        if (found := self._matches.get(match)) is not None:
            found.elsewhere = {}  # nor of who comes and goes there

    def told(self, match: str) -> bool:
        """Whether others tell us of this match."""
        return match in self._told

    async def compare(self, match: str) -> None:
        """Doubt what is in memory, or about to be, where the store knows more."""
        if match in self._loading:
            await asyncio.wait([self._loading[match]])
        found = self._matches.get(match)
        if found is not None and not found.doubtful:
            stored = await self._store.read(lambda c: revisions(c, [match]))
            found.doubtful |= match not in stored or stored[match] > found.head.revision

    def doubt(self, match: str) -> None:
        """The store knows more than memory: looked at again now where somebody listens."""
        found = self._matches.get(match)
        if found is not None:
            found.doubtful = True
            if found.listeners:
                self._tasks.begin(self.get(match))

    def replaced(self, match: Match) -> None:
        """A match that was let go while somebody was at it may be in memory again."""
        twin = self._matches.get(match.id)
        if twin is not None and twin is not match:
            twin.doubtful = True
            self._tasks.begin(self.get(match.id))

    async def doubt_all(self) -> None:
        """Something may have been missed: everything in memory is looked at again."""
        for match in self._matches.values():
            match.doubtful = True
        await self.look_again(self.watched())

    async def look_again(self, behind: Sequence[Match]) -> None:
        """The store knows more of these; where it does not answer, another time."""
        for match in behind:
            match.doubtful = True
        looks = [self.at(match.id, _as_it_is) for match in behind]
        await asyncio.gather(*looks, return_exceptions=True)

    async def _current(self, match: str) -> Match:
        """The match, in doubt if another process may have stored a step nobody told us of."""
        if self._store.shared and match not in self._told:
            await self.compare(match)
        return await self._find(match)

    async def _find(self, match: str) -> Match:
        found = self._matches.get(match)
        if found is not None:
            self._matches.move_to_end(match)
            return found
        if len(match) != ID_LENGTH or not match.isascii():
            raise NotThere("no_match")
        if match not in self._loading:
            self._loading[match] = asyncio.create_task(self._load(match))
        return await asyncio.shield(self._loading[match])

    async def _load(self, match: str) -> Match:
        try:
            loaded = await self._store.read(lambda connection: load_match(connection, match))
            if loaded is None:
                raise NotThere("no_match")
            found = Match(*loaded)
            self._matches[match] = found
            self._make_room()
            return found
        finally:
            del self._loading[match]

    def _make_room(self) -> None:
        """Let those go that nobody has looked at for longest."""
        *known, _new = self._matches.values()
        idle = [match for match in known if not match.listeners and not match.lock.locked()]
        for match in idle[: max(len(idle) + 1 - self._most, 0)]:
            del self._matches[match.id]


def _fail(answer: asyncio.Future[T], error: Exception, match: str) -> None:
    """Tell who waits; where nobody does, what should not happen is logged."""
    if not answer.done():
        answer.set_exception(error)
    elif not isinstance(error, DigsiteError):
        log.error("a step failed and nobody waited", match=match, error=repr(error))


async def _as_it_is(_match: Match) -> None:
    """Being at the match is enough: it is refreshed where there is doubt."""
