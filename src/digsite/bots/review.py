"""A finished game judged move by move, by what each player could know at the time."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from statistics import fmean, variance
from typing import Any

import msgspec

from digsite.core.dice import Dice, seed_from
from digsite.core.game import Game
from digsite.core.seats import CHANCE
from digsite.core.state import State

from .calibration.correction import correction_for
from .ladder import LADDER
from .match import Player
from .searcher import Budget

LOOK = Budget(iterations=600)  # at every decision
GLANCE = Budget(iterations=40)  # at what follows from it, in each imagined world
WORLDS = 40
SUSPECT = 0.02  # less value than this below the best is not looked at again
MISTAKE = 0.08  # of a win; smaller losses are not worth a word
SURE = 2.0  # standard errors by which a loss must differ from none


class Judgement(msgspec.Struct, frozen=True):
    """What a decision was worth: the chances of all seats before it, and what it gave away."""

    wins: list[float]  # by seat, calibrated, if the best is done
    better: int | None = None  # the decision that would have been clearly better
    loss: float = 0.0  # the chance to win that was given away


def judge(
    game: Game[Any],
    veiled: State,
    decision: int,
    seed: int = 0,
    stopped: Callable[[], bool] | None = None,
) -> Judgement:
    """Judge the decision that was made in a state veiled for who made it."""
    seat = veiled.actor
    mind = Player(game, LADDER[-1], seed_from(seed, "look"), LOOK, fresh=True)
    thoughts = mind.think(veiled, LOOK, None, stopped)
    wins = correction_for(game.key, veiled.seats).applied(thoughts.win_shares, seat)
    best, *others = thoughts.candidates
    played = next((each for each in others if each.decision == decision), None)
    if best.decision == decision or (played and best.value - played.value < SUSPECT):
        return Judgement(wins)
    losses = _losses(game, veiled, best.decision, decision, seed, stopped)
    loss = fmean(losses)
    if loss < MISTAKE or loss < SURE * sqrt(variance(losses) / len(losses)):
        return Judgement(wins)
    return Judgement(wins, best.decision, loss)


def _losses(
    game: Game[Any],
    veiled: State,
    best: int,
    played: int,
    seed: int,
    stopped: Callable[[], bool] | None,
) -> list[float]:
    """What the decision gave away against the best, in the same imagined worlds."""
    found: list[float] = []
    for number in range(WORLDS):
        shares = [
            _share(game, veiled, decision, seed_from(seed, number)) for decision in (best, played)
        ]
        found.append(shares[0] - shares[1])
        if stopped is not None and stopped() and len(found) > 1:
            break
    return found


def _share(game: Game[Any], veiled: State, decision: int, seed: int) -> float:
    """The share of the victory to expect after a decision, in one imagined world."""
    dice = Dice(seed)
    world = game.imagine(veiled, dice)
    world.play(decision)
    while world.actor == CHANCE:
        world.play(world.draw(dice))
    if world.over():
        return float(world.share(veiled.actor))
    mind = Player(game, LADDER[-1], seed, GLANCE, fresh=True)
    return mind.think(game.veil(world, world.actor), GLANCE).win_shares[veiled.actor]
