"""How many mistakes and blunders of a review get a reason: figures are printed.

DIGSITE_LONG=1 .venv/bin/python -m pytest -q -s tests/bots/test_reasons_told.py
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from support.campaign import SHARE, tell
from support.insight import faulty_game
from support.titles import boxes, some_box

from digsite.bots.insight import Reason
from digsite.bots.review import MISTAKE, judge
from digsite.core.seats import CHANCE
from digsite.games import load

GAMES = 4
FAULTY = 12  # of 100 decisions
TITLES = boxes() if SHARE else [some_box()]


@pytest.mark.parametrize("key", TITLES)
def test_most_mistakes_get_a_reason(key: str) -> None:
    kinds = Counter(kind_of(reason) for reason in reasons(key))
    tell(f"reasons told, {key}", 1, games=GAMES, **kinds)
    assert kinds.total() > 0
    assert kinds["one_source"] + kinds["two_sources"] >= 0.6 * kinds.total()


def kind_of(reason: Reason) -> str:
    if reason.source is not None:
        return "one_source" if reason.also is None else "two_sources"
    return "unseen_in_points" if reason.unseen else "many_things"


def reasons(key: str) -> Iterator[Reason]:
    """Of all mistakes and blunders in games of three."""
    game = load(key)
    for seed in range(1, GAMES + 1):
        state, number = game.new(3), 0
        for entry in faulty_game(key, 3, seed, FAULTY).journal:
            decision = game.decide(state, entry.seat, entry.action)
            if entry.seat != CHANCE and len(state.legal()) > 1:
                found = judge(game, game.veil(state, entry.seat), decision, number)
                number += 1
                if found.reason is not None and found.loss >= MISTAKE:
                    yield found.reason
            state.play(decision)
