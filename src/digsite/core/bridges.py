"""From compiled loops to the methods of a class that is not compiled, which only Python knows.

Nothing can be raised here (see `faults.py`). Once something went wrong, no method is called any
more: a bridge answers with what a loop can safely end on.
"""

from __future__ import annotations

from typing import Any

from . import bits, faults
from .errors import IllegalDecision, Stuck
from .rows import Row
from .seats import OVER

Bare = Any  # a state, policy or encoder as Python sees it, and what is handed to it

# -- of a state ------------------------------------------------------------------


def mask(state: Bare) -> int:
    found = bits.single(0)
    if not faults.here():
        try:
            found = state.mask()
            if not found and state.actor != OVER:
                found = bits.single(0)
                raise Stuck(type(state).__name__, state.actor)
        except BaseException as error:
            faults.keep(error)
    return found


def play(state: Bare, decision: int) -> None:
    if not faults.here():
        try:
            state.play(decision)
        except BaseException as error:
            faults.keep(error)


def weight(state: Bare, decision: int) -> int:
    found = 0
    if not faults.here():
        try:
            found = state.weight(decision)
        except BaseException as error:
            faults.keep(error)
    return found


def draw(state: Bare, dice: Bare) -> int:
    found = 0
    if not faults.here():
        try:
            found = state.draw(dice)
        except BaseException as error:
            faults.keep(error)
    return found


def become(state: Bare, other: Bare) -> None:
    if not faults.here():
        try:
            state.become(other)
        except BaseException as error:
            faults.keep(error)


def hide(state: Bare, seat: int) -> None:
    if not faults.here():
        try:
            state.hide(seat)
        except BaseException as error:
            faults.keep(error)


def imagine(state: Bare, dice: Bare) -> None:
    if not faults.here():
        try:
            state.imagine(dice)
        except BaseException as error:
            faults.keep(error)


def points(state: Bare, seat: int) -> int:
    found = 0
    if not faults.here():
        try:
            found = state.points(seat)
        except BaseException as error:
            faults.keep(error)
    return found


def winners(state: Bare) -> int:
    found = 0
    if not faults.here():
        try:
            found = state.winners()
        except BaseException as error:
            faults.keep(error)
    return found


# -- of a policy -----------------------------------------------------------------


def choose(policy: Bare, state: Bare, dice: Bare) -> int:
    """A legal decision, or -1: the rules behind it may be compiled, and check nothing."""
    found = -1
    if not faults.here():
        try:
            found = policy.choose(state, dice)
            if not state.allows(found):
                raise IllegalDecision(found, state.legal())
        except BaseException as error:
            found = -1
            faults.keep(error)
    return found


def guess(policy: Bare, state: Bare, seat: int) -> float:
    found = 0.0
    if not faults.here():
        try:
            found = policy.guess(state, seat)
        except BaseException as error:
            faults.keep(error)
    return found


# -- of an encoder ---------------------------------------------------------------


def encode(features: Bare, state: Bare, seat: int, row: Row) -> int:
    found = 0
    if not faults.here():
        try:
            size = features.size(state.seats)
            cells = bytearray(size)
            found = features.encode(state, seat, cells)
            for place in range(size):
                row[place] = cells[place]
        except BaseException as error:
            faults.keep(error)
    return found
