"""Why one decision was worse than another: a look, and a longer one where that does not tell."""

from __future__ import annotations

from collections.abc import Callable

from digsite.core.dice import seed_from
from digsite.core.game import AnyGame
from digsite.core.state import State

from .contrast import WORLDS, contrast
from .reason import Reason, reason_of

MORE = 2 * WORLDS  # others than those looked at first: who looks until it likes what it sees errs


def explained(
    game: AnyGame,
    veiled: State,
    decision: int,
    other: int,
    seed: int,
    longer: bool = True,
    stopped: Callable[[], bool] | None = None,
) -> Reason:
    """By which points a decision was worse than the other, in a state veiled for who decided."""
    given = game, veiled, decision, other
    reason = reason_of(contrast(*given, seed, WORLDS, stopped))
    if reason.source is not None or not longer or (stopped is not None and stopped()):
        return reason
    return reason_of(contrast(*given, seed_from(seed, "longer"), MORE, stopped))
