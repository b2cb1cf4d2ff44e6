"""What an offer of Thebes is about: the card on a storage space and its price."""

from __future__ import annotations

from digsite.core.records import Action
from digsite.games.thebes.actions import TakeCard

from ..scene import Scene
from .thebes_cards import name, price, weeks_to_take


def detail(scene: Scene, action: Action) -> str | None:
    """The card that would be taken, with its weeks."""
    kind = scene.public.storage[action.space] if isinstance(action, TakeCard) else None
    return f"{name(scene, kind)} {price(scene, weeks_to_take(scene, kind))}" if kind else None
