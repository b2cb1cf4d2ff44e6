"""The toy game with one method that raises, and the loops that come upon it."""

from __future__ import annotations

from typing import Any

from digsite.core.dice import Dice
from digsite.core.seats import CHANCE, OVER
from digsite.games import load

from .toy import KEEP, ScarabState

SEATS = 2


class Crack(Exception):
    """What the cracked method raises."""


def cracked(method: str, state: ScarabState) -> ScarabState:
    """A state like the given one, but with a method that raises."""

    def broken(self: ScarabState, *args: object) -> None:
        raise Crack(method)

    def copy(self: ScarabState) -> ScarabState:
        return cracked(method, self)

    kind = type("CrackedState", (ScarabState,), {"copy": copy, method: broken})
    other: ScarabState = kind(state.seats, state.values, state.bag)
    ScarabState.become(other, state)
    return other


def at_start() -> ScarabState:
    state: ScarabState = load("scarab").new(SEATS)
    return state


def at_turn() -> ScarabState:
    """The first player is asked."""
    state, dice = at_start(), Dice(1)
    while state.actor == CHANCE:
        state.play(state.draw(dice))
    return state


def at_end() -> ScarabState:
    state = at_turn()
    while state.actor != OVER:
        state.play(KEEP)
    return state


def raising(*args: Any) -> Any:
    raise Crack("a part of the game")
