"""The preview of an action in sentences."""

from __future__ import annotations

from digsite.play.preview import Odds, Outlook

from .speech import Speech


def foretold(speech: Speech, outlook: Outlook, odds: Odds | None) -> list[str]:
    """What an action would do, as far as its player can know."""
    lines = [speech.event(event) for event in outlook.events]
    if outlook.points is not None:
        lines.append(points_text(speech, outlook))
    if odds is not None and outlook.reveals:
        mean = f"{odds.mean:+.1f}"
        lines.append(speech.say("preview-odds", mean=mean, low=odds.low, high=odds.high))
    if outlook.reveals:
        lines.append(speech.say("preview-reveals"))
    else:
        lines.append(speech.say("preview-ends-turn" if outlook.ends_turn else "preview-goes-on"))
    return lines


def points_text(speech: Speech, outlook: Outlook) -> str:
    """The points an action brings at once, with their sign."""
    points = outlook.points or 0
    sign = "+" if points > 0 else "−"
    return speech.say("preview-points", points=abs(points), sign=sign)
