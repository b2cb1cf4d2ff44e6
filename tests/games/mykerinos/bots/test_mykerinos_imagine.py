"""Cards that lie in the bag are as likely as they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from itertools import permutations

from games.mykerinos.mykerinos_table import table
from support.expecting import agree

from digsite.core.dice import Dice
from digsite.games import load
from digsite.games.mykerinos.constants import DRAW_CARD, KIND, PASS


def test_the_next_cards_are_any_that_are_left_either_way_up() -> None:
    """Before season 4 twelve cards are left: every first two of them, in both orientations."""
    game, state = load("mykerinos"), table(3, season=3)
    while state.phase != DRAW_CARD:
        legal = state.legal()
        state.apply(PASS if PASS in legal and state.phase == KIND else legal[0])
    left = [card for card in range(36) if state.bag >> 2 * card & 3]
    assert len(left) == 12
    first_two = [
        (2 * first + turned, 2 * second + tipped)
        for first, second in permutations(left, 2)
        for turned in (0, 1)
        for tipped in (0, 1)
    ]
    odds: dict[Hashable, Fraction] = dict.fromkeys(first_two, Fraction(1, len(first_two)))
    dice, found = Dice(3), Counter[Hashable]()
    for _ in range(40_000):
        world = game.imagine(game.veil(state, 1), dice)
        drawn = []
        for _ in range(2):
            drawn.append(world.draw(dice))
            world.apply(drawn[-1])
        found[tuple(drawn)] += 1
    assert agree(odds, found)
