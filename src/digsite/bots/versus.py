"""A policy for whole tables on which one seat plays by another one than all the others."""

from __future__ import annotations

from array import array

from digsite.core.dice import Dice
from digsite.core.policy import Policy
from digsite.core.state import State


class Versus(Policy):
    """One policy on one seat, another one on all the others; it judges as the first does."""

    def __init__(self, seat: int, own: Policy, others: Policy) -> None:
        self.seat = seat
        self.own = own
        self.others = others

    def choose(self, state: State, dice: Dice) -> int:
        if state.actor == self.seat:
            return self.own.choose(state, dice)
        return self.others.choose(state, dice)

    def guess(self, state: State, seat: int) -> float:
        return self.own.guess(state, seat)

    def forecast(self, state: State, seat: int, shares: array[float], leads: array[float]) -> bool:
        return self.own.forecast(state, seat, shares, leads)

    def belief(self, state: State, seat: int, memory: array[int]) -> float:
        return self.own.belief(state, seat, memory)

    def sense(self, state: State) -> int:
        return self.own.sense(state)

    def worthwhile(self, state: State, mask: int) -> int:
        return self.own.worthwhile(state, mask)

    def recall(self, before: State, decision: int, now: State, memory: array[int]) -> None:
        self.own.recall(before, decision, now, memory)
