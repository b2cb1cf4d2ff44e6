"""A hasty player, who acts before a bot's move has been looked at, breaks nothing."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, NoReturn

import pytest
from pilots import SMALL, press, told_in
from sittings import session_of
from support.campaign import WAIT, much
from support.titles import some_box
from textual.pilot import Pilot

from digsite.bots import Bot
from digsite.core.records import Action
from digsite.core.state import State
from digsite.play import Sight
from digsite.tui.app import DigsiteApp
from digsite.tui.session import Session

GAMES = much(80, 200)
PACE = 0.01  # seconds a bot's turn is left to look at
LONGER = 0.015  # what each bot takes: a second question would find it at the first one


class Watched:
    """Notes every question a bot is asked, and whether it was at another one then."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at_work: Counter[Bot] = Counter()
        self.twice: list[Bot] = []
        choose = Bot.choose

        def watched(bot: Bot, sight: Sight, veiled: State, *rest: Any) -> Action:
            self.at_work[bot] += 1
            if self.at_work[bot] > 1:
                self.twice.append(bot)
            time.sleep(LONGER)
            try:
                return choose(bot, sight, veiled, *rest)
            finally:
                self.at_work[bot] -= 1

        monkeypatch.setattr(Bot, "choose", watched)


def test_hasty_games_ask_each_bot_one_question_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The one key takes the first offer, and a rematch, in which everybody sits one seat on."""
    watched, app = Watched(monkeypatch), _program(session_of("scarab", rungs=["porter", "porter"]))

    async def flight(pilot: Pilot[Any]) -> None:
        for _ in range(GAMES):
            session = app.session
            assert session is not None
            async with asyncio.timeout(WAIT):
                while app.session is session:
                    if session.over or session.asks_person():
                        await pilot.press("1")
                    else:
                        await asyncio.sleep(PACE / 20)
                    assert not watched.twice
            assert session.over

    _fly(app, flight)


def test_a_bot_that_fails_is_named_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    app = _program(session_of(some_box(), rungs=["curator"]))

    def broken(bot: Bot, *rest: Any) -> NoReturn:
        raise MemoryError("no tree")

    async def flight(pilot: Pilot[Any]) -> None:
        for question in ("choose", "think"):
            monkeypatch.setattr(Bot, question, broken)
        session = app.session
        assert session is not None
        version = session.table.version
        while session.table.version == version or not session.asks_person():
            await press(app, pilot, "1")
        said = "Curator could not choose (MemoryError); Surveyor chose instead."
        assert said in told_in(app, "news")
        await press(app, pilot, "t")
        async with asyncio.timeout(WAIT):
            while "no tip this time" not in told_in(app, "news"):
                await pilot.pause()

    _fly(app, flight)


def _program(session: Session) -> DigsiteApp:
    return DigsiteApp("en", session, pace=PACE, seed=7)


def _fly(app: DigsiteApp, flight: Callable[[Pilot[Any]], Awaitable[None]]) -> None:
    async def run() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await press(app, pilot)
            await flight(pilot)

    asyncio.run(run())
