"""What somebody typed, understood as one of the offers or answered with one sentence."""

from __future__ import annotations

import msgspec

from digsite.core.errors import BadNotation
from digsite.core.records import Refusal
from digsite.play.names import visible

from .scene import Offer, Scene
from .session import Session

LONGEST_SHOWN = 40


class Trouble(msgspec.Struct, frozen=True):
    """Why not, in one sentence; with the refusal where a rule stands behind it."""

    text: str
    refusal: Refusal | None = None


def read_number(session: Session, scene: Scene, text: str) -> Offer | Trouble:
    """The offer with a number."""
    number = int(text) if len(text) < 6 else 0
    if 0 < number <= len(scene.offers):
        return scene.offers[number - 1]
    return Trouble(
        session.voice.say("plain-no-number", number=shortened(text), count=len(scene.offers))
    )


def read_notation(session: Session, scene: Scene, text: str) -> Offer | Trouble | None:
    """The offer written as `text`, why it is refused, or nothing if it is not notation."""
    for offer in scene.offers:
        if offer.word == text:
            return offer
    try:
        action = session.game.parse(text)
    except BadNotation:
        return None
    refusal = session.game.refuse(session.table.state, session.viewer, action)
    if refusal is None:  # the same action under another spelling
        word = session.game.notation(action)
        return next((offer for offer in scene.offers if offer.word == word), None)
    return Trouble(session.voice.refusal(refusal), refusal)


def not_a_move(session: Session, scene: Scene, text: str) -> Trouble:
    """The sentence for what cannot be read at all."""
    example = scene.offers[0].word if scene.offers else "…"
    say = session.voice.say
    return Trouble(say("table-not-a-move", text=shortened(text), example=example))


def shortened(text: str) -> str:
    """Foreign text as it can be shown in a sentence."""
    shown = visible(text[: LONGEST_SHOWN + 1])
    return shown if len(shown) <= LONGEST_SHOWN else shown[: LONGEST_SHOWN - 1] + "…"
