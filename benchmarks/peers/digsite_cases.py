"""Our own games: inside compiled code, from Python, and through every interface."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import gymnasium
import numpy as np

from digsite import envs
from digsite.core.dice import Dice
from digsite.core.game import copy_of
from digsite.core.playout import play_games
from digsite.core.seats import CHANCE, OVER
from digsite.games import load, titles

from .aec_loop import play_aec
from .measuring import RANDOM, Case, Play
from .openspiel_cases import load_case

TABLES = [(title, 3) for title in titles()]
SIDE_BY_SIDE = 1024


def cases() -> Iterator[Case]:
    for key, seats in TABLES:
        start = load(key).new(seats)
        middle: Any = _middle(start)
        yield Case("digsite", key, seats, "compiled", _compiled(start), middle.copy)
        yield Case("digsite", key, seats, "vectorised", _vectorised(key, seats))
        yield Case("digsite", key, seats, "Python", _python(start))
        environment = envs.aec(key, seats=seats)
        yield Case("digsite", key, seats, "PettingZoo AEC", partial(play_aec, environment))
        yield Case("digsite", key, seats, "Gymnasium", _gymnasium(key, seats))
        yield load_case("digsite", f"python_digsite_{key}(players={seats})", key, "OpenSpiel")


def _compiled(start: Any) -> Play:
    scratch = copy_of(start)
    first = 0

    def play() -> tuple[int, int]:
        nonlocal first
        results = play_games(start, scratch, 1, first, 256)
        first += 256
        return sum(results.decisions), 256

    return play


def _python(start: Any) -> Play:
    dice = Dice(1)

    def play() -> tuple[int, int]:
        state = copy_of(start)
        decisions = 0
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.play(state.draw(dice))
            else:
                state.apply(RANDOM.choice(state.legal()))
                decisions += 1
        return decisions, 1

    return play


def _vectorised(key: str, seats: int) -> Play:
    games = envs.vector(key, seats=seats, count=SIDE_BY_SIDE, seed=1)
    for _ in range(400):
        games.step(games.sample())  # until not all of them end in the same step

    def play() -> tuple[int, int]:
        ended = 0
        for _ in range(16):
            ended += int(np.count_nonzero(games.step(games.sample()).done))
        return 16 * SIDE_BY_SIDE, ended

    return play


def _gymnasium(key: str, seats: int) -> Play:
    """The learner's decisions only are counted; random bots sit in the other seats."""
    environment: Any = gymnasium.make(f"digsite/{key.capitalize()}-v0", seats=seats).unwrapped

    def play() -> tuple[int, int]:
        environment.reset()
        decisions, over = 0, not environment.action_masks().any()
        while not over:
            legal = np.flatnonzero(environment.action_masks())
            _, _, over, _, _ = environment.step(int(RANDOM.choice(legal)))
            decisions += 1
        return decisions, 1

    return play


def _middle(start: Any) -> Any:
    """A position after thirty decisions of players."""
    state, dice, made = copy_of(start), Dice(1), 0
    while made < 30 or state.actor == CHANCE:
        chance = state.actor == CHANCE
        state.play(state.draw(dice) if chance else dice.choose(state.mask()))
        made += not chance
    return state
