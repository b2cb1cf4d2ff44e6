"""What an action would do, as far as its player can know."""

from __future__ import annotations

from digsite.games import load
from digsite.games.loot.actions import Awaken
from digsite.play.preview import outlook
from digsite.testing.walks import walk


def test_to_awaken_a_rival_with_hidden_cards_reveals_them() -> None:
    """Though chance is not asked afterwards: that is no sign of a reveal."""
    game, awakenings = load("loot"), 0
    for state, _ in walk(game, 3, 5):
        for action in game.legal(state) if awakenings < 12 else ():
            if isinstance(action, Awaken) and action.target != state.actor:
                awakenings += 1
                veiled = game.veil(state, state.actor)
                assert outlook(game, veiled, state.actor, action).reveals
    assert awakenings
