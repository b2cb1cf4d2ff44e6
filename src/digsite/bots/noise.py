"""Choosing worse on purpose, but never absurdly: levels between the rungs of the ladder."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

import msgspec

from digsite.core.dice import Dice

WORST = 0.25  # of a win: a decision that is worse than the choice by more is never taken
LEAD = 0.5  # how much a lead counts beside the win: who has won or lost still plays for points


class Outlook(msgspec.Struct, frozen=True):
    """What a search found of a decision: the chance to win, and the lead, 1 for a clear one."""

    chance: float
    lead: float

    @property
    def worth(self) -> float:
        return self.chance + LEAD * self.lead / (2 + 2 * abs(self.lead))


def blurred(outlooks: Mapping[int, Outlook], choice: int, noise: float, dice: Dice) -> int:
    """A decision instead of a choice, by what a search found.

    One whose worth differs by `noise` is taken e times less often. One that seems better counts
    as if it were worse: it was not chosen because it was looked at too seldom to be sure.
    """
    usual = outlooks[choice]
    within = {
        each: found for each, found in outlooks.items() if usual.chance - found.chance <= WORST
    }
    weights = [exp(-abs(found.worth - usual.worth) / noise) for found in within.values()]
    point = (dice.next() >> 11) * 2.0**-53 * sum(weights)
    for decision, weight in zip(within, weights, strict=True):
        point -= weight
        if point < 0:
            return decision
    return choice
