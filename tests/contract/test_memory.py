"""Many games leave nothing behind."""

from __future__ import annotations

import resource

from digsite.core.game import copy_of
from digsite.core.playout import play_games
from digsite.core.state import State
from digsite.games import load
from digsite.play.benchmark import is_compiled

ALLOWED = 4_000  # kilobytes the peak may still grow after the warm-up


def test_memory_does_not_grow_with_the_number_of_games(title: str) -> None:
    start = load(title).new(2)
    batches = 60 if is_compiled(start) else 4
    play(start, 5)
    before = peak()
    play(start, batches)
    assert peak() - before < ALLOWED


def play(start: State, batches: int) -> None:
    for batch in range(batches):
        state = copy_of(start)
        play_games(state, copy_of(state), 1, 500 * batch, 500)


def peak() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
