"""The arithmetic of clocks: nothing here knows what time it is."""

from __future__ import annotations

from collections.abc import Sequence

from ..messages import ClockRule, Clocks
from ..store.match_rows import AT_ONCE
from ..store.rows import SeatRow

DAY = 86_400.0
GRACE = 30.0  # seconds that a live player who comes back has at least


def stopped(rule: ClockRule, seats: int, at: float) -> Clocks:
    """The clocks before the start."""
    return Clocks(rule.kind, tuple([_full(rule)] * seats), None, at)


def moved(
    rule: ClockRule, clocks: Clocks, seats: Sequence[SeatRow], actor: int, now: float
) -> Clocks:
    """The clocks after a step: who was running pays, who acts now runs."""
    left = list(clocks.left)
    ran = clocks.running
    runs = actor if actor >= 0 and seats[actor].player is None else None
    if rule.kind == "none":
        return Clocks("none", tuple(left), runs, now)
    if ran is not None and left[ran] is not None:
        left[ran] = max(left_of(clocks, ran, now) or 0.0, 0.0)
        if runs != ran:
            left[ran] = _after_turn(rule, left[ran])
    return Clocks(rule.kind, tuple(left), runs, now)


def returned(rule: ClockRule, clocks: Clocks, seat: int) -> Clocks:
    """Who comes back after the clock ran out gets some time again."""
    left = list(clocks.left)
    if rule.kind == "days":
        left[seat] = _full(rule)
    elif rule.kind == "live":
        left[seat] = max(left[seat] or 0.0, GRACE)
    return Clocks(clocks.kind, tuple(left), clocks.running, clocks.at)


def left_of(clocks: Clocks, seat: int, now: float) -> float | None:
    """The seconds a seat has left at this moment."""
    left = clocks.left[seat]
    if left is None or clocks.running != seat:
        return left
    return left - max(now - clocks.at, 0.0)


def wake_time(
    rule: ClockRule, clocks: Clocks, seats: Sequence[SeatRow], actor: int, now: float
) -> float | None:
    """When a bot or a clock has something to do: a bot at once, a clock when it runs out."""
    if actor < 0:
        return None
    if seats[actor].player is not None:
        return AT_ONCE
    ends = [now + rule.absence] if rule.absence is not None else []
    left = left_of(clocks, actor, now)
    if left is not None:
        ends.append(now + left)
    return min(ends) if ends else None


def _full(rule: ClockRule) -> float | None:
    if rule.kind == "days":
        return rule.days * DAY
    return float(rule.bank) if rule.kind == "live" else None


def _after_turn(rule: ClockRule, left: float | None) -> float | None:
    if left is None or rule.kind == "days":
        return _full(rule)
    return left + rule.increment
