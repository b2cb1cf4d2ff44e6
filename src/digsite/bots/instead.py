"""What one may think of in place of the best move, and what it would cost; only if that is sure."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import msgspec

from digsite.core.dice import seed_from
from digsite.core.game import AnyGame
from digsite.core.records import Action, Param
from digsite.core.state import State

from .insight.contrast import contrast
from .insight.reason import SURE, Reason, reason_of
from .searcher import Thoughts
from .tempting import tempted

WORLDS = 400
MOST = 3  # moves that are held against the best


class Instead(msgspec.Struct, frozen=True):
    """Another move, and why it is worse."""

    action: Action
    about: dict[str, Param]  # besides its fields, for its sentence
    reason: Reason


def instead_of(
    game: AnyGame,
    veiled: State,
    thoughts: Thoughts,
    seed: int,
    stopped: Callable[[], bool] | None = None,
) -> Instead | None:
    """What players without a search would do, or what was looked at most besides the choice.

    The first that one source of points speaks against; else the first that many small things do.
    """
    if len(thoughts.candidates) < 2:
        return None
    choice = thoughts.candidates[0].decision
    usual = tempted(game, veiled, seed_from(seed, "tempting"))
    looked_at = [each.decision for each in thoughts.candidates]
    others = [each for each in dict.fromkeys([*usual, *looked_at]) if each != choice]
    many: Instead | None = None
    for other in islice(others, MOST):
        if stopped is not None and stopped():
            break
        found = contrast(game, veiled, other, choice, seed_from(seed, "instead"), WORLDS, stopped)
        if found.whole.points >= 0 or not found.whole.sure(SURE):
            continue
        reason = reason_of(found)
        if reason.unseen:
            continue  # too little for a word
        action = game.action(veiled, other)
        told = Instead(action, dict(game.about(veiled, action)), reason)
        if reason.source is not None:
            return told
        many = many or told
    return many
