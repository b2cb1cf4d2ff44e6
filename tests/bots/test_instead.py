"""What one may think of in place of the best move: named only if it is surely worse."""

from __future__ import annotations

from itertools import islice

import pytest
from support.insight import choices
from support.titles import boxes

from digsite.bots import instead
from digsite.bots.insight import OTHERS, Contrast, Share, contrast
from digsite.bots.insight.published import reasons_in
from digsite.bots.ladder import LADDER
from digsite.bots.match import Player
from digsite.bots.searcher import Budget, Thoughts
from digsite.core.dice import seed_from
from digsite.core.game import AnyGame
from digsite.core.state import State
from digsite.games import load

LOOK = Budget(iterations=300)


def thoughts_on(game: AnyGame, veiled: State) -> Thoughts:
    return Player(game, LADDER[-1], 1, LOOK, fresh=True).think(veiled, LOOK, None, None)


@pytest.mark.parametrize("key", boxes())
def test_what_is_named_is_worse_in_other_worlds_too(key: str) -> None:
    game, named = load(key), 0
    for number, choice in enumerate(islice(choices(key, 2, 41), 30)):
        thoughts = thoughts_on(game, choice.veiled)
        found = instead.instead_of(game, choice.veiled, thoughts, number)
        if found is None:
            continue
        named += 1
        other = game.decide(choice.veiled, choice.veiled.actor, found.action)
        best = thoughts.candidates[0].decision
        assert other != best
        assert found.reason.source in (None, OTHERS, *reasons_in(game))
        true = contrast(game, choice.veiled, other, best, seed_from(number, "true"), 1000)
        assert true.whole.points < true.whole.error  # not even a little better
        if named == 4:
            break
    assert named == 4


def test_of_choices_that_may_be_as_good_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    (key, *_) = boxes()
    game, choice = load(key), next(choices(key, 2, 41))
    share = Share("whole", -1.0, 0.6)  # 1.7 standard errors
    same = Contrast([-0.5, 0.5], share, share, [share, share])
    monkeypatch.setattr(instead, "contrast", lambda *_: same)
    thoughts = thoughts_on(game, choice.veiled)
    assert instead.instead_of(game, choice.veiled, thoughts, 1) is None
