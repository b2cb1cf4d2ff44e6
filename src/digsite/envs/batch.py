"""Many games of one kind side by side, stepped together without the interpreter lock.

The buffers are flat, one piece per game. Every game has a stream of dice of its own, so what
happens in it depends on the seed and its number alone.
"""

from __future__ import annotations

from array import array
from typing import Any

try:
    import cython
except ModuleNotFoundError:
    from digsite.core import interpreted as cython

from digsite.core import faults, rows
from digsite.core.dice import Dice, nth_seed
from digsite.core.features import Features
from digsite.core.game import copy_of
from digsite.core.policy import Policy, RandomPolicy
from digsite.core.seats import CHANCE, OVER
from digsite.core.state import State

from .rewards import gained

EVERYBODY = -1


class Buffers:
    """Where a batch writes: one entry per game, or as many as it has numbers, or seats."""

    observations: Any  # bytes: rows of features, of the seat to decide
    masks: Any  # bytes: 1 for what it may decide
    seats: Any  # ints: who is to decide
    rewards: Any  # floats, by game and seat, of games that ended just now
    points: Any  # ints, likewise
    done: Any  # bytes: 1 if the last decision ended a game; a new one has begun


class Batch:
    """Games that begin anew by themselves; chance, and other players if any, act inside."""

    states: list[State]

    def __init__(self, start: State, features: Features, count: int, reward: int) -> None:
        self.start = start
        self.scratch = copy_of(start)
        self.features = features
        self.count = count
        self.size = features.size(start.seats)
        self.kind = reward
        self.dice = Dice(0)
        self.states = [copy_of(start) for _ in range(count)]
        self.addresses = array("Q", [id(state) for state in self.states])
        self.words = array("Q", bytes(8 * count))
        self.learner = EVERYBODY
        self.policy: Policy = RandomPolicy()
        self.imagines = False

    def seat_policy(self, learner: int, policy: Policy) -> None:
        """Let a policy play all seats but one."""
        self.learner = learner
        self.policy = policy
        self.imagines = not isinstance(policy, RandomPolicy)

    def attach(self, buffers: Buffers) -> None:
        """Say where to write."""
        self.observations = buffers.observations
        self.masks = buffers.masks
        self.seats = buffers.seats
        self.rewards = buffers.rewards
        self.points = buffers.points
        self.done = buffers.done

    def reset(self, seed: int) -> None:
        """Begin all games; game n of a seed is always the same."""
        for game in range(self.count):
            self.words[game] = nth_seed(seed, game)
            self.done[game] = 0
        with cython.nogil:
            for game in range(self.count):
                if cython.compiled:
                    self.begin(
                        cython.cast(State, cython.cast(cython.p_void, self.addresses[game])), game
                    )
                else:
                    self.begin(self.states[game], game)
                if faults.waiting and faults.here():
                    break
        faults.surface()

    def refused(self, decisions: Any) -> int:
        """The first game in which the decision given for it is not legal; -1 if all are."""
        found = -1
        most = self.features.decisions
        with cython.nogil:
            for game in range(self.count):
                if not 0 <= decisions[game] < most or not self.masks[most * game + decisions[game]]:
                    found = game
                    break
        return found

    def sample(self, dice: Dice, decisions: Any) -> None:
        """A random legal decision for every game, all equally likely."""
        with cython.nogil:
            for game in range(self.count):
                if cython.compiled:
                    decisions[game] = dice.choose(
                        cython.cast(State, cython.cast(cython.p_void, self.addresses[game])).mask()
                    )
                else:
                    decisions[game] = dice.choose(self.states[game].mask())
                if faults.waiting and faults.here():
                    break
        faults.surface()

    def step(self, decisions: Any) -> None:
        """Carry out one legal decision in every game; those that end begin anew."""
        with cython.nogil:
            for game in range(self.count):
                if cython.compiled:
                    self.carry_out(
                        cython.cast(State, cython.cast(cython.p_void, self.addresses[game])),
                        game,
                        decisions[game],
                    )
                else:
                    self.carry_out(self.states[game], game, decisions[game])
                if faults.waiting and faults.here():
                    break
        faults.surface()

    def begin(self, state: State, game: int) -> None:
        """A new game, up to its first decision."""
        state.become(self.start)
        self.go_on(state, game)
        self.show(state, game)

    def carry_out(self, state: State, game: int, decision: int) -> None:
        state.play(decision)
        self.go_on(state, game)
        if state.actor != OVER:
            if self.done[game]:
                self.done[game] = 0
                for seat in range(state.seats):
                    self.rewards[state.seats * game + seat] = 0.0
            self.show(state, game)
            return
        self.done[game] = 1
        for seat in range(state.seats):
            self.rewards[state.seats * game + seat] = gained(state, self.kind, seat)
            self.points[state.seats * game + seat] = state.points(seat)
        self.begin(state, game)

    def go_on(self, state: State, game: int) -> None:
        """Let chance and the policy act until somebody else is asked."""
        self.dice.word = self.words[game]
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.deal(self.dice)
            elif self.learner == EVERYBODY or state.actor == self.learner:
                break
            else:
                state.play(self.answer(state))
            if faults.waiting and faults.here():
                break
        self.words[game] = self.dice.word

    def answer(self, state: State) -> int:
        """The policy's decision, made on an imagined world."""
        if not self.imagines:
            return self.dice.choose(state.mask())
        self.scratch.become(state)
        self.scratch.hide(state.actor)
        self.scratch.imagine(self.dice)
        return self.policy.choose(self.scratch, self.dice)

    def show(self, state: State, game: int) -> None:
        """What the seat to decide may know, and what it may decide."""
        most = self.features.decisions
        self.seats[game] = state.actor
        if cython.compiled:
            self.features.encode(
                state, state.actor, cython.address(self.observations[self.size * game])
            )
            rows.mark(cython.address(self.masks[most * game]), 0, state.mask(), most)
        else:
            self.features.write(state, state.actor, self.observations, self.size * game)
            rows.mark(self.masks, most * game, state.mask(), most)
