"""Prestige on the cards laid, season by season, against the mean of the cards still to come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from digsite.core.tallies import Step, Tally, mean_of

from ..constants import DRAW_CARD
from ..rules import MykerinosState


def tallies(steps: Iterable[Step]) -> Iterator[Tally]:
    """One for every season; the cards lie there for all."""
    season: Tally | None = None
    for number, _, _, _, state, decision in steps:
        assert isinstance(state, MykerinosState)
        if state.phase != DRAW_CARD:
            continue
        name = state.season + 1
        if season is None or season.about["season"] != name:
            if season is not None:
                yield season
            season = Tally(number, None, 0, 0.0, {"season": name})
        prestige = state.box.prestige
        mean = mean_of(state, [float(prestige[choice // 2]) for choice in state.legal()])
        season = msgspec.structs.replace(
            season,
            entry=number,
            came=season.came + prestige[decision // 2],
            expected=season.expected + mean,
        )
    if season is not None:
        yield season
