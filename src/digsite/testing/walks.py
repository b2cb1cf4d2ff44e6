"""Random walks through a game, for tests that hold in every position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from digsite.core.dice import Dice
from digsite.core.game import AnyGame
from digsite.core.seats import CHANCE
from digsite.core.state import State
from digsite.play import Table


def pick(state: State, dice: Dice) -> int:
    """A decision: by weight for chance, uniformly for players."""
    if state.actor == CHANCE:
        return state.draw(dice)
    legal = state.legal()
    return legal[dice.below(len(legal))]


def walk(game: AnyGame, seats: int, seed: int, **setting: Any) -> Iterator[tuple[Any, int]]:
    """Each position of a random game with the decision about to be taken in it."""
    dice = Dice(seed)
    state = game.new(seats, **setting)
    while not state.over():
        decision = pick(state, dice)
        yield state, decision
        state.apply(decision)
    yield state, -1


def played(game: AnyGame, seats: int, seed: int, entries: int = 1 << 30) -> Table:
    """A table after a random game, or the beginning of one."""
    dice = Dice(seed)
    table = Table(game, seats)
    while not table.over and table.version < entries:
        table.choose(pick(table.state, dice))
    return table
