"""What an offer of Mykerinos is about: the card of the area under survey."""

from __future__ import annotations

from digsite.core.records import Action
from digsite.games.mykerinos.actions import PickForNeutral, Take

from ..scene import Scene


def detail(scene: Scene, action: Action) -> str | None:
    """The card that would be taken."""
    survey = scene.public.survey
    if survey is None or not isinstance(action, Take | PickForNeutral):
        return None
    slot = 2 * (survey.area - 1) + (action.side == "right")
    cards = [card.card for card in scene.public.region if card.slot == slot]
    return str(scene.voice.word("card", cards[0])) if cards else None
