"""Budgets are kept: time on a busy machine, cancelling, memory."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from threading import Event, Thread
from time import perf_counter, sleep
from typing import Any

import pytest

from digsite.bots import LADDER, Bot, Budget
from digsite.bots.bot import policy_of
from digsite.bots.tree import Tree, search
from digsite.core.dice import Dice
from digsite.core.game import copy_of
from digsite.games import load
from digsite.play.benchmark import middle_of

TRIES = 5  # other work on the machine can delay one of them; a broken promise delays all


def spin() -> None:
    while True:
        pass


@pytest.fixture
def busy() -> Iterator[None]:
    """Every core has something else to do."""
    context = multiprocessing.get_context("spawn")
    others = [context.Process(target=spin, daemon=True) for _ in range(os.cpu_count() or 1)]
    for other in others:
        other.start()
    sleep(0.2)
    yield
    for other in others:
        other.kill()
        other.join()


def best_of(measured: Callable[[], float], limit: float) -> float:
    """The shortest of a few tries; one within the limit is enough."""
    times: list[float] = []
    while len(times) < TRIES and (not times or min(times) > limit):
        times.append(measured())
    return min(times)


def turn_time(title: str, seconds: float) -> float:
    """How long a bot takes for all decisions of one turn."""
    game = load(title)
    state, dice = middle_of(game, 2), Dice(1)
    bot = Bot(game, LADDER[-1], 1)
    seat, turn = state.actor, state.turn
    spent = 0.0
    while not state.over() and state.turn == turn:
        if state.actor != seat:
            state.apply(state.draw(dice) if state.actor < 0 else state.legal()[0])
            continue
        veiled = game.veil(state, seat)
        began = perf_counter()
        decision = bot.decide(veiled, Budget(seconds=seconds))
        spent += perf_counter() - began
        state.apply(decision)
    return spent


@pytest.mark.usefixtures("busy")
def test_a_turn_of_one_second_takes_at_most_a_tenth_more(title: str) -> None:
    assert best_of(lambda: turn_time(title, 1.0), 1.1) <= 1.1


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


@pytest.mark.usefixtures("busy")
def test_a_cancelled_search_stops_within_50_ms(title: str) -> None:
    assert best_of(lambda: cancel_time(title), 0.05) <= 0.05


def nodes_used(room: int) -> int:
    """How many nodes a search of 5,000 iterations makes where there is room for so many."""
    game = load("loot")
    middle: Any = middle_of(game, 3)
    veiled = game.veil(middle, middle.actor)
    tree = Tree(room)
    search(tree, veiled, copy_of(veiled), policy_of(game), Dice(1), 5000)
    return tree.used


def test_the_tree_does_not_outgrow_its_room() -> None:
    assert nodes_used(200) <= 200 < nodes_used(20_000)


MEMORY = """
import resource
from digsite.bots import LADDER, Bot, Budget
from digsite.core.game import copy_of
from digsite.games import load
from digsite.play.benchmark import middle_of

game = load("mykerinos")
middle = middle_of(game, 4)
veiled = game.veil(middle, middle.actor)
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
bot = Bot(game, LADDER[-1], 1)
for _ in range(3):
    bot.decide(veiled, Budget(iterations=3000))
    bot.think(veiled, Budget(iterations=3000))
print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024)
"""


def test_a_bot_needs_less_than_64_megabytes() -> None:
    done = subprocess.run([sys.executable, "-c", MEMORY], capture_output=True, text=True)
    assert done.stderr == ""
    assert float(done.stdout) < 64
