"""Choosing worse on purpose, but never absurdly: levels between the rungs of the ladder."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from digsite.core.dice import Dice

WORST = 0.25  # of a win: a decision that is worse than the choice by more is never taken


def blurred(chances: Mapping[int, float], choice: int, noise: float, dice: Dice) -> int:
    """A decision instead of a choice, by the chances to win that a search found.

    One whose chance differs by `noise` is taken e times less often. One that seems better counts
    as if it were worse: it was not chosen because it was looked at too seldom to be sure.
    """
    usual = chances[choice]
    within = {each: chance for each, chance in chances.items() if usual - chance <= WORST}
    weights = [exp(-abs(chance - usual) / noise) for chance in within.values()]
    point = (dice.next() >> 11) * 2.0**-53 * sum(weights)
    for decision, weight in zip(within, weights, strict=True):
        point -= weight
        if point < 0:
            return decision
    return choice
