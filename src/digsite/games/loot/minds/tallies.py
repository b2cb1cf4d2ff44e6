"""Guardians met, card by card, against the share of guardians among what could be drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from digsite.core.tallies import Step, Tally, mean_of

from ..constants import DRAW_ROOM
from ..rules import LootState


def tallies(steps: Iterable[Step]) -> Iterator[Tally]:
    """One for every room drawn, for who explored it."""
    explorer = 0
    for number, seat, turn, _, state, decision in steps:
        assert isinstance(state, LootState)
        if seat >= 0:
            explorer = seat
        if state.phase == DRAW_ROOM:
            guardians = state.box.guardians
            risk = mean_of(state, [float(guardians >> slot & 1) for slot in state.legal()])
            met = guardians >> decision & 1
            yield Tally(number, explorer, met, risk, {"turn": turn, "percent": round(100 * risk)})
