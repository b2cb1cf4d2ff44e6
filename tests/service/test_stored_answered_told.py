"""Stored, then acknowledged to who acted, then told to everybody; also if nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import pytest
from sqlalchemy import Connection
from support.offices import (
    eventually,
    on_sqlite,
    people,
    somebodys_turn,
    table_for,
)
from support.titles import longest_box

from digsite.service.matches import after_answer
from digsite.service.matches.after_answer import AfterAnswer
from digsite.service.messages import Look, News, Person, Seating, Wanted
from digsite.service.office import Office
from digsite.service.store.match_rows import read_match

T = TypeVar("T")


class Course:
    """What happened, in order: versions that are stored, acknowledged, told."""

    def __init__(self, office: Office) -> None:
        self.office = office
        self.happened: list[tuple[str, int]] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.reached = asyncio.Event()  # by somebody who writes
        self._write, self._match = office.store.write, ""
        office.store.write = self.write  # type: ignore[method-assign]

    async def watch(self, person: Person, match: str) -> None:
        self._match = match
        await self.office.looking.watch(person, match, self.hear)
        self.happened.clear()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """The store waits for the gate; what it then holds is noted."""
        self.reached.set()
        await self.gate.wait()
        answer = await self._write(job)
        stored = await self.office.store.read(lambda c: _version(c, self._match))
        if self._match and ("stored", stored) not in self.happened:
            self.happened.append(("stored", stored))
        return answer

    def hear(self, news: News) -> None:
        if isinstance(news, Look):
            self.happened.append(("told", news.version))

    def told(self) -> list[int]:
        return [version for what, version in self.happened if what == "told"]


@pytest.fixture
async def course(office: Office) -> Course:
    return Course(office)


@on_sqlite
async def test_a_move_is_stored_then_acknowledged_then_told(office: Office, course: Course) -> None:
    match, players, who, version, action = await somebodys_turn(office, longest_box())
    await course.watch(players[1], match)
    with AfterAnswer() as after:
        done = await office.playing.play(who, match, version, "k", [action], after)
        for _ in range(20):
            await asyncio.sleep(0)  # however long the answer takes
        course.happened.append(("acknowledged", done.version))
    version = done.version
    assert course.happened == [("stored", version), ("acknowledged", version), ("told", version)]


@on_sqlite
async def test_a_step_is_finished_and_told_though_nobody_waits_for_it(
    office: Office, course: Course
) -> None:
    match, players, who, version, action = await somebodys_turn(office, longest_box())
    await course.watch(players[1], match)
    course.gate.clear()
    course.reached.clear()

    async def impatient() -> None:
        with AfterAnswer() as after:
            await office.playing.play(who, match, version, "k", [action], after)
            raise AssertionError("it did not wait")

    waiting = asyncio.create_task(impatient())
    await course.reached.wait()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert course.happened == []
    course.gate.set()

    async def told() -> bool:
        return bool(course.told())

    await eventually(told)
    assert [what for what, _ in course.happened] == ["stored", "told"]
    assert course.told() == [(await office.tables.info(who, match)).version]


@on_sqlite
async def test_who_is_broken_off_with_the_answer_in_hand_keeps_no_news_back(
    office: Office, course: Course
) -> None:
    match, players, who, version, action = await somebodys_turn(office, longest_box())
    await course.watch(players[1], match)

    async def broken_off() -> None:
        with AfterAnswer() as after:
            await office.playing.play(who, match, version, "k", [action], after)
            assert course.told() == []
            raise ConnectionError("the line broke")

    with pytest.raises(ConnectionError):
        await broken_off()
    assert course.told() == [(await office.tables.info(who, match)).version]


@on_sqlite
async def test_who_does_not_take_its_answer_holds_nobody_up_for_ever(
    office: Office, course: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that reads nothing could else keep the others from seeing its move."""
    monkeypatch.setattr(after_answer, "LONGEST", 0.01)
    match, players, who, version, action = await somebodys_turn(office, longest_box())
    await course.watch(players[1], match)

    async def told() -> bool:
        return bool(course.told())

    with AfterAnswer() as after:
        done = await office.playing.play(who, match, version, "k", [action], after)
        await eventually(told)
    assert course.told() == [done.version]


@on_sqlite
async def test_what_bots_do_is_stored_before_it_is_told(office: Office, course: Course) -> None:
    (ada,) = await people(office, "Ada")
    seats = (Seating("bot", bot="porter"), Seating("bot", bot="porter"))
    match = (await office.tables.create(ada, Wanted(game="scarab", seats=seats))).match
    await course.watch(ada, match)

    async def over() -> bool:
        return (await office.tables.info(ada, match)).state == "over"

    await eventually(over)
    stored = 0
    for what, version in course.happened:
        stored = max(stored, version) if what == "stored" else stored
        assert version <= stored
    assert course.told() == sorted(set(course.told()))
    assert course.told()[-1] == (await office.tables.info(ada, match)).version


@on_sqlite
async def test_the_others_hear_of_a_settled_proposal_before_what_follows(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, longest_box())).match
    heard: list[str] = []
    await office.looking.watch(players[1], match, lambda news: heard.append(type(news).__name__))
    heard.clear()
    asked = await office.proposals.propose(players[0], match, "abort")
    number = getattr(asked, "proposal", 0)
    with AfterAnswer() as after:
        await office.proposals.answer(players[1], match, number, True, after)
        assert heard == ["Proposal", "Settled"]
    assert heard[:2] == ["Proposal", "Settled"]
    assert "Look" in heard[2:]


def _version(connection: Connection, match: str) -> int:
    found = read_match(connection, match)
    return found.head.version if found is not None else -1
