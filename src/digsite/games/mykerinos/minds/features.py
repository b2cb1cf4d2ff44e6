"""What everybody knows, as numbers for those who learn: see `core/features.py`.

Spaces of the region are counted line by line, eight to a line; so are the slots of its cards,
four to a line. Patrons are in the order of `PATRONS`, rooms as in `museum.py`.
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

from .. import museum, region, scoring
from ..constants import (
    CARDS,
    CUBES,
    ENDED,
    LEFTOVER,
    NEUTRAL,
    NEUTRAL_CARD,
    NO_PATRON,
    PASS,
    REWARD,
    ROOMS,
    SEASONS,
    WINGS,
)
from ..layout import Layout
from . import worth

VERSION = 1  # of the fields below
SEATS = 4
PHASES = 12
KINDS = 10
CELLS = 72
SLOTS = 12
AREAS = 6
SPACES = 5  # of the passing scale, counted from 1
ONE = 1
MOST = 199  # of points; more is written as this
FULL = 12  # spaces of an area
TENTHS = 255  # of a point: what cards and places are worth

TABLE = (
    Field("seat", SEATS, 1, "the own seat, counted at the table"),
    Field("phase", PHASES, 1, "what is being decided, as in constants.py"),
    Field("season", SEASONS, 1, "the season"),
    Field("wings", WINGS * NO_PATRON, 1, "the patron of each wing of the museum"),
    Field("pyramids", CELLS, 1, "the pyramids of the region"),
    Field("empty", CELLS, 1, "the spaces without cube, pyramids too"),
    Field("patrons", SLOTS * (NO_PATRON + 1), 1, "the patron of the card in each slot, none last"),
    Field("prestige", SLOTS, 5, "the prestige printed on it"),
    Field("to_come", CARDS, 1, "the cards never laid, in the order of the card file"),
    Field("action", KINDS, 1, "the half-made action, as in constants.py"),
    Field("left", 1, 3, "its cubes still to place"),
    Field("last", CELLS, 1, "where its last cube went"),
    Field("area", AREAS, 1, "the area under survey"),
    Field("rank", 1, SEATS, "the rank being served there, from 1"),
    Field("neutral_cubes", CELLS, 1, "the neutral cubes in the region, with two players"),
    Field("neutral_general", 1, CUBES, "neutral cubes in the general stock"),
    Field("neutral_space", 1, SPACES, "the neutral disk on the passing scale, 0 beside it"),
    Field("room", AREAS, FULL, "the free spaces of each area, without pyramids"),
    Field("neutral_there", AREAS, FULL, "neutral cubes in each area"),
)
SEAT = (
    Field("first", 1, 1, "it is the first player"),
    Field("asked", 1, 1, "it is this seat's decision"),
    Field("points", 1, MOST, "its points if the game ended now"),
    Field("track", 1, MOST, "its printed prestige scored so far"),
    Field("personal", 1, CUBES, "cubes in its personal stock"),
    Field("general", 1, CUBES, "its cubes in the general stock"),
    Field("neutral", 1, CUBES, "neutral cubes it holds"),
    Field("space", 1, SPACES, "its disk on the passing scale, 0 beside it"),
    Field("cards", NO_PATRON + 1, CARDS, "its cards of each patron, none last"),
    Field("ready", NO_PATRON, CARDS, "those it can still tilt"),
    Field("pays", NO_PATRON, 5, "what each card of a patron is worth to it, as things stand"),
    Field("rooms", ROOMS, 1, "its rooms in the museum"),
    Field("cubes", CELLS, 1, "its cubes in the region"),
    Field("there", AREAS, FULL, "its cubes in each area"),
    Field("ahead", AREAS, 2 * FULL, "by how many it leads there, or trails: 12 is a tie"),
    Field(
        "prize", AREAS, TENTHS, "what the first place there is worth to it, in tenths of a point"
    ),
    Field("second", AREAS, TENTHS, "... and the second"),
    Field("hope", AREAS, TENTHS, "what it may hope for there, by the surveyor's reckoning"),
)


class MykerinosFeatures(Features):
    """Nobody has secrets: all seats read the same table, each from its own side."""

    def encode(self, state: State, seat: int, row: Row) -> int:
        rows.clear(row, self.table_size + state.seats * self.seat_size)
        return whole_row(cython.cast(Layout, state), seat, row)


FEATURES = MykerinosFeatures(CELLS, TABLE, SEAT)


def whole_row(table: Layout, seat: int, row: Row) -> int:
    at = season_row(table, seat, row)
    at = region_row(table, row, at)
    at = action_row(table, row, at)
    at = neutral_row(table, row, at)
    other = seat
    for _ in range(table.seats):
        at = seat_row(table, other, row, at)
        other = other + 1 if other < table.seats - 1 else 0
    return at


def season_row(table: Layout, seat: int, row: Row) -> int:
    """From `seat` to `wings`."""
    row[seat] = 1
    at = SEATS
    row[at + table.phase] = 1
    at += PHASES
    row[at + table.season] = 1
    at += SEASONS
    for wing in range(WINGS):
        if table.wings[wing] >= 0:
            row[at + NO_PATRON * wing + table.wings[wing]] = 1
    return at + WINGS * NO_PATRON


def region_row(table: Layout, row: Row, at: int) -> int:
    """From `pyramids` to `to_come`."""
    rows.mark(row, at, table.pyramids, CELLS)
    rows.mark(row, at + CELLS, table.empty, CELLS)
    at += 2 * CELLS
    prestige = at + SLOTS * (NO_PATRON + 1)
    known = table.gone | table.cards[0] | table.cards[1] | table.cards[2] | table.cards[3]
    for slot in range(SLOTS):
        if table.laid[slot] >= 0:
            card = table.laid[slot] // 2
            known |= ONE << card
            row[at + table.box.patron_of[card]] = 1
            row[prestige + slot] = table.box.prestige[card]
        at += NO_PATRON + 1
    at += SLOTS
    rows.mark(row, at, ~known, CARDS)
    return at + CARDS


def action_row(table: Layout, row: Row, at: int) -> int:
    """From `action` to `rank`."""
    if table.kind != PASS:
        row[at + table.kind] = 1
        row[at + KINDS] = table.left
        if table.last >= 0:
            row[at + KINDS + 1 + table.last] = 1
    at += KINDS + 1 + CELLS
    if table.phase == REWARD or table.phase == LEFTOVER or table.phase == NEUTRAL_CARD:
        row[at + table.area] = 1
        row[at + AREAS] = table.rank + 1
    return at + AREAS + 1


def neutral_row(table: Layout, row: Row, at: int) -> int:
    """The neutral colour, and the room in the areas."""
    if table.seats == 2:
        rows.mark(row, at, table.own[NEUTRAL], CELLS)
        row[at + CELLS] = table.general[NEUTRAL]
        row[at + CELLS + 1] = table.space[NEUTRAL]
    at += CELLS + 2
    for area in range(worth.areas(table)):
        row[at + area] = worth.free_cells(table, area)
        if table.seats == 2:
            row[at + AREAS + area] = bits.popcount(table.own[NEUTRAL] & region.AREAS[area])
    return at + 2 * AREAS


def seat_row(table: Layout, seat: int, row: Row, at: int) -> int:
    """The fields of a seat."""
    row[at] = table.first == seat
    row[at + 1] = table.actor == seat
    row[at + 2] = rows.capped(scoring.points(table, seat), MOST)
    row[at + 3] = rows.capped(table.prestige[seat], MOST)
    row[at + 4] = table.stock[seat]
    row[at + 5] = table.general[seat]
    row[at + 6] = table.neutral[seat] if table.seats == 2 else 0
    row[at + 7] = table.space[seat]
    at += 8
    for patron in range(NO_PATRON + 1):
        row[at + patron] = scoring.owned(table, seat, patron)
    at += NO_PATRON + 1
    for patron in range(NO_PATRON):
        row[at + patron] = table.ready[5 * seat + patron]
    at += NO_PATRON
    for wing in range(WINGS):
        if table.wings[wing] >= 0:
            row[at + table.wings[wing]] = museum.pay(table.museum[seat], wing)
    at += NO_PATRON
    rows.mark(row, at, table.museum[seat], ROOMS)
    rows.mark(row, at + ROOMS, table.own[seat], CELLS)
    areas_row(table, seat, row, at + ROOMS + CELLS)
    return at + ROOMS + CELLS + 5 * AREAS


def areas_row(table: Layout, seat: int, row: Row, at: int) -> None:
    """From `there` to `hope`: nothing is worth anything any more in an area that was surveyed."""
    value = [0] * 6
    rooms = [0] * 15
    ahead = [0] * 32
    lead = [0] * 4
    prize = [0] * 3
    laid = table.wings[4] >= 0 and table.phase != ENDED
    best = 0
    if laid:
        best = worth.appraise(table, seat, value, rooms)
        worth.size_up(table, seat, ahead)
        if table.space[seat] > 0:
            worth.retire(table, ahead, ahead)
    for area in range(worth.areas(table)):
        mine = worth.measure(table, seat, area, lead)
        least = FULL
        for colour in range(worth.colours(table)):
            if colour != seat and lead[colour] < least:
                least = lead[colour]
        row[at + area] = mine
        row[at + AREAS + area] = FULL + least
        if laid and table.laid[2 * area] >= 0 and table.laid[2 * area + 1] >= 0:
            worth.value_places(table, area, value, best, prize)
            row[at + 2 * AREAS + area] = rows.capped(prize[0] // 10, TENTHS)
            row[at + 3 * AREAS + area] = rows.capped(prize[1] // 10, TENTHS)
            if mine > 0:
                free = worth.free_cells(table, area)
                hope = worth.outlook(table, seat, free, ahead, lead, 0, prize, 0)
                row[at + 4 * AREAS + area] = rows.capped(hope // 10, TENTHS)
