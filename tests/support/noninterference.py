"""What a watcher is sent in two worlds that must look alike to it, byte by byte."""

from __future__ import annotations

import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from types import FrameType
from typing import Any, NamedTuple

import msgspec

from .journals import Pair
from .lines import Plug
from .questions import Asked, everything, sight_in
from .twins import STRANGER, World, settle

NOISE = 40  # calls of Python functions that an answer may differ by, and a twentieth
ROUNDS = 3  # in which it has to differ


class Thorough(NamedTuple):
    """At how many positions of a pair of journals is asked; and at one in so many of them:"""

    positions: int
    whole: int
    hints: int
    work: int
    further: int = 1  # each question that need not be asked always


SHORT = Thorough(10, 3, 6, 8)
LONG = Thorough(60, 60, 150, 400, 6)


class Answer(msgspec.Struct, frozen=True):
    """What came back, and what it took."""

    name: str
    data: bytes
    statements: int
    calls: int


@dataclass
class Findings:
    """What was compared, and which answers told the worlds apart."""

    pairs: int = 0
    journals: int = 0
    answers: int = 0
    size: int = 0
    counts: int = 0  # pairs of journals of different length
    told: Counter[str] = field(default_factory=Counter)
    example: str = ""

    def compare(self, pair: Pair, name: str, one: bytes, other: bytes) -> None:
        self.answers += 1
        self.size += len(one)
        if one != other:
            self.told[name] += 1
            self.example = (
                self.example or f"{pair.title} {pair.watcher} {name}: {where(one, other)}"
            )


class Comparison:
    """One pair of journals, played in both worlds before the eyes of one watcher."""

    def __init__(
        self,
        worlds: tuple[World, World],
        pair: Pair,
        findings: Findings,
        choose: random.Random,
        thorough: Thorough = SHORT,
    ) -> None:
        self.thorough = thorough
        self.worlds, self.pair, self.findings, self.choose = worlds, pair, findings, choose
        person = pair.watcher if pair.watcher >= 0 else choose.choice([STRANGER, None])
        self.person: int | None = person
        self.token = None if person is None else worlds[0].tokens[person]
        self.plugs: list[Plug] = []
        self.match = ""

    async def run(self) -> None:
        pair, findings = self.pair, self.findings
        findings.journals += 1
        findings.counts += len(pair.draws[0]) != len(pair.draws[1])
        one, other = [await world.set_up(pair) for world in self.worlds]
        assert one == other
        self.match = one
        for world in self.worlds:
            await world.forward(self.match, pair.decisions[: pair.parted])
        if self.choose.random() < 0.5:
            await self._listen()
        places = range(pair.parted, len(pair.decisions))
        asked = set(self.choose.sample(places, min(len(places), self.thorough.positions - 1)))
        for at, (seat, action) in enumerate(pair.decisions[pair.parted :], pair.parted):
            if at in asked:
                await self._ask_everything()
            if findings.told:  # from here on the worlds go their own ways
                break
            for world in self.worlds:
                await world.play(self.match, seat, action)
            await self._compare_news("news of a move")
        else:
            await self._ask_everything(last=True)
            await self._last_words()
        for plug in self.plugs:
            await plug.close()
        for world in self.worlds:
            await world.clear(self.match)

    async def _listen(self) -> None:
        self.plugs = [await world.line.socket(self.token) for world in self.worlds]
        await self._compare_said("first news", {"type": "watch", "match": self.match})

    async def _compare_news(self, name: str) -> None:
        await settle()
        await self._compare_said(name)

    async def _compare_said(self, name: str, *messages: dict[str, Any]) -> None:
        if self.plugs:
            one, other = [await plug.say(*messages) for plug in self.plugs]
            self.findings.compare(self.pair, name, one, other)

    async def _ask_everything(self, last: bool = False) -> None:
        asked = await self._asked()
        if self.findings.told:
            return
        if not self.plugs and self.choose.random() < 0.5:
            for world in self.worlds:
                world.office.registry.forget(self.match)  # it comes from the store then
        whole = self._sometimes(self.thorough.whole // 2 if last else self.thorough.whole)
        hints = self._sometimes(self.thorough.hints)
        one, other = [await answers(world, asked, whole, hints) for world in self.worlds]
        self._compare_answers(one, other)
        if self._sometimes(self.thorough.work):
            await self._compare_work(asked)
        self.findings.pairs += 1
        self.findings.told.update(await self._notices())

    def _sometimes(self, every: int) -> bool:
        return self.choose.randrange(every) == 0

    def _compare_answers(self, one: list[Answer], other: list[Answer]) -> None:
        for here, there in zip(one, other, strict=True):
            self.findings.compare(self.pair, here.name, here.data, there.data)
            if here.statements != there.statements:
                self.findings.told[f"statements for {here.name}"] += 1

    async def _compare_work(self, asked: Asked) -> None:
        """Again, now that all is remembered that can be: how much is there to do?

        The machine disturbs a count now and then; what is hidden would show every time.
        """
        suspects = await self._work_apart(asked)
        for _ in range(ROUNDS - 1):
            if suspects:
                again = await self._work_apart(asked)
                suspects = {name: again[name] for name in suspects if name in again}
        for name, counts in suspects.items():
            self.findings.told[f"work for {name}"] += 1
            self.findings.example = self.findings.example or f"{name}: {counts}"

    async def _work_apart(self, asked: Asked) -> dict[str, str]:
        """The answers that took more work in one world than in the other."""
        work = []
        for world in self.worlds:
            if not self.plugs:
                world.office.registry.forget(self.match)
            work.append(await answers(world, asked, whole=False, hints=False, counted=True))
        return {
            here.name: f"{here.calls} calls, {there.calls}"
            for here, there in zip(*work, strict=True)
            if abs(here.calls - there.calls) > NOISE + min(here.calls, there.calls) // 20
        }

    async def _asked(self) -> Asked:
        path = f"/api/matches/{self.match}/sight"
        one, other = [await world.line.ask("GET", path, self.token) for world in self.worlds]
        self.findings.compare(self.pair, "sight", one, other)
        sight = sight_in(one)
        version = sight["version"]
        return Asked(
            match=self.match,
            token=self.token,
            version=version,
            earlier=self.choose.randint(1, version),
            offers=[offer["action"] for offer in sight["offers"]],
            draw=msgspec.to_builtins(self.pair.probe),
            stranger_seat=(self.pair.watcher + 1) % self.pair.seats
            if self.pair.watcher >= 0
            else 0,
            further=self.thorough.further,
            salt=self.choose.getrandbits(32) if self.thorough.further > 1 else 0,
        )

    async def _notices(self) -> list[str]:
        """Letters to the watcher; whose turn it is. Threads send them: wait for these."""
        for world in self.worlds:
            await world.office.tasks.finish()
        sent = [world.postbox.emptied() for world in self.worlds]
        if self.person is None:
            return []
        person = self.worlds[0].people[self.person].id
        one, other = [[each for each in post if each.person.id == person] for post in sent]
        return ["notices"] if one != other else []

    async def _last_words(self) -> None:
        """What changes a match a little: somebody speaks, somebody wants to go back."""
        path = f"/api/matches/{self.match}"
        for person in (0, self.person):
            token = None if person is None else self.worlds[0].tokens[person]
            for name, more, body in (
                ("say", "/chat", {"text": "hello", "key": f"c{person}"}),
                ("propose an undo", "/proposals", {"what": "undo"}),
                ("propose to call it off", "/proposals", {"what": "abort"}),
            ):
                one, other = [
                    await world.line.ask("POST", path + more, token, body) for world in self.worlds
                ]
                if person == self.person:
                    self.findings.compare(self.pair, name, one, other)
            await self._compare_news("news of chat and wishes")


async def answers(
    world: World, asked: Asked, whole: bool, hints: bool, counted: bool = False
) -> list[Answer]:
    """Every answer of one world, with the work behind it."""
    found, calls, statements = [], 0, world.statements

    def count(_frame: FrameType, what: str, _arg: object) -> None:
        nonlocal calls
        calls += what == "call"

    if counted:
        sys.setprofile(count)
    try:
        async for name, data in everything(world.line, asked, whole, hints):
            found.append(Answer(name, data, world.statements - statements, calls))
            calls, statements = 0, world.statements
    finally:
        if counted:
            sys.setprofile(None)
    return found


def where(one: bytes, other: bytes) -> str:
    """Where two answers part."""
    pairs = enumerate(zip(one, other, strict=False))
    at = next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))
    return f"{one[max(at - 120, 0) : at + 80]!r} but {other[max(at - 20, 0) : at + 80]!r}"
