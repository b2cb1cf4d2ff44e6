"""Chance acts at a stroke as it does draw by draw: the same dice deal the same game."""

from __future__ import annotations

import pytest

from digsite.core.dice import Dice
from digsite.core.seats import CHANCE, OVER
from digsite.games import load
from digsite.games.mykerinos.rules import MykerinosState

GAME = load("mykerinos")


def dealt_singly(state: MykerinosState, dice: Dice) -> None:
    while state.actor == CHANCE:
        state.play(state.draw(dice))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(20))
def test_a_deal_at_a_stroke_is_the_deal_draw_by_draw(seats: int, seed: int) -> None:
    whole, single = GAME.new(seats), GAME.new(seats)
    quick, slow = Dice(seed), Dice(seed)
    while whole.actor != OVER:
        whole.deal(quick)
        dealt_singly(single, slow)
        assert GAME.pack(whole) == GAME.pack(single)
        assert quick.word == slow.word
        while whole.actor not in (CHANCE, OVER):
            decision = quick.choose(whole.mask())
            assert decision == slow.choose(single.mask())
            whole.play(decision)
            single.play(decision)
    assert single.over()
