"""Thousands of games stepped by one call: for learners that play all seats themselves."""

from __future__ import annotations

from secrets import randbits
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from digsite.core.dice import Dice, seed_from
from digsite.core.errors import BadInput
from digsite.core.policy import Policy

from .batch import Batch, Buffers
from .refusals import illegal
from .setting import Setting

Bytes = NDArray[np.uint8]
Flags = NDArray[np.bool_]
Ints = NDArray[np.int32]
Floats = NDArray[np.float32]


class Step(NamedTuple):
    """What a step leaves, by game; the arrays are the same ones after every step."""

    observations: Bytes  # of the seat that is to decide
    masks: Flags  # what it may decide
    seats: Ints  # who it is
    rewards: Floats  # by seat, if the last decision ended the game, else 0
    done: Flags  # it did; a new game has begun


class VectorGames:
    """Games side by side, each beginning anew by itself when it ends."""

    def __init__(self, setting: Setting, count: int, seed: int | None) -> None:
        if not isinstance(count, int) or count < 1:
            raise BadInput(f"there is to be at least one game, not {count!r}")
        self.setting = setting
        self.count = count
        self.decisions = setting.features.decisions
        self.highs = np.array(setting.features.highs(setting.seats), dtype=np.uint8)
        self.points = np.zeros((count, setting.seats), dtype=np.int32)  # of games just ended
        self.now = Step(
            np.zeros((count, setting.size), dtype=np.uint8),
            np.zeros((count, self.decisions), dtype=np.bool_),
            np.zeros(count, dtype=np.int32),
            np.zeros((count, setting.seats), dtype=np.float32),
            np.zeros(count, dtype=np.bool_),
        )
        self._batch = Batch(setting.start, setting.features, count, setting.reward)
        self._batch.attach(_flat(self.now, self.points))
        self._dice = Dice(0)
        self.reset(seed)

    def seat_policy(self, learner: int, policy: Policy) -> None:
        """Let a policy play all seats but the learner's from the next reset on."""
        if learner not in range(self.setting.seats):
            last = self.setting.seats - 1
            raise BadInput(f"the learner sits at 0 to {last}, not at {learner!r}")
        self._batch.seat_policy(learner, policy)

    def reset(self, seed: int | None = None) -> Step:
        """Begin all games; the same seed deals the same games."""
        seed = randbits(63) if seed is None else seed
        self._dice = Dice(seed_from("sample", seed))
        self.now.rewards[:] = 0.0
        self._batch.reset(seed_from("vector", seed))
        return self.now

    def step(self, decisions: ArrayLike) -> Step:
        """Carry out one decision per game; an illegal one raises and changes nothing."""
        given = np.ascontiguousarray(decisions, dtype=np.int32)
        if given.shape != (self.count,):
            raise BadInput(f"{self.count} games want one decision each, not {given.shape}")
        game = self._batch.refused(given)
        if game >= 0:
            raise illegal(self.setting.game, self._batch.states[game], int(given[game]))
        self._batch.step(given)
        return self.now

    def sample(self) -> Ints:
        """A random legal decision for every game."""
        decisions: Ints = np.empty(self.count, dtype=np.int32)
        self._batch.sample(self._dice, decisions)
        return decisions


def _flat(now: Step, points: Ints) -> Buffers:
    buffers = Buffers()
    buffers.observations = now.observations.reshape(-1)
    buffers.masks = now.masks.reshape(-1).view(np.uint8)
    buffers.seats = now.seats
    buffers.rewards = now.rewards.reshape(-1)
    buffers.points = points.reshape(-1)
    buffers.done = now.done.view(np.uint8)
    return buffers
