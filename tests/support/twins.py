"""Two servers that differ in nothing but what is hidden: same ids, same time, same randomness.

Each has a store, an office and an application of its own. Draws follow a script instead of the
seal; the secret of the seal is another one in each world, as it would be.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, event, update

from digsite.bots import Bot, Budget
from digsite.core.records import Action
from digsite.core.state import State
from digsite.service.bus import bus_for
from digsite.service.matches.step import Step
from digsite.service.messages import ClockRule, Person, Seating, Wanted
from digsite.service.notices import Notice, Notices
from digsite.service.office import Office
from digsite.service.seal import Seal
from digsite.service.store import Store
from digsite.service.store.match_rows import apply_change
from digsite.service.store.rows import Change
from digsite.service.store.tables import chats, entries, matches, proposals, seats
from digsite.web.connections.visits import Patience
from digsite.web.server.app import make_app
from digsite.web.server.logs import set_up_logs
from digsite.web.server.settings import Settings

from .journals import Pair
from .lines import Direct, Line
from .offices import FakeClock, Seeded

T = TypeVar("T")
NAMES = ("Ada", "Bob", "Cal", "Eve")  # who sit, and one who does not
STRANGER = 3
CLOCK = ClockRule(kind="days", days=3)
HINT_ITERATIONS = 24
UNHURRIED = Patience(*[3600.0] * 6)  # nobody is shown out because the machine is busy


class Postbox:
    """What left by mail."""

    def __init__(self) -> None:
        self.sent: list[Notice] = []

    def send(self, notice: Notice) -> None:
        self.sent.append(notice)

    def emptied(self) -> list[Notice]:
        """All of it since the last time."""
        sent, self.sent = self.sent, []
        return sent


class NearStore(Store):
    """Reads and writes without threads, which is faster and always the same work."""

    async def read(self, job: Callable[[Connection], T]) -> T:
        return self._read(job)

    async def write(self, job: Callable[[Connection], T]) -> T:
        with self._writer.begin() as connection:
            return job(connection)


class World:
    """One of the servers."""

    def __init__(self, folder: Path, number: int) -> None:
        folder.mkdir(exist_ok=True)
        self.number = number
        self.clock = FakeClock()
        self.postbox = Postbox()
        url = f"sqlite:///{folder}/world{number}.sqlite"
        randomness = Seeded(5)
        bus = bus_for(url, None, randomness)
        notices = Notices([self.postbox], "http://digsite.test")
        self.office = Office(NearStore(url), self.clock, randomness, bus, None, notices)
        settings = Settings(data=str(folder), limits=False, log="error", metrics="open")
        set_up_logs(settings)
        self.app: Any = make_app(settings, self.office)
        self.line: Line = Direct(self.app)
        self.statements = 0
        self.people: list[Person] = []
        self.tokens: list[str] = []

    async def admit(self) -> None:
        event.listen(self.office.store.reader, "before_cursor_execute", self._count)
        for name in NAMES:
            admitted = await self.office.people.admit_guest(name)
            self.people.append(admitted.person)
            self.tokens.append(admitted.token)
        known = dict(zip(self.tokens, self.people, strict=True))

        async def person_of(token: str) -> Person:
            return known[token]

        self.office.sessions.person_of = person_of  # type: ignore[method-assign]  # a third of the time

    async def set_up(self, pair: Pair) -> str:
        """A match of the pair's game in this world, just begun."""
        sitting = (Seating("me"), *[Seating("open")] * (pair.seats - 1))
        wanted = Wanted(game=pair.title, seats=sitting, clock=CLOCK, hints=True, listed=True)
        match = (await self.office.tables.create(self.people[0], wanted)).match
        secret = match.encode() + b"in world %d" % self.number
        SCRIPTS[secret] = pair.draws[self.number]
        seal = update(matches).where(matches.c.id == match).values(seal=secret)
        await self.office.store.write(lambda connection: connection.execute(seal))
        self.office.registry.forget(match)
        for person in self.people[1 : pair.seats]:
            await self.office.tables.join(person, match)
        return match

    async def forward(self, match: str, decisions: list[tuple[int, Action]]) -> None:
        """The first part of a journal, stored entry by entry as if it had been played."""
        found, changes = await self.office.registry.get(match), list[Change]()
        for seat, action in decisions:
            self.clock.pass_(1.0)
            step = Step(found, self.clock.now())
            step.act(seat, action)
            step.deal()
            draft = step.draft(f"{self.people[seat].id}:v{found.version}")
            found.adopt(draft.stored, draft.table, draft.change.entries)
            changes.append(draft.change)

        def write(connection: Connection) -> None:
            for change in changes:
                apply_change(connection, change)

        await self.office.store.write(write)
        await settle()

    async def play(self, match: str, seat: int, action: Action) -> None:
        self.clock.pass_(1.0)
        found = await self.office.registry.get(match)
        key = f"v{found.version}"
        await self.office.playing.play(self.people[seat], match, found.version, key, [action])
        await self.office.tasks.finish()
        await settle()

    async def clear(self, match: str) -> None:
        """The match never was: lists stay short."""
        self.office.registry.forget(match)
        SCRIPTS.clear()

        def delete(connection: Connection) -> None:
            connection.execute(matches.delete().where(matches.c.id == match))
            for table in (seats, entries, chats, proposals):
                connection.execute(table.delete().where(table.c.match == match))

        await self.office.store.write(delete)

    def _count(self, *_: object) -> None:
        self.statements += 1


SCRIPTS: dict[bytes, list[int]] = {}  # by the secret of the match


@asynccontextmanager
async def twins(folder: Path) -> AsyncIterator[tuple[World, World]]:
    """Both worlds, open."""
    async with AsyncExitStack() as stack:
        patched = stack.enter_context(pytest.MonkeyPatch.context())
        patched.setattr(Seal, "draw", _scripted)
        patched.setattr(Bot, "think", _counted(Bot.think))
        worlds = World(folder, 0), World(folder, 1)
        for world in worlds:
            await world.office.open()
            stack.push_async_callback(world.office.close)
            world.app.state.context.ready = True
            world.app.state.context.gate.patience = UNHURRIED
            await world.admit()
        yield worlds


async def settle() -> None:
    """Let everybody be told what there is to tell, and whoever slept have a look around."""
    for _ in range(16):
        await asyncio.sleep(0)


def _scripted(seal: Seal, state: State, number: int) -> int:
    return SCRIPTS[seal.secret][number]


def _counted(think: Callable[..., Any]) -> Callable[..., Any]:
    """A search of so many iterations: one of so many seconds never is the same twice."""

    def thought(bot: Bot, veiled: State, budget: Budget, *_: object) -> Any:
        return think(bot, veiled, Budget(iterations=HINT_ITERATIONS))

    return thought
