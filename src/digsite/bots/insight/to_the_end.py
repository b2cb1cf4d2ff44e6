"""A game played to its end by a policy, without the interpreter lock."""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from digsite.core import interpreted as cython

from digsite.core import faults
from digsite.core.dice import Dice
from digsite.core.policy import Policy
from digsite.core.seats import CHANCE, OVER
from digsite.core.state import State


def play_out(state: State, policy: Policy, dice: Dice) -> None:
    """Let everybody decide by the policy until the game is over."""
    with cython.nogil:
        _play_out(state, policy, dice)
    faults.surface()


def _play_out(state: State, policy: Policy, dice: Dice) -> None:
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.play(state.draw(dice))
        else:
            state.play(policy.choose(state, dice))
        if faults.waiting and faults.here():
            break
