"""Somebody at a table: plays by what the wire tells, and sends again what was not answered."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import TypeVar

from digsite.core.errors import DigsiteError
from digsite.service.errors import Busy, Unavailable
from digsite.service.messages import Accepted, Look, News, People, Person, Proposal

from .line import Call, Key, Line, Lost, Wire
from .truth import Sent
from .worker import Worker

T = TypeVar("T")
ENDED = ("over", "aborted")
AGAIN = 5.0  # seconds between proposals to call it off


class Client:
    """One person at one match; `enough` is the version after which the match may be called off."""

    def __init__(
        self,
        line: Line,
        workers: Sequence[Worker],
        person: Person,
        token: str,
        match: str,
        enough: int,
        dice: Random,
        sits: bool = True,
    ) -> None:
        self._line, self._workers, self._dice = line, workers, dice
        self.person, self._token, self.match, self._enough = person, token, match, enough
        self._worker = dice.choice(workers)
        self._sits = sits  # or only looks on
        self._keys = 0
        self._look: Look | None = None
        self._asked: dict[int, Proposal] = {}  # what others want
        self._patient = 0  # the version that was decided upon last
        self.wire: Wire | None = None
        self.done = False

    async def live(self) -> None:
        """Sit down, and stay until the match has ended."""
        if self._sits:
            await self._insist("join", lambda o, _: o.tables.join(self.person, self.match))
        while not self.done:
            await self._connect()
            while not self.done and await self._hear():
                await self._react()
        self._line.trace.line("done", self.person.name, self.match)

    # -- listening --------------------------------------------------------------------

    async def _connect(self) -> None:
        """A wire to some worker; one who was away for long asks for everything."""
        while True:
            worker = self._worker = self._dice.choice(self._workers)
            known = self._look.version if self._look and self._dice.random() < 0.7 else None
            self.wire = Wire(self._line, worker, self.person, self.match)
            try:
                await self.wire.open(self._token, known)
                return
            except (Lost, DigsiteError):
                await asyncio.sleep(self._dice.random() * 2.0)

    async def _hear(self) -> bool:
        """Take all news there are, or wait for some; whether the wire holds."""
        wire = self.wire
        assert wire is not None
        if wire.news.empty() and self._has_enough():
            try:
                async with asyncio.timeout(AGAIN):
                    return self._take(await wire.news.get())
            except TimeoutError:
                return True
        holds = self._take(await wire.news.get())
        while holds and not wire.news.empty():
            holds = self._take(wire.news.get_nowait())
        return holds

    def _take(self, news: News | None) -> bool:
        if isinstance(news, Look):
            self._see(news)
        elif isinstance(news, People):
            self.done = self.done or news.state in ENDED
        elif isinstance(news, Proposal):
            self._asked[news.proposal] = news
        return news is not None

    def _see(self, look: Look) -> None:
        if self._look is None or look.version >= self._look.version:
            self._look = look
        self.done = self.done or look.state in ENDED

    def _has_enough(self) -> bool:
        return self._sits and self._look is not None and self._look.version >= self._enough

    # -- acting -----------------------------------------------------------------------

    async def _react(self) -> None:
        asked, self._asked = self._asked, {}
        for proposal in asked.values():
            if self._look is not None and self._look.seat in proposal.waiting_for:
                await self._say_yes_or_no(proposal)
        while not self.done and (look := self._look) is not None and look.your_turn:
            if self._has_enough() or look.version <= self._patient:
                break
            await self._decide(look)
        if not self.done and self._has_enough():
            await self._try(
                "abort", lambda o, a: o.proposals.propose(self.person, self.match, "abort", a)
            )

    async def _say_yes_or_no(self, proposal: Proposal) -> None:
        agrees = self._dice.random() < 0.5
        if proposal.what == "abort":
            agrees = self._has_enough()
        number = proposal.proposal
        await self._try(
            "agree",
            lambda o, a: o.proposals.answer(self.person, self.match, number, agrees, a),
        )

    async def _decide(self, look: Look) -> None:
        await asyncio.sleep(self._dice.random() * 0.7)
        draw = self._dice.random()
        if draw < 0.04:
            text = f"line {self._keys}"
            key = self._key(-1, kept=False)
            await self._insist("say", lambda o, _: o.talk.say(self.person, self.match, text, key))
        elif draw < 0.08:
            await self._try(
                "propose", lambda o, a: o.proposals.propose(self.person, self.match, "undo", a)
            )
        elif draw < 0.10:
            await self._go_away()
            return
        if look.can_undo and draw > 0.85:
            key = self._key(look.version)
            await self._keyed(
                "undo",
                look,
                key,
                lambda o, a: o.playing.undo(self.person, self.match, look.version, key, a),
            )
        elif draw > 0.995:
            key = self._key(0)
            await self._keyed(
                "resign",
                look,
                key,
                lambda o, a: o.playing.resign(self.person, self.match, key, None, a),
            )
        else:
            action, key = self._dice.choice(look.offers).action, self._key(look.version)
            await self._keyed(
                "play",
                look,
                key,
                lambda o, a: o.playing.play(
                    self.person, self.match, look.version, key, [action], a
                ),
            )

    async def _keyed(self, what: str, look: Look, key: str, call: Call[Accepted]) -> None:
        """Until it is answered: then the news come by themselves. Who is told no looks again."""
        try:
            accepted = await self._insist(what, call, (self.match, key))
            self._patient = max(self._patient, accepted.version - 1, look.version)
        except DigsiteError as error:
            self._line.trace.line("refused", self.person.name, what, type(error).__name__)
            found = await self._insist("look", lambda o, _: o.looking.look(self.person, self.match))
            self._see(found)

    async def _go_away(self) -> None:
        self._line.trace.line("away", self.person.name)
        if self.wire is not None:
            self.wire.cut()
        await asyncio.sleep(self._dice.random() * 40.0)

    async def _insist(self, what: str, call: Call[T], key: Key = None) -> T:
        """Send it again, here or elsewhere, until somebody says yes or no."""
        while True:
            try:
                return await self._line.ask(self._worker, what, call, key)
            except (Lost, Unavailable, Busy):
                self._line.trace.counts["sent again"] += 1
                await asyncio.sleep(0.1 + self._dice.random() * 2.0)
                self._worker = self._dice.choice(self._workers)

    async def _try(self, what: str, call: Call[object]) -> None:
        """Once; who is told no lets it be."""
        try:
            await self._line.ask(self._worker, what, call)
        except (Lost, DigsiteError) as error:
            self._line.trace.line("no", self.person.name, what, type(error).__name__)

    def _key(self, version: int, kept: bool = True) -> str:
        self._keys += 1
        key = f"{self.person.name}-{self._keys}"
        if kept:
            self._line.truth.sent[self.match, key] = Sent(self.person.id, version)
        return key

    @property
    def where(self) -> str:
        """Who waits for what, for who reads what went wrong."""
        wire = None if self.wire is None else (self.wire.is_cut, self.wire.version)
        seen = None if self._look is None else (self._look.version, self._look.your_turn)
        return f"{self.person.name} at {self.match}: wire {wire}, look {seen}"
