"""The loop of PettingZoo's own tutorial, the same for everybody's environments."""

from __future__ import annotations

from typing import Any

from .measuring import RANDOM


def play_aec(environment: Any) -> tuple[int, int]:
    """One game of random legal actions, observations and masks included."""
    environment.reset()
    decisions = 0
    for _ in environment.agent_iter():
        observation, _, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            environment.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]  # numpy's quickest way
        environment.step(int(legal[int(RANDOM.random() * len(legal))]))
        decisions += 1
    return decisions, 1
