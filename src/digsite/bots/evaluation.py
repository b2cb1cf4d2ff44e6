"""Who is going to win, told in microseconds: by a net that the game ships, or by its surveyor.

Where no net is shipped for a table (`shipping.py`) the surveyor guesses, and the answer says so.
"""

from __future__ import annotations

from array import array
from functools import cache
from math import exp
from typing import Literal

import msgspec

from digsite.core import faults
from digsite.core.cards import CardFile
from digsite.core.dice import Dice
from digsite.core.game import AnyGame
from digsite.core.seats import OVER
from digsite.core.state import State

from .bot import policy_of
from .ladder import LADDER
from .minded import Minded
from .nets import NetFile, check, minded
from .shipping import shipped_net
from .titles import settings_for

WORLDS = 8  # imagined for an answer: what the surveyor guesses of hidden things is averaged
SEATS = 8


class Evaluation(msgspec.Struct, frozen=True):
    """The chance of every seat to win, as one seat can know it, and who says so."""

    chances: list[float]
    by: Literal["result", "net", "guess"]


def evaluate(
    game: AnyGame, veiled: State, seat: int, cards: CardFile | None = None, seed: int = 0
) -> Evaluation:
    """Every seat's chance to win, from a state that was veiled for `seat`.

    `cards` are those of the table if they are not the shipped ones.

    >>> import digsite
    >>> game = digsite.load(digsite.titles()[0])
    >>> table = digsite.Table(game, seats=2)
    >>> table.deal(digsite.Dice(1))
    >>> found = digsite.evaluate(game, game.veil(table.state, 0), 0)
    >>> len(found.chances), round(sum(found.chances), 6)
    (2, 1.0)
    """
    if veiled.actor == OVER:
        return Evaluation([veiled.share(other) for other in range(veiled.seats)], "result")
    file = shipped_net(game, "forecast", veiled.seats, cards)
    net = None if file is None else _forecaster(game, veiled.seats, file)
    dice, sums = Dice(seed), [0.0] * veiled.seats
    for _ in range(WORLDS):
        world = game.imagine(veiled, dice)
        found = _guessed(game, world) if net is None else _forecast(net, world, seat)
        sums = [total + share for total, share in zip(sums, found, strict=True)]
    return Evaluation([total / WORLDS for total in sums], "guess" if net is None else "net")


def _forecast(net: Minded, world: State, seat: int) -> list[float]:
    shares, leads = array("d", bytes(8 * SEATS)), array("d", bytes(8 * SEATS))
    net.forecast(world, seat, shares, leads)
    faults.surface()
    return list(shares)[: world.seats]


def _guessed(game: AnyGame, world: State) -> list[float]:
    """From the points that the surveyor expects, as a search takes them at its horizon."""
    policy, scale = policy_of(game), settings_for(game, LADDER[-1]).scale
    points = [policy.guess(world, seat) for seat in range(world.seats)]
    faults.surface()
    best = max(points)
    weights = [exp(max(-700.0, 4.0 * (each - best) / scale)) for each in points]
    return [weight / sum(weights) for weight in weights]


@cache
def _forecaster(game: AnyGame, seats: int, file: NetFile) -> Minded:
    check((file,), game, seats, None)
    return minded(policy_of(game), game, (file,))
