"""How many iterations a second the search makes."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter, process_time

import msgspec

from digsite.core.dice import Dice
from digsite.core.game import AnyGame
from digsite.core.policy import Policy, RandomPolicy
from digsite.core.state import State
from digsite.play.benchmark import ROUNDS, is_compiled, middle_of

from .bot import Bot
from .ladder import LADDER
from .match import Player
from .searcher import Budget, Searcher, Settings


class SearchSpeed(msgspec.Struct, frozen=True):
    """One line of the benchmark of the search.

    `light` rollouts are random and go to the end of the game, as in the trial the project was
    planned from; `real` ones are those of the top bot: its rollout player and its settings.
    """

    game: str
    seats: int
    iterations_per_second: float
    iterations_per_cpu_second: float  # the same where nobody else uses the machine
    threads: int
    rollouts: str
    compiled: bool


def search_speeds(game: AnyGame, seats: int, seconds: float) -> list[SearchSpeed]:
    """Search a position in the middle of a game, as the seat to move knows it, with fresh trees."""
    middle = middle_of(game, seats)
    veiled = game.veil(middle, middle.actor)
    top = Player(game, LADDER[-1], 0, None, fresh=False)
    top.equip(seats)
    to_the_end = msgspec.structs.replace(Settings(), horizon=0)
    ways: dict[str, tuple[Policy, Settings]] = {
        "light": (RandomPolicy(), to_the_end),
        "real": (top.policy, top.settings),
    }
    return [
        _measured(game.key, veiled, name, policy, settings, threads, seconds)
        for name, (policy, settings) in ways.items()
        for threads in sorted({1, os.cpu_count() or 1})
    ]


def _measured(
    key: str,
    veiled: State,
    rollouts: str,
    policy: Policy,
    settings: Settings,
    threads: int,
    seconds: float,
) -> SearchSpeed:
    """The best of some rounds; with several threads each one searches a tree of its own."""
    searchers = [Searcher(policy, settings, thread, thrifty=False) for thread in range(threads)]

    def work(searcher: Searcher) -> int:
        done, until = 0, perf_counter() + seconds / ROUNDS
        while (left := until - perf_counter()) > 0:  # a search may be sure before its time is up
            searcher.forget()
            done += searcher.think(veiled, Budget(seconds=left)).iterations
        return done

    by_clock = by_cpu = 0.0
    with ThreadPoolExecutor(threads) as pool:
        for _ in range(ROUNDS):
            began, busy = perf_counter(), process_time()
            done = sum(pool.map(work, searchers))
            by_clock = max(by_clock, done / (perf_counter() - began))
            by_cpu = max(by_cpu, done / (process_time() - busy))
    return SearchSpeed(
        game=key,
        seats=veiled.seats,
        iterations_per_second=by_clock,
        iterations_per_cpu_second=by_cpu,
        threads=threads,
        rollouts=rollouts,
        compiled=is_compiled(veiled),
    )


def turn_time(game: AnyGame, bot: Bot, seconds: float, clock: Callable[[], float]) -> float:
    """How long a bot takes for all decisions of one turn, by some clock."""
    state, dice = middle_of(game, 2), Dice(1)
    seat, turn = state.actor, state.turn
    spent = 0.0
    while not state.over() and state.turn == turn:
        if state.actor != seat:
            state.apply(state.draw(dice) if state.actor < 0 else state.legal()[0])
            continue
        veiled = game.veil(state, seat)
        began = clock()
        decision = bot.decide(veiled, Budget(seconds=seconds))
        spent += clock() - began
        state.apply(decision)
    return spent
