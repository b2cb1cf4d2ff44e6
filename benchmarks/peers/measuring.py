"""What is measured, and how: uniformly random play, and copying a position in mid-game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import repeat
from random import Random
from time import process_time

RANDOM = Random(1)  # the one source of choices for all that are driven from Python

Play = Callable[[], tuple[float, int]]  # plays a game or some; players' decisions, games
Clone = Callable[[], object]


@dataclass
class Case:
    """One game of one library, driven in one way."""

    library: str
    game: str
    players: int
    way: str
    play: Play
    clone: Clone | None = None
    decisions_per_second: float = 0.0
    games_per_second: float = 0.0
    clone_ns: float | None = None
    rounds: int = field(default=0, repr=False)

    def round(self, seconds: float) -> None:
        """Measure once more, in time of the processor; the best round counts."""
        decisions, games = 0.0, 0
        began = process_time()
        while (spent := process_time() - began) < seconds:
            made, ended = self.play()
            decisions += made
            games += ended
        if decisions / spent > self.decisions_per_second:
            self.decisions_per_second = decisions / spent
            self.games_per_second = games / spent
        if self.clone is not None:
            found = _nanoseconds(self.clone, seconds / 4)
            self.clone_ns = min(found, self.clone_ns or found)
        self.rounds += 1


def measure(cases: list[Case], rounds: int, seconds: float) -> None:
    """Take turns, so that a slow minute of the machine does not fall on one library alone."""
    for case in cases:
        case.play()  # what is slow only the first time
    for _ in range(rounds):
        for case in cases:
            case.round(seconds)


def _nanoseconds(clone: Clone, seconds: float) -> float:
    times = 1
    while True:
        began = process_time()
        for _ in repeat(None, times):
            clone()
        spent = process_time() - began
        if spent >= seconds:
            return spent / times * 1e9
        times *= 2
