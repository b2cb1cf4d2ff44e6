"""What the rules hide stays hidden: from views, offers, prompts, refusals, events and veils."""

from __future__ import annotations

from digsite.core.game import copy_of
from digsite.core.seats import CHANCE, NOBODY
from digsite.games import load

from .secrets import leaks
from .walks import walk


def test_a_seat_never_notices_what_it_cannot_know(title: str, seats: int) -> None:
    assert not set(leaks(load(title), seats, range(4)))


def test_a_draw_that_nobody_is_told_of_is_declared_unseen(title: str, seats: int) -> None:
    """Else the log would have an entry for it, and everybody could count them."""
    game = load(title)
    for seed in range(6):
        for state, decision in walk(game, seats, seed):
            if state.actor == CHANCE and decision >= 0:
                after = copy_of(state)
                after.listen()
                after.apply(decision)
                told = game.happened(after, after.heard(), NOBODY)
                assert told or isinstance(game.action(state, decision), game.unseen_draws)
