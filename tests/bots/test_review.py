"""A finished game is judged from what its players knew, and a blunder is found."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.bots.review import MISTAKE, judge
from digsite.core.dice import Dice
from digsite.games import load
from digsite.play import Table


def veiled_choices(key: str, seed: int, most: int) -> list[tuple[Any, int]]:
    """Decisions of a game of random players, as each saw it."""
    game = load(key)
    table, dice, found = Table(game, 3), Dice(seed), []
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


@pytest.mark.parametrize("key", ["loot", "mykerinos", "thebes"])
def test_chances_add_up_and_a_loss_names_what_was_better(key: str) -> None:
    for veiled, decision in veiled_choices(key, 7, 12):
        found = judge(load(key), veiled, decision, 1)
        assert sum(found.wins) == pytest.approx(1.0, abs=0.01)
        assert (found.better is None) == (found.loss == 0.0)
        if found.better is not None:
            assert found.better in veiled.legal()
            assert found.better != decision
            assert MISTAKE <= found.loss <= 1.0


def test_random_players_make_mistakes_that_the_best_decision_is_not() -> None:
    game = load("thebes")
    wrong = 0
    for veiled, decision in veiled_choices("thebes", 3, 40):
        found = judge(game, veiled, decision, 1)
        if found.better is not None:
            wrong += 1
            again = judge(game, veiled, found.better, 1)
            assert again.loss < found.loss
    assert wrong >= 3


def test_the_same_seed_judges_the_same() -> None:
    (veiled, decision), *_ = veiled_choices("mykerinos", 5, 1)
    game = load("mykerinos")
    assert judge(game, veiled, decision, 9) == judge(game, veiled, decision, 9)
