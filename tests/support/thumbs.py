"""Games in which some seats go by rules of thumb."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from digsite.core.dice import Dice
from digsite.core.game import Game
from digsite.core.policy import Policy, RandomPolicy
from digsite.core.seats import CHANCE, OVER


def thumbed(
    game: Game[Any], thumb: Policy, seats: int, seed: int, thumbs: int, **setting: Any
) -> Iterator[Any]:
    """The positions of a game in which the first few seats go by rules of thumb."""
    policies = [thumb] * thumbs + [RandomPolicy()] * max(seats - thumbs, 0)
    yield from _game(game.new(seats, **setting), Dice(seed), policies)


def finished(game: Game[Any], seats: int, seed: int, policies: Sequence[Policy]) -> Any:
    """A whole game of these players."""
    state = game.new(seats)
    for _ in _game(state, Dice(seed), policies):
        pass
    return state


def _game(state: Any, dice: Dice, policies: Sequence[Policy]) -> Iterator[Any]:
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.play(state.draw(dice))
            continue
        yield state
        state.play(policies[state.actor].choose(state, dice))
