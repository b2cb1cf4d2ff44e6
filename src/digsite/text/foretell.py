"""The preview of an action in sentences."""

from __future__ import annotations

from digsite.core.records import Event
from digsite.play.preview import Outlook, Preview

from .voice import Voice


def foretold(voice: Voice, preview: Preview) -> list[str]:
    """What an action would do, as far as its player can know."""
    outlook = preview.outlook
    if preview.forecast:
        lines = [
            voice.event(told) if isinstance(told, Event) else voice.forecast(told)
            for told in preview.forecast
        ]
        return [*lines, voice.say("preview-reveals")] if outlook.gamble else lines
    lines = [voice.event(event) for event in outlook.events]
    if outlook.points is not None:
        lines.append(points_text(voice, outlook))
    if preview.odds is not None:
        mean = f"{preview.odds.mean:+.1f}"
        lines.append(
            voice.say("preview-odds", mean=mean, low=preview.odds.low, high=preview.odds.high)
        )
    if outlook.reveals:
        lines.append(voice.say("preview-reveals"))
    else:
        lines.append(voice.say("preview-ends-turn" if outlook.ends_turn else "preview-goes-on"))
    return lines


def points_text(voice: Voice, outlook: Outlook) -> str:
    """The points an action brings at once, with their sign."""
    points = outlook.points or 0
    sign = "+" if points > 0 else "−"
    return voice.say("preview-points", points=abs(points), sign=sign)
