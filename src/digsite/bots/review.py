"""A finished game judged move by move, by what each player could know at the time."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from statistics import fmean, variance
from typing import Literal

import msgspec

from digsite.core.cards import CardFile
from digsite.core.dice import Dice, seed_from
from digsite.core.game import AnyGame
from digsite.core.seats import CHANCE
from digsite.core.state import State

from .calibration.correction import correction_for
from .insight.errors import given_away
from .insight.explaining import explained
from .insight.reason import Reason
from .ladder import LADDER
from .match import Player
from .searcher import Budget, Candidate
from .tempting import usual_of

LOOK = Budget(iterations=600)  # at every decision
GLANCE = Budget(iterations=40)  # at what follows from it, in each imagined world
WORLDS = 40
ALTERNATIVES = 3  # that are told with what was clearly worse
SUSPECT = 0.02  # less value than this below the best is not looked at again
DOUBTFUL, MISTAKE, BLUNDER = 0.03, 0.08, 0.2  # of a win, given away
SURE = 2.0  # standard errors by which a loss must differ from none
VERSION = 5  # raise it when reviews get better: those that are kept can then be made anew

Mark = Literal["best", "fine", "doubtful", "mistake", "blunder"]
_Minds = Callable[[int, Budget], Player]  # one for a seed


class Judgement(msgspec.Struct, frozen=True):
    """What a decision was worth: the chances of all seats before it, and what it gave away."""

    wins: list[float]  # by seat, calibrated, if the best is done
    mark: Mark
    better: int | None = None  # the decision that would have been clearly better
    loss: float = 0.0  # the chance to win that was given away
    error: list[float] = []  # by seat, in points ahead of the mean of the table, if any is sure
    reason: Reason | None = None  # why, by where points come from
    best: list[Candidate] = []  # with `better`: what looked best, that first


def judge(
    game: AnyGame,
    veiled: State,
    decision: int,
    seed: int = 0,
    stopped: Callable[[], bool] | None = None,
    cards: CardFile | None = None,
) -> Judgement:
    """Judge the decision that was made in a state veiled for who made it."""
    seat = veiled.actor

    def minds(seed: int, budget: Budget) -> Player:
        return Player(game, LADDER[-1], seed, budget, fresh=True, cards=cards)

    thoughts = minds(seed_from(seed, "look"), LOOK).think(veiled, LOOK, None, stopped)
    wins = correction_for(game, veiled.seats).applied(thoughts.win_shares, seat)
    best, *others = thoughts.candidates
    played = next((each for each in others if each.decision == decision), None)
    seems_fine = played is not None and best.value - played.value < SUSPECT
    usual = usual_of(game, veiled, seed_from(seed, "usual"))
    error = [0.0] * veiled.seats
    if decision not in usual or not (seems_fine or best.decision == decision):
        rivals = {best.decision, *usual}
        error = given_away(game, veiled, decision, rivals, seed_from(seed, "error"), stopped)
    if best.decision == decision:
        return Judgement(wins, "best", error=error)
    losses = [] if seems_fine else _losses(minds, veiled, best.decision, decision, seed, stopped)
    loss = fmean(losses or [0.0])
    if loss < DOUBTFUL or loss < SURE * _error(losses):
        return Judgement(wins, "fine", error=error)
    mark, clearly = mark_of(loss), loss >= MISTAKE
    held = seed_from(seed, "contrast")
    reason = explained(game, veiled, decision, best.decision, held, clearly, stopped)
    looked_best = thoughts.candidates[:ALTERNATIVES]
    return Judgement(wins, mark, best.decision, loss, error, reason, looked_best)


def engine_of(game: AnyGame) -> str:
    """Who judges a game here, and by which rules."""
    return f"{LADDER[-1].name} {VERSION}, rules {game.rules}"


def mark_of(loss: float) -> Mark:
    """What a loss that is certain is called."""
    if loss >= BLUNDER:
        return "blunder"
    return "mistake" if loss >= MISTAKE else "doubtful"


def _losses(
    minds: _Minds,
    veiled: State,
    best: int,
    played: int,
    seed: int,
    stopped: Callable[[], bool] | None,
) -> list[float]:
    """What the decision gave away against the best, in the same imagined worlds.

    Half of them are enough where it surely is not worth a word.
    """
    found: list[float] = []
    for number in range(WORLDS):
        own = seed_from(seed, number)
        shares = [_share(minds(own, GLANCE), veiled, each, own) for each in (best, played)]
        found.append(shares[0] - shares[1])
        if stopped is not None and stopped() and len(found) > 1:
            break
        if 2 * len(found) == WORLDS and fmean(found) + _error(found) < DOUBTFUL:
            break
    return found


def _error(found: list[float]) -> float:
    return sqrt(variance(found) / len(found))


def _share(mind: Player, veiled: State, decision: int, seed: int) -> float:
    """The share of the victory to expect after a decision, in one imagined world."""
    game, dice = mind.game, Dice(seed)
    world = game.imagine(veiled, dice)
    world.play(decision)
    while world.actor == CHANCE:
        world.play(world.draw(dice))
    if world.over():
        return float(world.share(veiled.actor))
    return mind.think(game.veil(world, world.actor), GLANCE).win_shares[veiled.actor]
