"""A whole world from one seed: set up, troubled for a while, left in peace until all have ended."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field

import structlog

from digsite.games import load, titles
from digsite.service.messages import Admitted, ClockRule, Seating, Wanted
from digsite.service.office import Office

from ..audit import audit_of
from .bus import Exchange
from .client import Client
from .database import Database
from .faults import Saboteur
from .line import Line
from .loop import SimulatedLoop
from .trace import Trace
from .truth import Truth
from .worker import Worker

TROUBLE = 30.0  # seconds of faults
PEACE = 300.0  # seconds in which everything must have come to its end
QUIET = 15.0  # seconds in which the last news must have come
MANY, RARE = 12, 20  # tables, in every so-manieth world
CLOCKS = (
    ClockRule(),
    ClockRule(kind="live", bank=10, increment=1),
    ClockRule(kind="live", bank=60, increment=5, absence=10),
    ClockRule(kind="days", days=1),
)


@dataclass
class Played:
    """What came of a seed."""

    seed: int
    digest: str = ""
    steps: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def play_world(seed: int) -> Played:
    """The same for the same seed."""
    trace = Trace()
    loop = SimulatedLoop(random.Random(f"{seed} threads"))
    asyncio.set_event_loop(loop)
    try:
        with structlog.testing.capture_logs():
            loop.run_until_complete(_World(seed, loop, trace).play())
        trace.wrong += loop.noise
    finally:
        loop.end()
        asyncio.set_event_loop(None)
    return Played(seed, trace.digest, loop.steps, trace.counts, trace.wrong)


class _World:
    def __init__(self, seed: int, loop: SimulatedLoop, trace: Trace) -> None:
        self._seed, self._trace = seed, trace
        self._dice = self._stream("world")
        self._database = Database(self._stream("database"), trace)
        self._database.faulty = False
        self._truth = Truth(self._database, trace)
        exchange = Exchange(self._database, self._stream("bus"), trace)
        count = self._dice.choice((2, 2, 3))
        self._workers = [
            Worker(loop, exchange, number, f"{seed} worker") for number in range(count)
        ]
        self._line = Line(self._stream("line"), trace, self._truth)
        self._line.faulty = False
        few = self._dice.choice((2, 3, 3, 4))
        self._tables = MANY if seed % RARE == 0 else few
        self._clients: list[Client] = []

    def _stream(self, name: str) -> random.Random:
        return random.Random(f"{self._seed} {name}")

    async def play(self) -> None:
        stopped = self._trace.stopped = asyncio.Event()
        playing = asyncio.create_task(self._play())
        broken = asyncio.create_task(stopped.wait())
        await asyncio.wait([playing, broken], return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            playing.result()

    async def _play(self) -> None:
        for worker in self._workers:
            worker.be_faulty(False)
            await worker.start()
        office = self._workers[0].office
        assert office is not None
        for number in range(self._tables):
            await self._set_up(office, number)
        trouble = Saboteur(
            self._database, self._line, self._workers, self._stream("faults"), self._trace
        )
        living = [asyncio.create_task(client.live()) for client in self._clients]
        await trouble.work(TROUBLE)
        try:
            async with asyncio.timeout(PEACE):
                await asyncio.gather(*living)
        except TimeoutError:
            waiting = [client.where for client in self._clients if not client.done]
            self._trace.broken(f"nothing goes on: {waiting}")
            return
        await asyncio.sleep(QUIET)
        self._look_over()

    async def _set_up(self, office: Office, number: int) -> None:
        """A table with one to three people and perhaps bots; most play the shortest game."""
        dice = self._dice
        small = number % 2 == 0
        game = load("scarab" if small else dice.choice(titles()))
        people = dice.choice((1, 2, 2, 2, 3))
        count = min(max(people + dice.choice((0, 0, 1)), min(game.seats)), max(game.seats))
        bots = [Seating("bot", bot="porter")] * (count - people)
        others = [Seating("open")] * (people - 1) + bots
        sitting: list[Admitted] = [
            await office.people.admit_guest(f"t{number}p{one}") for one in range(people)
        ]
        dice.shuffle(others)
        wanted = Wanted(
            game=game.key,
            seats=(Seating("me"), *others),
            clock=dice.choice(CLOCKS) if small else CLOCKS[0],
            undo=dice.choice(("turn", "agreed")),
        )
        match = (await office.tables.create(sitting[0].person, wanted)).match
        enough = 1 << 30 if small else dice.randrange(8, 24)
        for guest in sitting:
            self._come(guest, match, enough)
        if dice.random() < 0.4:
            self._come(await office.people.admit_guest(f"t{number}x"), match, enough, False)

    def _come(self, guest: Admitted, match: str, enough: int, sits: bool = True) -> None:
        own = self._stream(guest.person.name)
        self._clients.append(
            Client(self._line, self._workers, guest.person, guest.token, match, enough, own, sits)
        )

    def _look_over(self) -> None:
        """At the end all is stored, everybody knows it, and every log is what was sent."""
        trace, truth = self._trace, self._truth
        with self._database.engine.connect() as connection:
            found = audit_of(connection)
        for wrong in [*found.wrong, *found.lost(truth.answers)]:
            trace.broken(wrong)
        for own in found.keys.keys() - truth.sent.keys():
            trace.broken(f"{own} is stored though nobody sent it")
        for match in {client.match: None for client in self._clients}:
            truth.looked_over(match)
        for client in self._clients:
            version, wire = truth.version(client.match), client.wire
            if wire is not None and not wire.is_cut and wire.version < version:
                trace.broken(f"{client.where} was not told of {version}")
        for worker in self._workers:
            if worker.office is not None:
                for match in {client.match: None for client in self._clients}:
                    truth.remembered(worker.office, match)
        trace.counts["entries"] += found.entries
        trace.line("end", found.entries, len(found.keys))
