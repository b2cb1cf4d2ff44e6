"""How many iterations a second the search makes."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any

import msgspec

from digsite.core.game import Game
from digsite.core.policy import Policy, RandomPolicy
from digsite.core.state import State
from digsite.play.benchmark import ROUNDS, is_compiled, middle_of

from .bot import policy_of
from .ladder import LADDER
from .searcher import Budget, Searcher, Settings


class SearchSpeed(msgspec.Struct, frozen=True):
    """One line of the benchmark of the search.

    `light` rollouts are random and go to the end of the game, as in the trial the project was
    planned from; `real` ones are those of the top bot: its rollout player and its settings.
    """

    game: str
    seats: int
    iterations_per_second: float
    threads: int
    rollouts: str
    compiled: bool


def search_speeds(game: Game[Any], seats: int, seconds: float) -> list[SearchSpeed]:
    """Search a position in the middle of a game, as the seat to move knows it, with fresh trees."""
    middle = middle_of(game, seats)
    veiled = game.veil(middle, middle.actor)
    ways: dict[str, tuple[Policy, Settings]] = {
        "light": (RandomPolicy(), Settings()),
        "real": (policy_of(game), LADDER[-1].settings),
    }
    return [
        SearchSpeed(
            game=game.key,
            seats=seats,
            iterations_per_second=_fastest(veiled, policy, settings, threads, seconds),
            threads=threads,
            rollouts=name,
            compiled=is_compiled(middle),
        )
        for name, (policy, settings) in ways.items()
        for threads in sorted({1, os.cpu_count() or 1})
    ]


def _fastest(
    veiled: State, policy: Policy, settings: Settings, threads: int, seconds: float
) -> float:
    """The best of some rounds; with several threads each one searches a tree of its own."""

    searchers = [Searcher(policy, settings, thread) for thread in range(threads)]

    def work(searcher: Searcher) -> int:
        done, until = 0, perf_counter() + seconds / ROUNDS
        while (left := until - perf_counter()) > 0:  # a search may be sure before its time is up
            searcher.forget()
            done += searcher.think(veiled, Budget(seconds=left)).iterations
        return done

    best = 0.0
    with ThreadPoolExecutor(threads) as pool:
        for _ in range(ROUNDS):
            began = perf_counter()
            done = sum(pool.map(work, searchers))
            best = max(best, done / (perf_counter() - began))
    return best
