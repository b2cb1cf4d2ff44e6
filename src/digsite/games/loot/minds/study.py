"""What statistics tell of a game: how often, and with what in hand one secures."""

from __future__ import annotations

from typing import Final

from digsite.core.records import Action

from ..actions import Secure
from ..rules import LootState

DONE: Final = ("explore", "awaken", "secure", "keep")


def noted(state: LootState, action: Action) -> list[tuple[str, int]]:
    """Numbers that are worth a mean, before an action is taken."""
    if not isinstance(action, Secure):
        return []
    hand = state.hand[state.actor]
    return [("secured_points", state.box.worth(hand)), ("secured_rooms", hand.bit_count())]
