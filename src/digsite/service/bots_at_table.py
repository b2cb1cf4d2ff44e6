"""Bots at the table: each thinks in a thread of its own, and one that hangs is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections import OrderedDict
from collections.abc import Callable
from threading import Event, Thread
from typing import Any

import msgspec
import structlog

from digsite.bots import Bot, Budget, settings_for
from digsite.bots.bot import policy_of
from digsite.bots.ladder import Rung, rung
from digsite.bots.review import Judgement, judge
from digsite.bots.searcher import Thoughts as Searched
from digsite.core.dice import Dice, seed_from
from digsite.core.records import Action
from digsite.core.state import State
from digsite.play import Sight, sight_of

from .matches.match import Match
from .secrets import Randomness

MOST_BOTS = 8  # remembered with their trees
LARGEST_TREE = 150_000  # nodes of 36 bytes, twice
SPARE_SECONDS = 5.0  # beyond its budget, before a bot counts as hung
REVIEW_SECONDS = 30.0  # for one decision of a finished match

log = structlog.get_logger("digsite.bots")
Answer = Callable[[Event], Any]


class Thinkers:
    """Lets bots think beside the event loop, a few at a time, each with a deadline."""

    def __init__(self, randomness: Randomness, threads: int | None = None) -> None:
        self._randomness = randomness
        self._free = asyncio.Semaphore(threads or max(os.cpu_count() or 1, 1))
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
        self.replaced = 0  # bots that hung

    async def choose(self, match: Match, seat: int, name: str) -> Action:
        """What a bot does for its seat; it is shown the seat's sight and nothing else."""
        table = match.playing
        game = table.game
        sight, veiled = sight_of(table, seat), game.veil(table.state, seat)
        key, bot = (match.id, seat, name), self._bots.pop((match.id, seat, name), None)
        kind, seed = _for_table(rung(name)), self._seed(match, seat)

        def think(stop: Event) -> tuple[Bot, Action]:
            mine = bot or Bot(game, kind, seed)
            return mine, mine.choose(sight, veiled, None, None, stop.is_set)

        try:
            patience = (kind.budget.seconds or 0.0) + SPARE_SECONDS
            self._bots[key], answer = await self._thought(think, patience)
        except Exception as error:
            self.replaced += 1
            log.error("bot replaced", match=match.id, seat=seat, bot=name, error=repr(error))
            return self._by_judgement(match, sight, veiled)
        if len(self._bots) > MOST_BOTS:
            self._bots.popitem(last=False)
        if answer in sight.legal:
            assert isinstance(answer, Action)
            return answer
        log.error("bot answered what was not offered", match=match.id, seat=seat, bot=name)
        return self._by_judgement(match, sight, veiled)

    async def advise(
        self,
        match: Match,
        seat: int,
        seconds: float,
        told: Callable[[Searched], None] | None,
        stopped: Callable[[], bool] | None,
    ) -> Searched:
        """What the strongest bot thinks of a seat's position."""
        table = match.playing
        veiled = table.game.veil(table.state, seat)
        kind, seed = _for_table(rung("professor")), self._seed(match, "hint")
        share = settings_for(table.game, kind).share  # a decision's, of the time for a turn
        found: Searched = await self._thought(
            lambda stop: Bot(table.game, kind, seed).think(
                veiled,
                Budget(seconds=seconds / share),
                told,
                lambda: stop.is_set() or (stopped is not None and stopped()),
            ),
            seconds + SPARE_SECONDS,
        )
        return found

    async def judged(self, match: Match, veiled: State, decision: int, number: int) -> Judgement:
        """What a decision of a finished match was worth."""
        seed = seed_from(match.id, "review", number)
        found: Judgement = await self._thought(
            lambda stop: judge(match.game, veiled, decision, seed, stop.is_set),
            REVIEW_SECONDS,
        )
        return found

    async def _thought(self, answer: Answer, deadline: float) -> Any:
        """The result of something that thinks, or `TimeoutError` when it hangs."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        stop = Event()

        def think() -> None:
            try:
                result, error = answer(stop), None
            except Exception as found:
                result, error = None, found
            with contextlib.suppress(RuntimeError):  # the loop is gone
                loop.call_soon_threadsafe(_settle, future, result, error)

        async with self._free:
            Thread(target=think, name="digsite-bot", daemon=True).start()
            try:
                return await asyncio.wait_for(future, deadline)
            finally:
                stop.set()

    def _by_judgement(self, match: Match, sight: Sight, veiled: Any) -> Action:
        dice = Dice(self._seed(match, "surveyor"))
        world = match.game.imagine(veiled, dice)
        decision = policy_of(match.game).choose(world, dice)
        at: int = veiled.legal().index(decision)
        return sight.legal[at]

    def _seed(self, match: Match, what: str | int) -> int:
        return seed_from(match.id, what, self._randomness(8).hex())


def _for_table(kind: Rung) -> Rung:
    """A bot with a tree no larger than it can fill: a tree costs its memory at once."""
    iterations = kind.budget.iterations
    nodes = LARGEST_TREE if iterations is None else iterations + 64
    if kind.way != "search":
        nodes = 64
    return msgspec.structs.replace(
        kind, settings=msgspec.structs.replace(kind.settings, nodes=nodes)
    )


def _settle(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if future.done():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)
