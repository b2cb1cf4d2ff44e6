"""What a seat may know of a game of Scarab, as numbers."""

from __future__ import annotations

from digsite.core.features import Features, Field
from digsite.core.rows import Row, capped
from digsite.core.seats import OVER
from digsite.core.state import State

from ..rules import SWAPS, UNKNOWN, ScarabState

KINDS = 8

TABLE = (
    Field("own", KINDS, 1, "the kind of the own scarab"),
    Field("gone", KINDS, 20, "scarabs swapped away, by kind"),
)
SEAT = (
    Field("asked", 1, 1, "it is this seat's decision"),
    Field("swaps", 1, SWAPS, "how often it has swapped"),
    Field("shown", 1, 99, "its points, once the game is over"),
)


class ScarabFeatures(Features):
    def encode(self, state: State, seat: int, row: Row) -> int:
        assert isinstance(state, ScarabState)
        size = self.size(state.seats)
        row[:size] = bytes(size)
        if state.held[seat] != UNKNOWN:
            row[state.held[seat]] = 1
        for kind, gone in enumerate(state.gone):
            row[KINDS + kind] = gone
        at = 2 * KINDS
        for away in range(state.seats):
            other = (seat + away) % state.seats
            row[at] = state.actor == other
            row[at + 1] = state.swaps[other]
            row[at + 2] = capped(state.points(other), 99) if state.actor == OVER else 0
            at += 3
        return at


FEATURES = ScarabFeatures(2, TABLE, SEAT)
