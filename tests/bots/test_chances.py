"""Moves and players are told their chances on one scale."""

from __future__ import annotations

import pytest
from support.insight import choices
from support.titles import boxes

from digsite.bots import Budget
from digsite.bots.calibration.correction import correction_for
from digsite.bots.chances import chance_of
from digsite.bots.hints import thought_over
from digsite.bots.searcher import Candidate
from digsite.games import load


@pytest.mark.parametrize("key", boxes())
def test_the_best_move_has_the_chance_of_who_decides(key: str) -> None:
    game, veiled = load(key), next(choices(key, 3, 5)).veiled
    found = thought_over(game, veiled, veiled.actor, Budget(iterations=300), 1, reasons=False)
    assert found.advice[0].value == pytest.approx(found.win_probabilities[veiled.actor])
    assert all(0 <= advice.value <= 1 for advice in found.advice)


@pytest.mark.parametrize("key", boxes())
def test_a_move_is_corrected_as_players_are(key: str) -> None:
    game, veiled = load(key), next(choices(key, 3, 5)).veiled
    shares = (0.5, 0.3, 0.2)
    told = chance_of(game, veiled, Candidate(0, 9, 0.7, (), shares))
    assert told == correction_for(game, 3).applied(shares, veiled.actor)[veiled.actor]
