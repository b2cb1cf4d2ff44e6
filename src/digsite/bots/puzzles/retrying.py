"""Another decision in place of a wrong one: everything nearly as good as the best is right."""

from __future__ import annotations

from array import array

from digsite.bots.ranking.positions import Position
from digsite.core.game import AnyGame
from digsite.core.policy import MEMORY
from digsite.core.state import State

from .worlds import Glances, gap_of

NEARLY = 0.02  # of a win: what gives away less is right
WORLDS = 60


def loss_of(game: AnyGame, veiled: State, best: int, decision: int, seed: int) -> float:
    """What a decision gives away against the best, in the same imagined worlds; never below 0."""
    if decision == best:
        return 0.0
    glances = Glances(game, Position(veiled, array("i", bytes(4 * MEMORY))), seed)
    better = [glances.share(best, world) for world in range(WORLDS)]
    chosen = [glances.share(decision, world) for world in range(WORLDS)]
    return max(gap_of(better, chosen).mean, 0.0)
