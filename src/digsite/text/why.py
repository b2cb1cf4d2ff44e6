"""Why a decision was worse than another, or would be, in words."""

from __future__ import annotations

from typing import Protocol

from .voice import Voice

OTHERS = "others"  # what the others got, in the place of a source
WHOLE_POINTS = 2.0  # from here on nobody wants to hear of halves


class Because(Protocol):
    """What a decision costs by one source or two, and gains instead.

    Without a source: many small things, together a lead, or nothing that points show (`unseen`).
    """

    @property
    def source(self) -> str | None: ...

    @property
    def points(self) -> float: ...

    @property
    def gained(self) -> str | None: ...

    @property
    def gain(self) -> float: ...

    @property
    def also(self) -> str | None: ...

    @property
    def more(self) -> float: ...

    @property
    def lead(self) -> float: ...

    @property
    def unseen(self) -> bool: ...


def why(voice: Voice, reason: Because, others: int) -> str:
    """What something that was done cost, at a table with so many others."""
    return _told(voice, "why", reason, others)


def would(voice: Voice, choice: str, reason: Because, others: int) -> str:
    """What something that may still be chosen would cost."""
    return _told(voice, "would", reason, others, choice=choice)


def about(points: float) -> float | int:
    """As people say it: whole points, and halves of few."""
    if points >= WHOLE_POINTS:
        return round(points)
    halves = max(1, round(2 * points))
    return halves // 2 if halves % 2 == 0 else halves / 2


def _told(voice: Voice, when: str, reason: Because, others: int, **more: str) -> str:
    """One sentence: own points that were lost, what the others got, what was gained instead."""
    if reason.source is None:
        return _without_source(voice, when, reason, **more)
    costs = {reason.source: reason.points}
    if reason.also is not None:
        costs[reason.also] = reason.more
    given, parts = costs.pop(OTHERS, None), dict[str, str | float | int](more)
    own = [_points_of(voice, source, points) for source, points in costs.items()]
    if own:
        parts["cost"] = own[0] if len(own) == 1 else voice.say("why-both", one=own[0], two=own[1])
    if given is not None or reason.gained == OTHERS:
        parts |= {"others": others, "points": about(reason.gain if given is None else given)}
    if reason.gained is not None and reason.gained != OTHERS:
        parts["gained"] = _points_of(voice, reason.gained, reason.gain)
    return voice.say(f"{when}-{_pattern(bool(own), given is not None, reason.gained)}", **parts)


def _pattern(own: bool, given: bool, gained: str | None) -> str:
    """The name of the sentence with these parts."""
    if gained == OTHERS:
        return "cost-others"
    name = ("cost-gave" if given else "cost") if own else "others"
    return name if gained is None else f"{name}-gained"


def _without_source(voice: Voice, when: str, reason: Because, **more: str) -> str:
    if reason.unseen and when == "why":
        return voice.say("why-unseen")
    if reason.lead:
        return voice.say(f"{when}-many-lead", points=about(reason.lead), **more)
    return voice.say(f"{when}-many", **more)


def _points_of(voice: Voice, source: str, points: float) -> str:
    key = f"why-{source}".replace("_", "-")
    of = voice.say(key) if voice.knows(key) else f"({voice.source(source)})"
    return voice.say("why-points", points=about(points), of=of)
