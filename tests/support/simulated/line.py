"""Between people and workers: requests and answers come late, twice or never; wires break."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeVar

from digsite.core.errors import DigsiteError
from digsite.service.desks.looking import Watching
from digsite.service.errors import Busy, Unavailable
from digsite.service.matches.after_answer import After, AfterAnswer
from digsite.service.messages import Accepted, News, Person
from digsite.service.office import Office

from .loop import OUTSIDE
from .trace import Trace
from .truth import Truth
from .worker import Worker

T = TypeVar("T")
Call = Callable[[Office, After], Awaitable[T]]
Key = tuple[str, str] | None  # the match and the key of a request that has one
PATIENCE = 6.0  # seconds until one sends again


class Lost(Exception):
    """No answer: perhaps it was done, perhaps not."""


class Line:
    """The network, which everybody uses."""

    def __init__(self, dice: Random, trace: Trace, truth: Truth) -> None:
        self.dice, self.trace, self.truth = dice, trace, truth
        self.faulty = True

    def happens(self, chance: float, fault: str, *about: object) -> bool:
        """Whether something goes wrong now."""
        if not self.faulty or self.dice.random() >= chance:
            return False
        self.trace.fault(fault, *about)
        return True

    def late(self) -> float:
        if self.happens(0.03, "late message"):
            return self.dice.random() * 3.0
        return self.dice.random() * 0.03

    async def ask(
        self, worker: Worker, what: str, call: Call[T], key: Key = None, doubled: bool = True
    ) -> T:
        """One request and its answer (`Lost`, or what the office says no with)."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        copies = 2 if doubled and self.happens(0.06, "doubled request", what) else 1
        for _ in range(copies):
            if not self.happens(0.03, "lost request", what):
                asked = (worker, what, call, key, answer)
                loop.call_later(self.late(), self._arrive, *asked, context=OUTSIDE)
        try:
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError:
            raise Lost from None

    def _arrive(
        self, worker: Worker, what: str, call: Call[T], key: Key, answer: asyncio.Future[T]
    ) -> None:
        if worker.office is None or worker.process is None:
            self._deliver(answer, Lost())
            return
        serving = worker.process.begin(
            self._serve(worker.office, f"{worker.name} {what}", call, key, answer)
        )
        if self.happens(0.02, "hung up", what):
            loop = asyncio.get_running_loop()
            loop.call_later(self.dice.random() * 0.02, serving.cancel, context=OUTSIDE)

    async def _serve(
        self, office: Office, what: str, call: Call[T], key: Key, answer: asyncio.Future[T]
    ) -> None:
        """What the front door does: the answer first, then the news."""
        known = None if key is None else self.truth.stored(*key)
        with AfterAnswer() as after:
            try:
                found: T | Exception = await call(office, after)
            except DigsiteError as error:
                found = error
            except Exception as error:
                self.trace.broken(f"{what} raised {error!r}")
                return
            if isinstance(found, Accepted):
                self.truth.acknowledged(found, office)
            elif known is not None and not isinstance(found, (Unavailable, Busy)):
                self.trace.broken(f"{key} is stored as {known}, and was answered by {found!r}")
            self.trace.line("answer", what, _short(found))
            if self.happens(0.02, "slow reader", what):
                await asyncio.sleep(self.dice.random() * 2.0)
            if not self.happens(0.03, "lost answer", what):
                loop = asyncio.get_running_loop()
                loop.call_later(self.late(), self._deliver, answer, found, context=OUTSIDE)

    def _deliver(self, answer: asyncio.Future[T], found: T | Exception) -> None:
        if answer.done():
            return
        if isinstance(found, Exception):
            answer.set_exception(found)
        else:
            answer.set_result(found)


class Wire:
    """A socket on which somebody watches a match: in order, until it breaks."""

    def __init__(self, line: Line, worker: Worker, person: Person, match: str) -> None:
        self._line, self._worker = line, worker
        self._person, self.match = person, match
        self._watching: Watching | None = None
        self._on_its_way: deque[News] = deque()
        self._last = 0.0
        self.version = 0  # the last one told
        self.news: asyncio.Queue[News | None] = asyncio.Queue()
        self.is_cut = False

    async def open(self, token: str, since: int | None) -> None:
        """Begin to listen (`Lost`, or what the office says no with)."""

        async def watch(office: Office, _after: After) -> None:
            holder = await office.sessions.person_of(token)
            let_go = await office.sessions.hold(holder, token, self.cut)
            watching = await office.looking.watch(holder, self.match, self._hear, since=since)

            def close() -> None:
                watching.close()
                let_go()

            self._watching = Watching(self.match, close)
            if self.is_cut:
                self._watching.close()

        self._worker.wires.append(self)
        try:
            await self._line.ask(self._worker, "watch", watch, doubled=False)
        except BaseException:
            self.cut()
            raise

    def cut(self) -> None:
        """It breaks: both ends notice later."""
        if self.is_cut:
            return
        self.is_cut = True
        if self in self._worker.wires:
            self._worker.wires.remove(self)
        loop, process = asyncio.get_running_loop(), self._worker.process
        loop.call_later(self._line.late(), self.news.put_nowait, None, context=OUTSIDE)
        if self._watching is not None and process is not None:
            context = process.context.copy()
            loop.call_later(self._line.late(), self._watching.close, context=context)

    def _hear(self, news: News) -> None:
        """Called by the office."""
        if self.is_cut:
            return
        self._line.truth.told(self._person, news, self.version)
        self.version = max(self.version, getattr(news, "version", 0))
        self._line.trace.line("news", self._person.name, _short(news))
        if self._line.happens(0.004, "broken wire", self._person.name):
            self.cut()
            return
        loop = asyncio.get_running_loop()
        self._last = max(self._last, loop.time() + self._line.late())
        self._on_its_way.append(news)  # timers of one moment come in any order
        loop.call_at(self._last, self._arrive, context=OUTSIDE)

    def _arrive(self) -> None:
        news = self._on_its_way.popleft()
        if not self.is_cut:
            self.news.put_nowait(news)


def _short(found: object) -> str:
    number = getattr(found, "version", "")
    reason = str(found) if isinstance(found, Exception) else ""
    return f"{type(found).__name__} {number} {reason}"
