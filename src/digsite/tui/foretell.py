"""The preview of an offer in sentences."""

from __future__ import annotations

from digsite.core.records import Action
from digsite.play.preview import Outlook

from .session import Session


def foretold(session: Session, action: Action, with_odds: bool = True) -> list[str]:
    """What an action would do, as far as its player can know."""
    outlook, speech = session.outlook(action), session.speech
    lines = [speech.event(event) for event in outlook.events]
    if outlook.points is not None:
        lines.append(points_text(session, outlook))
    odds = session.odds(action) if with_odds and outlook.reveals else None
    if odds is not None:
        mean = f"{odds.mean:+.1f}"
        lines.append(speech.say("preview-odds", mean=mean, low=odds.low, high=odds.high))
    if outlook.reveals:
        lines.append(speech.say("preview-reveals"))
    else:
        lines.append(speech.say("preview-ends-turn" if outlook.ends_turn else "preview-goes-on"))
    return lines


def points_text(session: Session, outlook: Outlook) -> str:
    """The points an action brings at once, with their sign."""
    points = outlook.points or 0
    sign = "+" if points > 0 else "−"
    return session.speech.say("preview-points", points=abs(points), sign=sign)
