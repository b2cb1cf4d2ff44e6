"""What was found out about a table, kept for the next question.

What the places of an area are worth changes only with the cards and the rooms, so it is the same
for all cubes of a season; and what cubes gain is the same when an action is chosen and when its
first cube is placed.
"""

from __future__ import annotations

from digsite.core import bits

from ..constants import CELL, COLOURS, KIND, NEUTRAL_CELL, SLOTS
from ..layout import Layout
from . import worth


class Notebook:
    """Notes for one game and one thread; one that keeps nothing may be shared."""

    def __init__(self, keeps: bool) -> None:
        self.keeps = keeps
        self.season = [-1] * 4  # what the prizes of each seat were found for, ...
        self.mine = [0] * 4
        self.taken = [0] * 4
        self.cards = [0] * 4
        self.known = [0] * 4
        self.laid = [0] * 48
        self.rooms = [0] * 4  # ... its best room, ...
        self.prizes = [0] * 72  # ... and they: three places in each of six areas
        self.phase = -1  # what the gains were found for, ...
        self.actor = 0
        self.empty = bits.EMPTY
        self.own = [bits.EMPTY, bits.EMPTY, bits.EMPTY, bits.EMPTY]
        self.stock = [0] * 4
        self.space = [0] * 4
        self.neutral = [0] * 2
        self.gain = [0] * 19  # ... and they

    # -- what places are worth ------------------------------------------------

    def places(self, table: Layout, seat: int, prizes: list[int]) -> int:
        """The same as `worth.places`."""
        if not self.keeps:
            return worth.places(table, seat, prizes)
        if not self.valued(table, seat):
            self.value(table, seat, prizes)
        for at in range(18):
            prizes[at] = self.prizes[18 * seat + at]
        return self.rooms[seat]

    def valued(self, table: Layout, seat: int) -> bool:
        """Whether the places of this table were valued for a seat."""
        changed = self.season[seat] ^ table.season
        changed |= self.mine[seat] ^ table.museum[seat]
        changed |= self.taken[seat] ^ taken(table)
        for slot in range(SLOTS):
            changed |= self.laid[SLOTS * seat + slot] ^ table.laid[slot]
        if changed != 0 or self.cards[seat] != table.cards[seat]:
            return False
        return self.known[seat] == known(table)

    def value(self, table: Layout, seat: int, prizes: list[int]) -> None:
        self.rooms[seat] = worth.places(table, seat, prizes)
        for at in range(18):
            self.prizes[18 * seat + at] = prizes[at]
        self.season[seat] = table.season
        self.mine[seat] = table.museum[seat]
        self.taken[seat] = taken(table)
        self.cards[seat] = table.cards[seat]
        self.known[seat] = known(table)
        for slot in range(SLOTS):
            self.laid[SLOTS * seat + slot] = table.laid[slot]
        self.phase = -1  # the gains were found with other prizes

    # -- what cubes gain ------------------------------------------------------

    def note(self, table: Layout, gain: list[int]) -> None:
        """Keep what cubes gain, found when an action is chosen: for its first cube."""
        if not self.keeps:
            return
        self.phase = CELL if table.phase == KIND else NEUTRAL_CELL
        self.actor = table.actor
        self.empty = table.empty
        for colour in range(COLOURS):
            self.own[colour] = table.own[colour]
            self.stock[colour] = table.stock[colour]
            self.space[colour] = table.space[colour]
        self.neutral[0] = table.neutral[0]
        self.neutral[1] = table.neutral[1]
        for at in range(19):
            self.gain[at] = gain[at]

    def recall(self, table: Layout, gain: list[int]) -> bool:
        """Whether what the first cube of an action gains is known, which is then told."""
        if table.last >= 0 or self.phase != table.phase or self.actor != table.actor:
            return False
        if self.empty != table.empty or not self.valued(table, table.actor):
            return False
        if table.phase == NEUTRAL_CELL and not self.valued(table, 1 - table.actor):
            return False
        changed = self.neutral[0] ^ table.neutral[0]
        changed |= self.neutral[1] ^ table.neutral[1]
        for colour in range(COLOURS):
            changed |= self.stock[colour] ^ table.stock[colour]
            changed |= self.space[colour] ^ table.space[colour]
            if self.own[colour] != table.own[colour]:
                return False
        if changed != 0:
            return False
        for at in range(19):
            gain[at] = self.gain[at]
        return True


def taken(table: Layout) -> int:
    """The rooms in which somebody is."""
    return table.museum[0] | table.museum[1] | table.museum[2] | table.museum[3]


def known(table: Layout) -> int:
    """The cards that somebody has or that are out of the game."""
    return table.gone | table.cards[0] | table.cards[1] | table.cards[2] | table.cards[3]
