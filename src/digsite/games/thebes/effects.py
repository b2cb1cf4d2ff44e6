"""The card effects that a run of random games should meet, and the events that show them."""

from __future__ import annotations

from typing import Final

from digsite.core.records import Event

from .events import (
    ActionPlayed,
    AssistantsSent,
    CardTaken,
    ExhibitionShown,
    MuseumTaken,
    NothingRaided,
    PermitUsed,
    ProfessorMoved,
    RelicFound,
    RelicRaided,
    RubbleFound,
)

EFFECTS: Final = (
    "expertise",
    "general_knowledge",
    "congress",
    "region_permit",
    "general_permit",
    "general_excavation",
    "assistant",
    "dig_relic",
    "dig_rubble",
    "thief_relic",
    "thief_rubble",
    "tomb_raiders_relic",
    "tomb_raiders_nothing",
    "scientist",
    "exhibition_1",
    "exhibition_2",
    "exhibition_3",
    "museum",
    "professor_taken",
    "professor_lost",
    "world_specialist",
)
_PERMITS: Final = {
    "region": "region_permit",
    "general": "general_permit",
    "general_excavation": "general_excavation",
}


def effect_of(event: Event) -> str | None:
    """The effect an event shows, one of `EFFECTS`."""
    match event:
        case CardTaken(kind=kind):
            name = kind.partition(":")[0]
            return name if name in EFFECTS else None
        case PermitUsed(permit=permit):
            return _PERMITS[permit]
        case AssistantsSent(count=count):
            return "assistant" if count else None
        case RelicFound(by=by):
            return f"{by}_relic"
        case RubbleFound(by=by):
            return f"{by}_rubble"
        case RelicRaided():
            return "tomb_raiders_relic"
        case NothingRaided():
            return "tomb_raiders_nothing"
        case ActionPlayed(kind="action:scientist"):
            return "scientist"
        case ExhibitionShown(sets=sets):
            return f"exhibition_{sets}"
        case MuseumTaken():
            return "museum"
        case ProfessorMoved(professor="world"):
            return "world_specialist"
        case ProfessorMoved(before_seat=before):
            return "professor_taken" if before is None else "professor_lost"
    return None
