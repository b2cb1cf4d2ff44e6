"""Bots at the table and at one's shoulder; one that hangs at the table is replaced."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable
from threading import Event

import msgspec
import structlog

from digsite.bots import Bot, Budget, fitted, settings_for
from digsite.bots.bot import by_judgement
from digsite.bots.hints import Hint, thought_over
from digsite.bots.instead import Instead, instead_of
from digsite.bots.ladder import Rung, rung
from digsite.bots.puzzles.retrying import loss_of
from digsite.bots.review import Judgement, judge
from digsite.bots.searcher import Thoughts
from digsite.core.dice import seed_from
from digsite.core.records import Action
from digsite.core.state import State
from digsite.play import Sight, Table, sight_of

from .errors import Busy
from .matches.match import Match, cards_of
from .secrets import Randomness
from .thinking import Asker, Places, Pools, Quota, Threads

MOST_BOTS = 8  # remembered with their trees
LARGEST_TREE = 150_000  # nodes of 36 bytes, twice
SPARE_SECONDS = 5.0  # beyond its budget, before a bot counts as hung
HINT_SPARE_SECONDS = 30.0  # a hint holds up nobody at the table
REVIEW_SECONDS = 120.0  # for one decision of a finished match, on a busy machine
HINTS = Quota(person=2, network=6, all=32, wait=10, reason="too_many_hints")
LONG_ENOUGH = 1.0  # seconds: a glance at a position that is analysed has no time for reasons
ANALYSIS_SECONDS = 60.0  # beyond what was asked for, on a busy machine
ANALYSES = Quota(person=2, network=6, all=32, wait=5, reason="too_many_analyses")
REVIEWS = Quota(person=1, network=2, all=8, wait=60, reason="too_many_reviews")

log = structlog.get_logger("digsite.bots")


class Thinkers:
    """Bots that play, hint and judge; each kind has threads and limits of its own."""

    def __init__(
        self, randomness: Randomness, threads: Threads | None = None, limits: bool = True
    ) -> None:
        self._randomness = randomness
        threads = threads or Threads.fit_for(os.cpu_count() or 1)
        self._pools, self.reviewers = Pools(threads), threads.review
        self.hints = Places(HINTS if limits else None)
        self.reviews = Places(REVIEWS if limits else None)
        self.analyses = Places(ANALYSES if limits else None)
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
        self.replaced = 0  # bots that hung

    async def choose(self, match: Match, seat: int, name: str) -> Action:
        """What a bot does for its seat; it is shown the seat's sight and nothing else."""
        table = match.playing
        game = table.game
        sight, veiled = sight_of(table, seat), game.veil(table.state, seat)
        key, bot = (match.id, seat, name), self._bots.pop((match.id, seat, name), None)
        kind, seed = _for_table(fitted(game, rung(name))), self._seed(match, seat)

        def think(stop: Event) -> tuple[Bot, Action]:
            mine = bot or Bot(game, kind, seed, cards=table.cards)
            return mine, mine.choose(sight, veiled, None, None, stop.is_set)

        try:
            patience = (kind.budget.seconds or 0.0) + SPARE_SECONDS
            self._bots[key], answer = await self._pools.think(
                "bot", match.facts.owner, think, patience
            )
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
        asker: Asker,
        match: Match,
        seat: int,
        seconds: float,
        told: Callable[[Thoughts], None] | None,
        placed: Callable[[int], None] | None,
    ) -> tuple[Thoughts, Instead | None]:
        """What the strongest bot thinks of a seat's position, and what would surely be worse."""
        table = match.playing
        veiled = table.game.veil(table.state, seat)
        kind, seed = _for_table(rung("professor")), self._seed(match, "hint")
        share = settings_for(table.game, kind).share  # a decision's, of the time for a turn
        budget = Budget(seconds=seconds / share)

        def think(stop: Event) -> tuple[Thoughts, Instead | None]:
            bot = Bot(table.game, kind, seed, cards=table.cards)
            found = bot.think(veiled, budget, told, stop.is_set)
            return found, instead_of(table.game, veiled, found, seed, stop.is_set)

        patience = seconds + HINT_SPARE_SECONDS
        with self.hints.held(asker):
            try:
                return await self._pools.think("hint", asker.person, think, patience, placed)
            except Exception as error:
                log.error("hint broken off", match=match.id, seat=seat, error=repr(error))
                raise Busy("thinkers_busy", wait=HINTS.wait) from error

    async def analyse(
        self, asker: Asker, table: Table, veiled: State, seat: int, budget: Budget
    ) -> Hint:
        """What the strongest bot thinks of a position that is analysed (`TooMany`, `Busy`)."""
        kind = _for_table(rung("professor"))
        seed = seed_from("analysis", self._randomness(8).hex())
        reasons = budget.seconds is None or budget.seconds >= LONG_ENOUGH

        def think(stop: Event) -> Hint:
            return thought_over(
                table.game, veiled, seat, budget, seed, kind, stop.is_set, reasons, table.cards
            )

        patience = (budget.seconds or 0.0) + ANALYSIS_SECONDS
        with self.analyses.held(asker):
            try:
                return await self._pools.think("analysis", asker.person, think, patience)
            except Exception as error:
                log.error("analysis broken off", game=table.game.key, error=repr(error))
                raise Busy("thinkers_busy", wait=ANALYSES.wait) from error

    async def judged(
        self, asker: Asker, match: Match, veiled: State, decision: int, number: int
    ) -> Judgement:
        """What a decision of a finished match was worth."""
        seed, cards = seed_from(match.id, "review", number), cards_of(match.facts)
        return await self._pools.think(
            "review",
            asker.person,
            lambda stop: judge(match.game, veiled, decision, seed, stop.is_set, cards),
            REVIEW_SECONDS,
        )

    async def given_away(
        self, asker: Asker, match: Match, veiled: State, best: int, decision: int
    ) -> float:
        """What another decision of a finished match would give away against the best."""
        seed = seed_from(match.id, "retried", veiled.turn)
        with self.hints.held(asker):
            return await self._pools.think(
                "hint",
                asker.person,
                lambda stop: loss_of(match.game, veiled, best, decision, seed),
                REVIEW_SECONDS,
            )

    def _by_judgement(self, match: Match, sight: Sight, veiled: State) -> Action:
        return by_judgement(match.game, sight, veiled, self._seed(match, "surveyor"))

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
