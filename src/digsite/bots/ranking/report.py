"""How well judges order the decisions of positions, with intervals over positions."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

from digsite.bots.arena.intervals import Mean, mean_of

from .judges import Judgement
from .reference import Reference


class Ranked(msgspec.Struct, frozen=True):
    """One judge: the correlation within positions, and what its choices give away of a win."""

    judge: str
    positions: int
    correlation: Mean | None  # none if it does not say what decisions are worth
    loss: Mean
    correlation_ahead: Mean | None = None  # of the first judge, on the same positions
    loss_ahead: Mean | None = None


def ranked(
    names: Sequence[str], found: Sequence[Reference], judged: Sequence[Sequence[Judgement]]
) -> list[Ranked]:
    """The figures of every judge; `judged` has one row for each position."""
    lines: list[Ranked] = []
    columns: list[tuple[list[float] | None, list[float]]] = []
    for place, name in enumerate(names):
        own = [row[place] for row in judged]
        spoken = all(one.values for one in own)
        pairs = list(zip(found, own, strict=True))
        correlations = (
            [correlation(reference.shares, one.values) for reference, one in pairs]
            if spoken
            else None
        )
        losses = [loss(reference.shares, one.choice) for reference, one in pairs]
        columns.append((correlations, losses))
        first_correlations, first_losses = columns[0]
        lines.append(
            Ranked(
                judge=name,
                positions=len(found),
                correlation=mean_of(correlations) if correlations else None,
                loss=mean_of(losses),
                correlation_ahead=_ahead(correlations, first_correlations) if place else None,
                loss_ahead=_ahead(losses, first_losses) if place else None,
            )
        )
    return lines


def correlation(truth: dict[int, float], values: dict[int, float]) -> float:
    """Pearson's correlation over the decisions; 0 where all are worth the same."""
    decisions = sorted(truth)
    one = _centred([truth[decision] for decision in decisions])
    other = _centred([values[decision] for decision in decisions])
    scale = sqrt(sum(x * x for x in one) * sum(y * y for y in other))
    if scale < 1e-12:
        return 0.0
    return sum(x * y for x, y in zip(one, other, strict=True)) / scale


def loss(truth: dict[int, float], choice: int) -> float:
    """By how much of a win the choice is below the best; the reference's own noise included."""
    return max(truth.values()) - truth[choice]


def _centred(values: list[float]) -> list[float]:
    mean = sum(values) / len(values)
    return [value - mean for value in values]


def _ahead(own: list[float] | None, first: list[float] | None) -> Mean | None:
    if own is None or first is None:
        return None
    return mean_of([mine - theirs for mine, theirs in zip(own, first, strict=True)])
