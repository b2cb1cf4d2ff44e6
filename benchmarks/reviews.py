"""`scripts/bench reviews`: how much a review in the making slows the bots of running tables.

The promise: by a tenth at most, be it one table that waits for its bot or one for every processor.
Time for a thousand iterations of bots beside a review and without one, turn about, as the office
has them thought: the curator has a number of iterations, the professor a time. Beside what the
clock says (the middle of all rounds, and the quarters of them) stands what the bot's own thread
took of a processor: what is more by the clock alone was waiting.

Some 36 rows of 12 seconds on two processors. Until 18 November 2026 a round was one thought, in
the shortest row 16 times 17 ms: too little to tell a tenth from the noise.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
from collections.abc import Iterator
from functools import partial
from itertools import cycle
from threading import Event
from time import perf_counter, thread_time
from typing import NamedTuple

from support.insight import a_game
from support.titles import boxes

from digsite.bots import Bot, Budget, rung
from digsite.bots.review import judge
from digsite.core.game import AnyGame
from digsite.core.seats import CHANCE
from digsite.core.state import State
from digsite.games import load
from digsite.play.benchmark import middle_of
from digsite.service.thinking import Pools, Threads
from digsite.web.server.server import SWITCH_SECONDS

ROUNDS = 16
UNCOUNTED = 2  # rounds before them
LEAST = 0.3  # seconds a bot thinks in each: one decision after the other
BUDGETS = {"curator": Budget(iterations=4000), "professor": Budget(seconds=0.3)}
PATIENCE = 60.0
THREADS = Threads.fit_for(os.cpu_count() or 1)


class Took(NamedTuple):
    """Milliseconds for a thousand iterations: by the clock, and of a processor."""

    clock: float
    processor: float


def main() -> None:
    sys.setswitchinterval(SWITCH_SECONDS)
    processors = os.cpu_count() or 1
    print(
        f"{'reviewed':<12}{'plays':<12}{'bot':<11}{'at a time':>9}  alone ms  beside ms"
        "    more  a quarter below, above   processor"
    )
    for reviewed in boxes():
        for playing in boxes():
            for name in BUDGETS:
                for tables in sorted({1, processors}):
                    asyncio.run(compared(reviewed, playing, name, tables))


async def compared(reviewed: str, playing: str, name: str, tables: int) -> None:
    pools = Pools(THREADS)
    alone, beside = list[Took](), list[Took]()
    for number in range(UNCOUNTED + ROUNDS):
        without = await answers(pools, playing, name, tables, number)
        review = asyncio.create_task(reviewing(pools, reviewed, number))
        await asyncio.sleep(0.05)
        with_it = await answers(pools, playing, name, tables, number)
        review.cancel()
        await asyncio.gather(review, return_exceptions=True)
        await asyncio.sleep(0.05)
        if number >= UNCOUNTED:
            alone += without
            beside += with_it
    clocks = [statistics.median([took.clock for took in row]) for row in (alone, beside)]
    work = [statistics.median([took.processor for took in row]) for row in (alone, beside)]
    each = [two.clock / one.clock - 1 for one, two in zip(alone, beside, strict=True)]
    below, _, above = statistics.quantiles(each, n=4)
    print(
        f"{reviewed:<12}{playing:<12}{name:<11}{tables:>9}{clocks[0]:>10.2f}{clocks[1]:>11.2f}"
        f"{clocks[1] / clocks[0] - 1:>+8.1%}{below:>+16.1%}{above:>+8.1%}"
        f"{work[1] / work[0] - 1:>+12.1%}",
        flush=True,
    )


def thought(game: AnyGame, name: str, seed: int) -> Took:
    """Decisions of a bot, one after the other, until it has thought for long enough."""
    middle = middle_of(game, 3)
    veiled = game.veil(middle, middle.actor)
    clock = processor = iterations = 0.0
    while clock < LEAST:
        bot = Bot(game, rung(name), seed, thrifty=False)
        began, worked = perf_counter(), thread_time()
        iterations += bot.think(veiled, BUDGETS[name]).iterations
        clock += perf_counter() - began
        processor += thread_time() - worked
    return Took(1e6 * clock / iterations, 1e6 * processor / iterations)


async def answers(pools: Pools, title: str, name: str, tables: int, number: int) -> list[Took]:
    """What each of some tables waits for its bot."""

    async def answer(table: int) -> Took:
        seed = 100 * number + table
        return await pools.think(
            "bot", str(table), lambda stop: thought(load(title), name, seed), PATIENCE
        )

    return list(await asyncio.gather(*[answer(table) for table in range(tables)]))


async def reviewing(pools: Pools, title: str, number: int) -> None:
    """One decision after the other, for ever, as many at a time as the office has judged."""
    game = load(title)
    asked = enumerate(cycle(decisions(game, number)))

    async def judging() -> None:
        for at, (veiled, decision) in asked:
            work = partial(judged, game, veiled, decision, at)
            await pools.think("review", "reader", work, PATIENCE)

    await asyncio.gather(*[judging() for _ in range(THREADS.review)])


def judged(game: AnyGame, veiled: State, decision: int, seed: int, stop: Event) -> None:
    judge(game, veiled, decision, seed, stop.is_set)


def decisions(game: AnyGame, number: int) -> Iterator[tuple[State, int]]:
    """Every choice of a game between apprentices, as its player saw it."""
    table = a_game(game.key, ["apprentice"] * 3, number)
    state = game.new(3)
    for entry in table.journal:
        decision = game.decide(state, entry.seat, entry.action)
        if entry.seat != CHANCE and len(state.legal()) > 1:
            yield game.veil(state, entry.seat), decision
        state.play(decision)


if __name__ == "__main__":
    main()
