"""The contract of a player without search: a quick choice, and a quick guess how it ends.

A game may bring one as `minds/surveyor.py` (with a `.pxd`): it is an opponent of its own,
plays the rest of the game in a search, and guesses the result where a search stops early. It
looks at whole states, so it is only ever given imagined ones.
"""

from __future__ import annotations

from array import array
from typing import Final

from . import bits, bridges, throws
from .dice import Dice
from .state import State

MEMORY: Final = 32  # the numbers a policy may remember


class Policy:
    """Plays any game at random and guesses nothing; games derive better ones."""

    def choose(self, state: State, dice: Dice) -> int:
        """A decision for the player whose turn it is."""
        found = bridges.choose(self, state, dice)
        return found if found >= 0 else bits.lowest(state.mask())

    def guess(self, state: State, seat: int) -> float:
        """The points the seat will end with, as far as one can tell quickly."""
        return bridges.guess(self, state, seat)

    def forecast(self, state: State, seat: int, shares: array[float], leads: array[float]) -> bool:
        """Write every seat's chance to win and its lead in points, as one seat knows the table.

        Whoever cannot tell says so; then `guess` must do.
        """
        return False

    def belief(self, state: State, seat: int, memory: array[int]) -> float:
        """How well an imagined world fits what the others did, as a seat saw it: 1 perfectly."""
        return 1.0

    def sense(self, state: State) -> int:
        """What the player whose turn it is notices before deciding, as one number."""
        return 0

    def worthwhile(self, state: State, mask: int) -> int:
        """Those of some decisions a search should look at: not what another is never worse than."""
        return mask

    def private(self) -> Policy:
        """The same policy for one thread alone: it may keep notes from one choice to the next."""
        return self

    def recall(self, before: State, decision: int, now: State, memory: array[int]) -> None:
        """Note what the others did since a seat saw a table and decided, for `belief`.

        Both tables are veiled for the seat; the memory is a row of zeros at first.
        """


class RandomPolicy(Policy):
    """Any legal decision, all equally likely."""

    def choose(self, state: State, dice: Dice) -> int:
        return throws.choose(dice, state.mask())

    def guess(self, state: State, seat: int) -> float:
        return float(state.points(seat))
