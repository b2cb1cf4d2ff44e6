"""Playing PettingZoo environments at random."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np


def seeded(env: Any, seed: int, steps: int) -> Iterator[str]:
    """The agent to act, again and again; it then acts at random."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    for _ in range(steps):
        if any(env.terminations.values()):
            return
        agent = env.agent_selection
        yield agent
        env.step(random.choice(np.flatnonzero(env.observe(agent)["action_mask"])))


def play_through(env: Any, seed: int) -> dict[str, float]:
    """A whole random game; what each agent got."""
    for _ in seeded(env, seed, 100_000):
        pass
    rewards = {}
    for agent in env.agent_iter():
        rewards[agent] = env.last()[1]
        env.step(None)
    return rewards
