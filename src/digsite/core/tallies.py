"""What came against what could be expected, counted plainly.

A game may say what it counts, as `minds/tallies.py` with a function `tallies` that is given every
step of a finished game: points found by digging, cards of one kind that were drawn.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from .records import Action, Param
from .state import State


class Step(NamedTuple):
    """An entry of a finished game, with the whole truth before it."""

    entry: int  # its number in the journal
    seat: int
    turn: int
    action: Action
    state: State
    decision: int


class Tally(msgspec.Struct, frozen=True):
    """Something chance decided, for a seat or (none) for all."""

    entry: int  # which ended it
    seat: int | None
    came: int
    expected: float
    about: dict[str, Param] = {}  # for its sentence, `tally-each`


def mean_of(state: State, worth: list[float]) -> float:
    """The mean over what chance may do in a state, its decisions worth as much as listed."""
    weights = [state.weight(decision) for decision in state.legal()]
    return sum([a * b for a, b in zip(weights, worth, strict=True)]) / sum(weights)
