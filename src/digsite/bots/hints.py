"""What a strong player thinks of a position, told while it thinks."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from queue import SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import Any

import msgspec

from digsite.core.game import Game
from digsite.core.records import Action
from digsite.core.seats import OVER
from digsite.core.state import State

from .bot import Bot
from .calibration.correction import correction_for
from .ladder import LADDER
from .onlooking import look_on
from .searcher import Budget, Thoughts

USUAL = Budget(seconds=1.0)


class Advice(msgspec.Struct, frozen=True):
    """A move worth thinking of: how often it was looked at, and its value from 0 to 1."""

    action: Action
    visits: int
    value: float


class Hint(msgspec.Struct, frozen=True):
    """A position as a search sees it so far."""

    win_probabilities: list[float]  # by seat, calibrated
    scores: list[float]  # the final ones to expect, by seat
    advice: list[Advice]  # the best moves first; none if another seat or chance is to move
    iterations: int
    seconds: float


def hint(
    game: Game[Any],
    veiled: State,
    seat: int,
    budget: Budget = USUAL,
    seed: int = 0,
    best: int = 5,
    every: float = 0.1,
) -> Generator[Hint, None, None]:
    """Hints of growing quality for a state that was veiled for `seat`; the last one is final.

    Closing the iterator stops the search. `every` is the time between two hints, in seconds.
    """
    if veiled.actor == OVER:
        raise ValueError("a game that is over needs no hint")
    if veiled.actor == seat:
        told = _streamed(Bot(game, LADDER[-1], seed, thrifty=False), veiled, budget, every)
    else:
        told = look_on(game, veiled, budget, seed, every)
    with closing(told) as stream:
        for thoughts in stream:
            yield _hint(game, veiled, thoughts, best)


def _hint(game: Game[Any], veiled: State, thoughts: Thoughts, best: int) -> Hint:
    correction = correction_for(game.key, veiled.seats)
    return Hint(
        win_probabilities=correction.applied(thoughts.win_shares, veiled.actor),
        scores=thoughts.scores,
        advice=[
            Advice(game.action(veiled, found.decision), found.visits, found.value)
            for found in thoughts.candidates[:best]
        ],
        iterations=thoughts.iterations,
        seconds=thoughts.seconds,
    )


def _streamed(
    bot: Bot, veiled: State, budget: Budget, every: float
) -> Generator[Thoughts, None, None]:
    """The thoughts of a search that runs in a thread of its own."""
    heard: SimpleQueue[Thoughts | None] = SimpleQueue()
    stop = Event()
    failed: list[BaseException] = []

    def think() -> None:
        try:
            heard.put(bot.think(veiled, budget, _seldom(heard.put, every), stop.is_set))
        except BaseException as error:  # it is raised again where somebody listens
            failed.append(error)
        finally:
            heard.put(None)

    thread = Thread(target=think, daemon=True)
    thread.start()
    try:
        while (thoughts := heard.get()) is not None:
            yield thoughts
    finally:
        stop.set()
        thread.join()
    if failed:
        raise failed[0]


def _seldom(tell: Callable[[Thoughts], None], every: float) -> Callable[[Thoughts], None]:
    """Tell, but leave some time in between."""
    last = monotonic()

    def told(thoughts: Thoughts) -> None:
        nonlocal last
        if monotonic() - last >= every:
            last = monotonic()
            tell(thoughts)

    return told
