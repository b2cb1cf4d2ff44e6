"""How fast the rules of a game run, in the form they are imported in."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any

import msgspec

from digsite.core.dice import Dice
from digsite.core.game import AnyGame, copy_of
from digsite.core.playout import play_games, time_legal
from digsite.core.seats import CHANCE
from digsite.core.state import State

ROUNDS = 5  # the best one counts: a shared machine is slow at times, never fast


class Speed(msgspec.Struct, frozen=True):
    """One line of the benchmark; decisions are players' decisions only."""

    game: str
    seats: int
    compiled: bool
    threads: int
    decisions_per_second: float
    games_per_second: float
    copy_ns: float
    legal_ns: float
    python_decision_ns: float


def measure(game: AnyGame, seats: int, seconds: float) -> list[Speed]:
    """Random play on one core and on all, and the small operations."""
    start = game.new(seats)
    middle = middle_of(game, seats)
    small = {
        "copy_ns": _nanoseconds(lambda times: _repeat(middle.copy, times), seconds),
        "legal_ns": _nanoseconds(lambda times: time_legal(middle, times), seconds),
        "python_decision_ns": _python_decision(game, seats, seconds),
    }
    lines = []
    for threads in sorted({1, os.cpu_count() or 1}):
        rounds = [_play(start, threads, seconds / ROUNDS) for _ in range(ROUNDS)]
        decisions, games, spent = max(rounds, key=lambda found: found[0] / found[2])
        lines.append(
            Speed(
                game=game.key,
                seats=seats,
                compiled=is_compiled(start),
                threads=threads,
                decisions_per_second=decisions / spent,
                games_per_second=games / spent,
                **small,
            )
        )
    return lines


def is_compiled(state: State) -> bool:
    """Whether the rules behind a state run as C."""
    return not str(sys.modules[type(state).__module__].__file__).endswith(".py")


def _play(start: State, threads: int, seconds: float) -> tuple[int, int, float]:
    batch = _batch(start, seconds / 8)

    def work(thread: int) -> tuple[int, int]:
        decisions = games = 0
        mine, scratch = copy_of(start), copy_of(start)
        until = perf_counter() + seconds
        while perf_counter() < until:
            results = play_games(mine, scratch, thread, games, batch)
            decisions += sum(results.decisions)
            games += batch
        return decisions, games

    began = perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        done = list(pool.map(work, range(threads)))
    spent = perf_counter() - began
    return sum(d for d, _ in done), sum(g for _, g in done), spent


def _batch(start: State, seconds: float) -> int:
    batch = 1
    while True:
        began = perf_counter()
        play_games(start, copy_of(start), 0, 0, batch)
        if perf_counter() - began > seconds or batch >= 1 << 20:
            return batch
        batch *= 2


def middle_of(game: AnyGame, seats: int) -> Any:
    """A position in the middle of a random game, a player to decide."""
    dice = Dice(1)
    length = _random_game(game.new(seats), dice, 1 << 30)
    state = game.new(seats)
    _random_game(state, Dice(1), length // 2)
    return state


def _random_game(state: State, dice: Dice, decisions: int) -> int:
    made = 0
    while not state.over():
        if state.actor == CHANCE:
            state.play(state.draw(dice))
            continue
        if made >= decisions:
            break
        legal = state.legal()
        state.play(legal[dice.below(len(legal))])
        made += 1
    return made


def _python_decision(game: AnyGame, seats: int, seconds: float) -> float:
    """The time of `apply`, driven from Python over whole games, chance not counted."""
    decisions, spent, dice = 0, 0.0, Dice(2)
    until = perf_counter() + seconds
    while perf_counter() < until:
        moves = _moves(game.new(seats), dice)
        state = game.new(seats)
        for chance, run in moves:
            apply = state.apply
            began = perf_counter()
            for decision in run:
                apply(decision)
            if not chance:
                spent += perf_counter() - began
                decisions += len(run)
    return spent / decisions * 1e9


def _moves(state: State, dice: Dice) -> list[tuple[bool, list[int]]]:
    """A random game as runs of decisions of chance and of players."""
    runs: list[tuple[bool, list[int]]] = []
    while not state.over():
        chance = state.actor == CHANCE
        legal = state.legal()
        decision = state.draw(dice) if chance else legal[dice.below(len(legal))]
        if not runs or runs[-1][0] != chance:
            runs.append((chance, []))
        runs[-1][1].append(decision)
        state.play(decision)
    return runs


def _nanoseconds(run: Callable[[int], object], seconds: float) -> float:
    times = 1
    while True:
        began = perf_counter()
        run(times)
        spent = perf_counter() - began
        if spent > seconds / 4:
            return spent / times * 1e9
        times *= 2


def _repeat(call: Callable[[], object], times: int) -> None:
    for _ in range(times):
        call()
