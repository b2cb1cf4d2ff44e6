"""Throwing dice where it happens all the time: compiled (`throws.pxd`), without a call."""

from __future__ import annotations

from .dice import Dice


def below(dice: Dice, n: int) -> int:
    """`Dice.below`: a number from 0 to n-1."""
    return dice.below(n)


def choose(dice: Dice, mask: int) -> int:
    """`Dice.choose`: a random member of a set that is not empty."""
    return dice.choose(mask)
