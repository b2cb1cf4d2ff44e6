"""What a seat may know, as numbers for those who learn: see `core/features.py`.

Sets of cards have one number per card, in the order of the card file, equal cards side by side.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from digsite.core import interpreted as cython

from digsite.core import bits, rows
from digsite.core.features import Features, Field
from digsite.core.rows import Row
from digsite.core.state import State

from ..constants import AWAKEN, BACK, CARDS, COLOURS, ERAS, NO_CARD, NO_COLOUR, PILES, SEATS
from ..rules import LootState

PHASES = 7
MOST = 99  # of points; more is written as this


TABLE = (
    Field("seat", SEATS, 1, "the own seat, counted at the table"),
    Field("phase", PHASES, 1, "what is being decided, as in constants.py"),
    Field("extra", 1, 1, "this turn is a gift of Frank"),
    Field("another", 1, 1, "another such turn follows"),
    Field("goal", 1, MOST, "the points that end the game"),
    Field("piles", PILES, CARDS, "cards in the left and in the right pile"),
    Field("tops", PILES * COLOURS, 1, "the colour on top of each pile"),
    Field("piled", COLOURS, CARDS, "backs of each colour in the piles"),
    Field("worth", 1, MOST, "the points for securing the own cards"),
    Field("guardians", 1, CARDS, "guardians among the own cards"),
    Field("amulets", 1, CARDS, "amulets among the own cards"),
    Field("hand", CARDS, 1, "the own cards"),
    Field("discards", CARDS, 1, "the discards"),
    Field("returned", CARDS, 1, "cards that a reshuffle brought back into the piles"),
    Field("wolf", PILES * CARDS, 1, "the own werewolf's card from each pile"),
    Field("wolf_backs", PILES * COLOURS, 1, "the colour of any werewolf's card"),
)
SEAT = (
    Field("playing", 1, 1, "it is this seat's turn"),
    Field("asked", 1, 1, "it is this seat's decision"),
    Field("score", 1, MOST, "points"),
    Field("backs", COLOURS, CARDS, "its cards by colour"),
    Field("old_backs", COLOURS, CARDS, "those laid before the last reshuffle"),
    Field("reached", 1, 1, "it has reached the goal"),
)


class LootFeatures(Features):
    """The own cards and the discards by front, all others by their backs."""

    def encode(self, state: State, seat: int, row: Row) -> int:
        rows.clear(row, self.table_size + state.seats * self.seat_size)
        return whole_row(cython.cast(LootState, state), seat, row)


FEATURES = LootFeatures(AWAKEN + SEATS, TABLE, SEAT)


def whole_row(table: LootState, seat: int, row: Row) -> int:
    at = turn_row(table, seat, row)
    at = piles_row(table, row, at)
    at = cards_row(table, seat, row, at)
    at = wolf_row(table, seat, row, at)
    other = seat
    for _ in range(table.seats):
        at = seat_row(table, other, row, at)
        other = other + 1 if other < table.seats - 1 else 0
    return at


def turn_row(table: LootState, seat: int, row: Row) -> int:
    """From `seat` to `goal`."""
    row[seat] = 1
    at = SEATS
    row[at + table.phase] = 1
    at += PHASES
    row[at] = table.extra
    row[at + 1] = table.frank
    row[at + 2] = rows.capped(table.box.goal, MOST)
    return at + 3


def piles_row(table: LootState, row: Row, at: int) -> int:
    """From `piles` to `piled`."""
    for pile in range(PILES):
        row[at + pile] = table.size[pile]
        if table.top[pile] != NO_COLOUR:
            row[at + PILES + COLOURS * pile + table.top[pile]] = 1
    at += PILES + PILES * COLOURS
    for colour in range(COLOURS):
        row[at + colour] = table.piled[colour]
    return at + COLOURS


def cards_row(table: LootState, seat: int, row: Row, at: int) -> int:
    """From `worth` to `returned`."""
    hand = table.hand[seat]
    row[at] = rows.capped(table.box.worth(hand), MOST)
    row[at + 1] = bits.popcount(hand & table.box.guardians)
    row[at + 2] = bits.popcount(hand & table.box.amulets)
    at += 3
    rows.mark(row, at, hand, CARDS)
    rows.mark(row, at + CARDS, table.discards, CARDS)
    rows.mark(row, at + 2 * CARDS, table.returned[0], CARDS)
    return at + 3 * CARDS


def wolf_row(table: LootState, seat: int, row: Row, at: int) -> int:
    """`wolf` and `wolf_backs`: the fronts are for the seat that looks at them."""
    backs = at + PILES * CARDS
    for pile in range(PILES):
        slot = table.drawn[pile]
        if slot == NO_CARD:
            continue
        colour = slot - BACK if slot >= BACK else table.box.colour_of[slot]
        row[backs + COLOURS * pile + colour] = 1
        if seat == table.player and slot < BACK:
            row[at + CARDS * pile + slot] = 1
    return backs + PILES * COLOURS


def seat_row(table: LootState, seat: int, row: Row, at: int) -> int:
    """The fields of a seat."""
    row[at] = table.player == seat
    row[at + 1] = table.actor == seat
    row[at + 2] = rows.capped(table.score[seat], MOST)
    at += 3
    for era in range(table.era + 1):
        for colour in range(COLOURS):
            backs = table.backs[(seat * ERAS + era) * COLOURS + colour]
            row[at + colour] += backs
            if era < table.era:
                row[at + COLOURS + colour] += backs
    at += 2 * COLOURS
    row[at] = table.trigger == seat
    return at + 1
