"""What a position looks like to somebody who is not asked: another seat, or a spectator."""

from __future__ import annotations

from collections.abc import Generator
from time import monotonic

from digsite.core.cards import CardFile
from digsite.core.dice import Dice, seed_from
from digsite.core.game import AnyGame
from digsite.core.seats import CHANCE
from digsite.core.state import State

from .ladder import LADDER
from .match import Player
from .searcher import Budget, Thoughts

GLANCE = Budget(iterations=50)  # spent on each imagined world


def look_on(
    game: AnyGame,
    veiled: State,
    budget: Budget,
    seed: int,
    every: float,
    cards: CardFile | None = None,
) -> Generator[Thoughts, None, None]:
    """Imagine worlds, and in each of them what the player to move would think of it."""
    dice = Dice(seed_from(seed, "worlds"))
    mind = Player(game, LADDER[-1], seed_from(seed, "mind"), GLANCE, fresh=True, cards=cards)
    wins, scores = [0.0] * veiled.seats, [0.0] * veiled.seats
    worlds = iterations = 0
    began = last = monotonic()
    while not worlds or not _used(budget, iterations, monotonic() - began):
        thoughts = _thoughts(game, veiled, mind, dice)
        worlds += 1
        iterations += thoughts.iterations
        for seat in range(veiled.seats):
            wins[seat] += thoughts.win_shares[seat]
            scores[seat] += thoughts.scores[seat]
        if monotonic() - last >= every:
            last = monotonic()
            yield _mean(wins, scores, worlds, iterations, last - began)
    yield _mean(wins, scores, worlds, iterations, monotonic() - began)


def _thoughts(game: AnyGame, veiled: State, mind: Player, dice: Dice) -> Thoughts:
    world = game.imagine(veiled, dice)
    while world.actor == CHANCE:
        world.play(world.draw(dice))
    if world.over():
        seats = range(world.seats)
        shares, points = [world.share(seat) for seat in seats], game.scores(world)
        return Thoughts([], shares, [float(score) for score in points], 1, 0.0)
    return mind.think(game.veil(world, world.actor), GLANCE)


def _used(budget: Budget, iterations: int, seconds: float) -> bool:
    if budget.iterations is not None and iterations >= budget.iterations:
        return True
    return budget.seconds is not None and seconds >= budget.seconds


def _mean(
    wins: list[float], scores: list[float], worlds: int, iterations: int, seconds: float
) -> Thoughts:
    return Thoughts(
        candidates=[],
        win_shares=[share / worlds for share in wins],
        scores=[score / worlds for score in scores],
        iterations=iterations,
        seconds=seconds,
    )
