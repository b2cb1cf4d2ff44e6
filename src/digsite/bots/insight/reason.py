"""Why a decision was worse, by where points come from; only what is sure is said."""

from __future__ import annotations

from math import hypot

import msgspec

from .contrast import Contrast, Share

SURE = 2.0  # standard errors
MOST = 0.6  # of the whole difference, for one source, or two together, to be the reason
LEAST = 0.5  # points; less is not worth a word
BESIDES = 0.2  # of what it cost, for a second cost or a gain to be told too


class Reason(msgspec.Struct, frozen=True):
    """What a decision cost by one source or two, and gained instead.

    Without a source many small things add up, to `lead` if that is sure; or games played on by
    judgement alone do not cost points at all (`unseen`): it shows only to who looks ahead.
    """

    source: str | None = None
    points: float = 0.0
    gained: str | None = None
    gain: float = 0.0
    also: str | None = None
    more: float = 0.0
    lead: float = 0.0
    unseen: bool = False


def reason_of(found: Contrast) -> Reason:
    """The reason why the first decision was worse, as far as one source or two tell it."""
    ordered = sorted(found.shares, key=lambda share: share.points)
    worst, second, best = ordered[0], ordered[1], ordered[-1]
    whole = -found.whole.points
    if whole > 0 and _told(worst):
        third = ordered[2] if len(ordered) > 2 else None
        both = _told(second) and second.points <= BESIDES * worst.points and _apart(second, third)
        for named in [[worst, second]] if both else []:
            if _enough(named, best, whole):
                return _reason(named, best)
        if _apart(worst, second) and _enough([worst], best, whole):
            return _reason([worst], best)
    if whole < LEAST:
        return Reason(unseen=True)
    return Reason(lead=whole) if found.whole.sure(SURE) else Reason()


def _told(cost: Share) -> bool:
    return cost.points <= -LEAST and cost.sure(SURE)


def _apart(one: Share, other: Share | None) -> bool:
    """Whether what is not named cannot easily have cost as much."""
    return other is None or other.points - one.points >= hypot(one.error, other.error)


def _enough(named: list[Share], best: Share, whole: float) -> bool:
    """Whether it is most of the difference, and more than what was gained instead."""
    cost = -sum([share.points for share in named])
    return cost >= MOST * whole and best.points < cost


def _reason(named: list[Share], best: Share) -> Reason:
    cost = -sum([share.points for share in named])
    gains = best.points >= max(LEAST, BESIDES * cost) and best.sure(SURE)
    return Reason(
        named[0].source,
        -named[0].points,
        best.source if gains else None,
        best.points if gains else 0.0,
        named[1].source if len(named) > 1 else None,
        -named[1].points if len(named) > 1 else 0.0,
    )
