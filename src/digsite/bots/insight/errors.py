"""What a decision gave away in points, against the best of its rivals in points.

A split is told in points, so errors are looked for in points as well: a search that weighs chances
to win sees nothing lost where a game is nearly decided. Who gives points for chances made no error.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from digsite.core.dice import seed_from
from digsite.core.game import AnyGame
from digsite.core.state import State

from .contrast import WORLDS, Contrast, contrast

GLANCED = 200  # worlds for every rival, to find the best of them
LEAST = 0.25  # points; a rival that seems better by less is not looked at again
SURE = 2.0  # standard errors
MATTERS = 1.0  # points: what seems to cost so much and is not sure gets more worlds
MORE = 2 * WORLDS


def given_away(
    game: AnyGame,
    veiled: State,
    decision: int,
    rivals: Collection[int],
    seed: int,
    stopped: Callable[[], bool] | None = None,
) -> list[float]:
    """By seat, in points ahead of the mean of the table; nothing where it is not sure.

    The rival is chosen in some worlds and held against the decision in others: who is the best of
    several by luck is not believed.
    """
    glances = {
        rival: contrast(game, veiled, decision, rival, seed_from(seed, "glance"), GLANCED, stopped)
        for rival in sorted(set(rivals) - {decision})
    }
    nothing = [0.0] * veiled.seats
    if not glances:
        return nothing
    rival = min(glances, key=lambda each: glances[each].whole.points)
    if glances[rival].whole.points > -LEAST:
        return nothing
    found = contrast(game, veiled, decision, rival, seed_from(seed, "held"), WORLDS, stopped)
    if found.whole.points <= -MATTERS and not found.whole.sure(SURE):
        found = contrast(game, veiled, decision, rival, seed_from(seed, "more"), MORE, stopped)
    return found.lead if _worse(found) and not _wins_more(found) else nothing


def _worse(found: Contrast) -> bool:
    return found.whole.points < 0 and found.whole.sure(SURE)


def _wins_more(found: Contrast) -> bool:
    return found.win.points > 0 and found.win.sure(SURE)
