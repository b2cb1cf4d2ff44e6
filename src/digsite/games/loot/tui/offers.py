"""What the viewer may do, found among the offers of the scene."""

from __future__ import annotations

from digsite.core.records import Action

from .rows import Scene


def word_for(scene: Scene, action: Action) -> str | None:
    """The notation of an action, as the target of a span, if it is offered."""
    return next((offer.word for offer in scene.offers if offer.action == action), None)
