"""Opponents quick enough to answer thousands of games at once."""

from __future__ import annotations

from digsite.bots import rung
from digsite.bots.bot import policy_of
from digsite.core.errors import BadInput
from digsite.core.game import AnyGame
from digsite.core.policy import Policy


def quick_policy(game: AnyGame, name: str) -> Policy:
    """The opponent of the ladder with this name, if it does not search."""
    way = rung(name).way
    if way == "search":
        raise BadInput(
            f"the {name} searches, which takes too long here; those below the curator do not"
        )
    return policy_of(game, way)
