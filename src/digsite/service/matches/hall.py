"""The matches in memory: loaded when somebody comes, changed only through the store."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection

from digsite.core.errors import DigsiteError

from ..bus import Bus
from ..errors import NotThere
from ..moments import Moments
from ..records import News
from ..secrets import ID_LENGTH
from ..store import Store
from ..store.match_rows import Conflict, apply_change, read_entries, version_of_key
from .loading import load_match
from .looks import look_of, people_of
from .match import Listener, Match
from .step import Draft

T = TypeVar("T")
MOST = 100  # matches in memory that nobody looks at
ANSWER_TICKS = 2  # of the event loop, until who waits for the answer has it

log = structlog.get_logger("digsite.matches")


class Hall:
    """Finds matches, keeps their order of changes, and tells everybody."""

    def __init__(self, store: Store, moments: Moments, bus: Bus, most: int = MOST) -> None:
        self.store, self.moments, self.bus = store, moments, bus
        self._most = most
        self._matches: OrderedDict[str, Match] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Match]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.after: Callable[[Match], None] = _no_match  # wakes bots and clocks

    # -- finding --------------------------------------------------------------------

    async def get(self, match: str) -> Match:
        """The match with this id (`NotThere`), as the store has it."""
        found = await self._find(match)
        if found.doubtful:
            await self.at(match, _as_it_is)
        return found

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
        found = await self._find(match)

        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def turn() -> None:
            try:
                async with found.lock:
                    if found.doubtful:
                        await self.refresh(found)
                    result = await work(found)
            except Exception as error:
                _fail(answer, error, match)
            else:
                if not answer.done():  # else nobody waits any more
                    answer.set_result(result)
            finally:
                answer.cancel()  # if it was broken off: who waits must not wait for ever

        self.task(turn())
        return await answer

    def task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that is waited for at closing time."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self) -> None:
        """Wait for everything that was begun."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- changing -------------------------------------------------------------------

    async def commit(
        self, match: Match, draft: Draft, also: Callable[[Connection], None] | None = None
    ) -> None:
        """Store a step; only then it is true. `Conflict` if somebody was faster."""

        def job(connection: Connection) -> None:
            apply_change(connection, draft.change)
            if also is not None:
                also(connection)
            self.bus.announce(connection, "match", match.id)

        try:
            await self.store.write(job)
        except Conflict:
            await self.refresh(match)
            raise
        except Exception:
            match.doubtful = True  # it may or may not have been stored
            raise
        match.adopt(draft.stored, draft.table, draft.change.entries)
        self._tell_later(match)
        self._tell_twin(match)
        self.bus.announced("match", match.id)
        self.after(match)

    async def refresh(self, match: Match) -> None:
        """Take over what the store has."""
        loaded = await self.store.read(lambda connection: load_match(connection, match.id))
        if loaded is None:
            raise NotThere("no_match")
        stored, table = loaded
        old = match.version
        added = await self.store.read(lambda c: read_entries(c, match.id, old))
        match.adopt(stored, table, tuple(added[: stored.head.version - old]))
        self._tell_later(match)

    async def doubt_all(self) -> None:
        """Seats may have changed hands: everything in memory is looked at again."""
        for match in self._matches.values():
            match.doubtful = True
        for match in self.watched():
            await self.at(match.id, _as_it_is)

    async def answered(self, match: Match, key: str) -> int | None:
        """The version a key led to."""
        return await self.store.read(lambda c: version_of_key(c, match.id, key))

    # -- telling --------------------------------------------------------------------

    def tell(self, match: Match, news: News) -> None:
        """Tell everybody the same."""
        for listener in list(match.listeners):
            self._hear(match, listener, news)

    def tell_people(self, match: Match) -> None:
        """Tell everybody who sits and looks on."""
        said: dict[str | None, News] = {}
        for listener in list(match.listeners):
            if listener.person not in said:
                said[listener.person] = people_of(match, listener.person)
            self._hear(match, listener, said[listener.person])

    def tell_look(self, match: Match, listener: Listener) -> None:
        """Tell one listener what there is to see since it was last told."""
        if match.table is None:
            return
        eyes = self.eyes(match, listener)
        since = min(listener.version, match.version)
        found = match.cache.get(("look", eyes, since))
        if found is None:
            found = look_of(match, eyes, since, match.recent)
            match.cache[("look", eyes, since)] = found
        listener.version = match.version
        self._hear(match, listener, found)

    def eyes(self, match: Match, listener: Listener) -> int | None:
        """The seat a listener looks through: the one that acts, where it has several."""
        if listener.chosen is not None:
            return listener.chosen
        mine = match.seats_of(listener.person)
        if match.head.actor in mine:
            listener.eyes = match.head.actor
        elif listener.eyes not in mine:
            listener.eyes = mine[0] if mine else None
        return listener.eyes

    def _tell_later(self, match: Match) -> None:
        """After the one who acted has the answer, everybody is told."""
        _after_ticks(ANSWER_TICKS, lambda: self._tell_all(match))

    def _tell_twin(self, match: Match) -> None:
        """A match that was let go while somebody was at it may be in memory again."""
        twin = self._matches.get(match.id)
        if twin is not None and twin is not match:
            twin.doubtful = True
            self.task(self.get(match.id))

    def _tell_all(self, match: Match) -> None:
        if self._people_changed(match):
            self.tell_people(match)
        for listener in list(match.listeners):
            if listener.version < match.version:
                self.tell_look(match, listener)

    def _people_changed(self, match: Match) -> bool:
        shown = (match.seats, match.head.state)
        changed = match.shown != shown
        match.shown = shown
        return changed

    def _hear(self, match: Match, listener: Listener, news: News) -> None:
        try:
            listener.hear(news)
        except Exception as error:  # one listener's trouble is nobody else's
            log.error("a listener failed", match=match.id, error=repr(error))
            match.listeners.discard(listener)

    # -- memory ---------------------------------------------------------------------

    async def _load(self, match: str) -> Match:
        try:
            loaded = await self.store.read(lambda connection: load_match(connection, match))
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


def _after_ticks(ticks: int, call: Callable[[], None]) -> None:
    loop = asyncio.get_running_loop()
    if ticks == 1:
        loop.call_soon(call)
    else:
        loop.call_soon(_after_ticks, ticks - 1, call)


async def _as_it_is(_match: Match) -> None:
    """Being at the match is enough: it is refreshed where there is doubt."""


def _no_match(_match: Match) -> None:
    """Nothing wakes up."""
