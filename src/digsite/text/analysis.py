"""The moves of an analysed game in words, as far as their reader may know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from digsite.core.records import Event
from digsite.play.analysis import Outcome
from digsite.play.reading import Read

from .voice import Voice


def move_text(voice: Voice, read: Read) -> str:
    """What was decided; of what a reader was not shown, what happened."""
    if read.action is not None:
        return voice.offer(read.action, read.about)
    return _first(voice, read.events) or voice.say("analysis-unseen")


def outcome_texts(voice: Voice, outcomes: Sequence[Outcome]) -> list[str]:
    """What chance may do; those that sound alike are told apart by their notation."""
    texts = [_first(voice, outcome.events) for outcome in outcomes]
    counts = Counter(texts)
    return [
        text if text and counts[text] == 1 else f"{text} [{voice.notation(outcome.action)}]".strip()
        for text, outcome in zip(texts, outcomes, strict=True)
    ]


def _first(voice: Voice, events: Sequence[Event]) -> str:
    """The first sentence says it; the others are what follows."""
    return voice.event(events[0]) if events else ""
