"""A finished game is judged from what its players knew, and a blunder is found."""

from __future__ import annotations

from typing import Any

import pytest
from support.titles import boxes, longest_box, open_box

from digsite.bots.review import DOUBTFUL, judge, mark_of
from digsite.core.dice import Dice
from digsite.games import load
from digsite.play import Table


def veiled_choices(key: str, seed: int, most: int) -> list[tuple[Any, int]]:
    """Decisions of a game of random players, as each saw it."""
    game = load(key)
    table, dice = Table(game, 3), Dice(seed)
    found: list[tuple[Any, int]] = []
    while len(found) < most:
        table.deal(dice)
        if table.over:
            break
        legal = table.state.legal()
        decision = legal[dice.below(len(legal))]
        if len(legal) > 1:
            found.append((game.veil(table.state, table.actor), decision))
        table.choose(decision)
    return found


@pytest.mark.parametrize("key", boxes())
def test_chances_add_up_and_a_loss_names_what_was_better(key: str) -> None:
    for veiled, decision in veiled_choices(key, 7, 12):
        found = judge(load(key), veiled, decision, 1)
        assert sum(found.wins) == pytest.approx(1.0, abs=0.01)
        assert (found.better is None) == (found.loss == 0.0)
        if found.better is not None:
            assert found.better in veiled.legal()
            assert found.better != decision
            assert found.best[0].decision == found.better
            assert len(found.best) <= 3
            assert DOUBTFUL <= found.loss <= 1.0
            assert found.mark == mark_of(found.loss)


def test_random_players_make_mistakes_that_the_best_decision_is_not() -> None:
    game = load(longest_box())
    wrong = 0
    for veiled, decision in veiled_choices(longest_box(), 3, 40):
        found = judge(game, veiled, decision, 1)
        if found.better is not None:
            wrong += 1
            again = judge(game, veiled, found.better, 1)
            assert again.loss < found.loss
    assert wrong >= 3


def test_the_same_seed_judges_the_same() -> None:
    (veiled, decision), *_ = veiled_choices(open_box(), 5, 1)
    game = load(open_box())
    assert judge(game, veiled, decision, 9) == judge(game, veiled, decision, 9)
