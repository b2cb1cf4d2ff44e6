"""`scripts/bench turns`: do bots keep their second, and stop when told, beside other work?

The promises: a turn of one second takes at most a tenth more, a cancelled search ends within 50 ms.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from threading import Event, Thread
from time import perf_counter, sleep
from typing import Any

from digsite.bots import LADDER, Bot, Budget
from digsite.bots.speed import turn_time
from digsite.games import load, titles
from digsite.play.benchmark import middle_of

TRIES = 5


def main() -> None:
    print(f"{'title':<12}{'turn of 1 s: best, worst s':>30}{'cancelled: best, worst ms':>30}")
    with busy():
        for title in titles():
            bot = Bot(load(title), LADDER[-1], 1)
            turns = tried(partial(turn_time, load(title), bot, 1.0, perf_counter))
            ends = [1000 * each for each in tried(partial(cancel_time, title))]
            turn, end = f"{turns[0]:.2f} {turns[-1]:.2f}", f"{ends[0]:.0f} {ends[-1]:.0f}"
            print(f"{title:<12}{turn:>30}{end:>30}", flush=True)


def tried(measured: Callable[[], float]) -> list[float]:
    return sorted(measured() for _ in range(TRIES))


@contextmanager
def busy() -> Iterator[None]:
    """Every core has something else to do."""
    context = multiprocessing.get_context("spawn")
    others = [context.Process(target=spin, daemon=True) for _ in range(os.cpu_count() or 1)]
    for other in others:
        other.start()
    sleep(0.2)
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.join()


def spin() -> None:
    while True:
        pass


def cancel_time(title: str) -> float:
    """How long a search goes on after it was cancelled."""
    game = load(title)
    middle: Any = middle_of(game, max(game.seats))
    bot, stop, ended = Bot(game, LADDER[-1], 1), Event(), []

    def think() -> None:
        bot.think(game.veil(middle, middle.actor), Budget(seconds=60), stopped=stop.is_set)
        ended.append(perf_counter())

    thread = Thread(target=think)
    thread.start()
    sleep(0.3)
    began = perf_counter()
    stop.set()
    thread.join()
    return ended[0] - began


if __name__ == "__main__":
    main()
