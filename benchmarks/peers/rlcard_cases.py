"""RLCard: card games written in Python."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import partial
from typing import Any

import rlcard

from .measuring import RANDOM, Case, Play

GAMES = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy", "mahjong", "doudizhu")


def cases() -> Iterator[Case]:
    for name in GAMES:
        environment = rlcard.make(name, config={"seed": 1})
        environment.reset()
        begun = deepcopy(environment.game)
        players = environment.num_players
        yield Case("RLCard", name, players, "Python", _play(environment), partial(deepcopy, begun))


def _play(environment: Any) -> Play:
    def play() -> tuple[int, int]:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _ = environment.step(RANDOM.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, 1

    return play
