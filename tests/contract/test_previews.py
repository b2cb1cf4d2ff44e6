"""What can be taken back is judged the same way, however it is asked."""

from __future__ import annotations

from digsite.games import load
from digsite.play.preview import outlook, reveals
from digsite.testing.walks import walk


def test_a_preview_and_an_undo_agree_on_what_an_action_reveals(title: str) -> None:
    game, seen = load(title), set()
    for state, _ in walk(game, min(game.seats), 5):
        if state.actor < 0:
            continue
        veiled = game.veil(state, state.actor)
        for decision in state.legal()[:4]:
            action = game.action(state, decision)
            shown = reveals(game, veiled, state.actor, action)
            assert shown == outlook(game, veiled, state.actor, action).reveals
            seen.add(shown)
    assert seen == {True, False}
