"""Dice thrown in compiled loops give the numbers that `Dice` gives."""

from __future__ import annotations

from random import Random

from digsite.core import throws
from digsite.core.dice import Dice
from digsite.core.policy import RandomPolicy
from digsite.core.state import State

M64 = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15  # of splitmix64, from word to word


class Asking(State):
    """A state in which anything of a set may be decided."""

    def __init__(self, allowed: int) -> None:
        super().__init__(2)
        self.actor = 0
        self.allowed = allowed

    def mask(self) -> int:
        return self.allowed


def thrown(allowed: int, seed: int) -> tuple[int, int]:
    """What a compiled loop chooses, and where that leaves the dice."""
    dice = Dice(seed)
    return RandomPolicy().choose(Asking(allowed), dice), dice.word


def chosen(allowed: int, seed: int) -> tuple[int, int]:
    dice = Dice(seed)
    return dice.choose(allowed), dice.word


def test_a_loop_chooses_what_dice_choose() -> None:
    random = Random(4)
    for _ in range(500):
        allowed = random.getrandbits(128) & random.getrandbits(random.randint(1, 128)) or 1
        seed = random.getrandbits(64)
        assert thrown(allowed, seed) == chosen(allowed, seed)


def test_a_word_that_would_not_be_fair_is_thrown_again_in_a_loop_too() -> None:
    unfair = (M64 + 1 - STEP) & M64  # the next word is 0: refused where 2 ** 64 is no multiple
    assert Dice(unfair).next() == 0
    assert thrown(0b111, unfair) == chosen(0b111, unfair)
    assert thrown(0b111, unfair)[1] == 2 * STEP + unfair & M64


def test_a_number_is_thrown_as_dice_throw_it() -> None:
    one, other = Dice(7), Dice(7)
    assert [throws.below(one, n) for n in range(1, 50)] == [other.below(n) for n in range(1, 50)]
    assert throws.choose(one, 0b1011) == other.choose(0b1011)
