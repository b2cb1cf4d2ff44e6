"""Games in which a policy plays some seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from digsite.core.dice import Dice
from digsite.core.game import Game
from digsite.core.policy import Policy, RandomPolicy
from digsite.core.seats import CHANCE, OVER


def played_by(
    game: Game[Any], policy: Policy, seats: int, seed: int, count: int, **setting: Any
) -> Iterator[Any]:
    """The positions of a game in which a policy plays the first few seats."""
    policies = [policy] * count + [RandomPolicy()] * max(seats - count, 0)
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
