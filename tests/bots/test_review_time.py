"""A whole game at three seats is reviewed within a minute of processor time; figures are printed.

DIGSITE_LONG=1 .venv/bin/python -m pytest -q -s tests/bots/test_review_time.py
"""

from __future__ import annotations

from time import process_time

import pytest
from support.campaign import SHARE, tell
from support.insight import a_game
from support.titles import boxes, some_box

from digsite.bots.review import judge
from digsite.core.seats import CHANCE
from digsite.games import load

MOST = 60.0  # seconds of one processor, on which nothing else need be idle
TITLES = boxes() if SHARE else [some_box()]


@pytest.mark.parametrize("key", TITLES)
def test_a_review_takes_less_than_a_minute_of_a_processor(key: str) -> None:
    game, table = load(key), a_game(key, ["surveyor"] * 3, 5)
    state, took = game.new(3), list[float]()
    for entry in table.journal:
        decision = game.decide(state, entry.seat, entry.action)
        if entry.seat != CHANCE and len(state.legal()) > 1:
            veiled, began = game.veil(state, entry.seat), process_time()
            judge(game, veiled, decision, len(took))
            took.append(process_time() - began)
        state.play(decision)
    third = sum(took[: len(took) // 3])
    figures = {"seconds": f"{sum(took):.1f}", "for_the_first_third": f"{third:.1f}"}
    tell(f"review, {key}", 5, decisions=len(took), **figures)
    assert sum(took) < MOST
