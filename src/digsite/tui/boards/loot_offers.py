"""What the viewer may do, found among the offers of the scene, and what it is about."""

from __future__ import annotations

from digsite.core.records import Action
from digsite.games.loot.actions import Explore, Keep, Secure

from ..scene import Scene


def word_for(scene: Scene, action: Action) -> str | None:
    """The notation of an action, as the target of a span, if it is offered."""
    return next((offer.word for offer in scene.offers if offer.action == action), None)


def detail(scene: Scene, action: Action) -> str | None:
    """The back on top of a pile, the points of securing, the cards to keep."""
    voice = scene.voice
    match action:
        case Explore(pile=pile):
            top = getattr(scene.public, pile).top
            return str(voice.word("colour", top)) if top else None
        case Secure() if scene.private is not None:
            return voice.say("table-points", count=scene.private.worth)
        case Keep(cards=kept) if scene.private is not None and kept != "none":
            drawn = zip(scene.public.werewolf, scene.private.werewolf, strict=True)
            fronts = [
                voice.word("card", front) for back, front in drawn if kept in ("both", back.pile)
            ]
            return voice.listed([str(front) for front in fronts])
    return None
