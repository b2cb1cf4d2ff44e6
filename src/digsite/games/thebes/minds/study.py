"""What statistics tell of a game: how often, how long and with which knowledge one digs."""

from __future__ import annotations

from typing import Final

from digsite.core.records import Action

from .. import digging
from ..actions import DigFor, SendAssistants
from ..rules import ThebesState

DONE: Final = ("take_card", "take_presentation", "give_relic", "play_card", "raid", "dig")


def noted(state: ThebesState, action: Action) -> list[tuple[str, int]]:
    """Numbers that are worth a mean, before an action is taken."""
    if isinstance(action, SendAssistants):
        return [("assistants", action.count)]
    if not isinstance(action, DigFor):
        return []
    seat, region = state.player, state.region
    knowledge = digging.knowledge(state, seat, region, state.assistants)
    return [
        ("dig_weeks", action.weeks),
        ("dig_knowledge", knowledge),
        ("dig_expertise", state.expertise[4 * seat + region]),
    ]
