"""What may be decided: in each phase, the set of decisions that can be carried through."""

from __future__ import annotations

from digsite.core import bits

from . import museum, region
from .constants import (
    BLACKMORE,
    BLACKMORE_EXCAVATE,
    BROWN,
    BROWN_MUSEUM,
    BROWN_ROOM,
    CELL,
    DECLINE,
    DRAW_CARD,
    DRAW_FIRST,
    DRAW_WING,
    EXCAVATE,
    EXTEND,
    KIND,
    LEFTOVER,
    LEMON,
    LEMON_EXCAVATE,
    LEMON_EXTEND,
    NEUTRAL,
    NEUTRAL_CARD,
    NEUTRAL_CELL,
    NEUTRAL_KIND,
    PASS,
    REWARD,
    TAKE_LEFT,
    TAKE_RIGHT,
    TANGERINE,
    TANGERINE_EXTEND,
    VIOLET,
    VIOLET_EXCAVATE,
    VIOLET_EXTEND,
)
from .layout import Layout


def decisions(table: Layout) -> int:
    """The decisions the actor may take in this phase."""
    phase = table.phase
    if phase == KIND:
        return _kinds(table)
    if phase == CELL:
        return _cells(table, table.actor)
    if phase == REWARD:
        return _rewards(table)
    if phase == DRAW_CARD:
        return table.bag
    if phase == LEFTOVER:
        return _leftovers(table)
    if phase == NEUTRAL_KIND:
        return _neutral_kinds(table)
    if phase == NEUTRAL_CELL:
        return _cells(table, NEUTRAL)
    if phase == BROWN_ROOM:
        return _open_rooms(table)
    if phase == NEUTRAL_CARD:
        return cards_left(table)
    if phase == DRAW_WING:
        return _markers_left(table)
    if phase == DRAW_FIRST:
        return bits.below(table.seats)
    return bits.EMPTY


def cards_left(table: Layout) -> int:
    """The cards of the area under survey that still lie there, as the decisions to take them."""
    slot = 2 * table.area
    cards = bits.EMPTY
    if table.laid[slot] >= 0:
        cards |= bits.single(TAKE_LEFT)
    if table.laid[slot + 1] >= 0:
        cards |= bits.single(TAKE_RIGHT)
    return cards


def _kinds(table: Layout) -> int:
    seat = table.actor
    stock = table.stock[seat]
    plain = table.empty & ~table.pyramids
    tops = table.empty & table.pyramids
    near = region.neighbours(table.own[seat])
    ready = 5 * seat
    kinds = bits.single(PASS)
    if stock == 0:
        if table.box.violet_from_empty_stock and _violet_helps(table, seat) and plain:
            kinds |= bits.single(VIOLET_EXCAVATE)
        return kinds
    extend = region.first_cells(EXTEND, near, plain, tops)
    if plain:
        kinds |= bits.single(EXCAVATE)
    if extend and stock >= 2:
        kinds |= bits.single(EXTEND)
    if table.season == 0:
        return kinds
    if _violet_helps(table, seat):
        if plain:
            kinds |= bits.single(VIOLET_EXCAVATE)
        if extend:
            kinds |= bits.single(VIOLET_EXTEND)
    if table.ready[ready + LEMON] and tops:
        kinds |= bits.single(LEMON_EXCAVATE)
        if stock >= 2 and region.first_cells(LEMON_EXTEND, near, plain, tops):
            kinds |= bits.single(LEMON_EXTEND)
    if table.ready[ready + BROWN] and _open_rooms(table):
        kinds |= bits.single(BROWN_MUSEUM)
    if table.ready[ready + BLACKMORE] and stock >= 2:
        pairs = region.first_cells(BLACKMORE_EXCAVATE, near, plain, tops)
        kinds |= bits.single(BLACKMORE_EXCAVATE) if pairs else bits.EMPTY
    if table.ready[ready + TANGERINE] and stock >= 3:
        chains = region.first_cells(TANGERINE_EXTEND, near, plain, tops)
        kinds |= bits.single(TANGERINE_EXTEND) if chains else bits.EMPTY
    return kinds


def _violet_helps(table: Layout, seat: int) -> bool:
    return table.ready[5 * seat + VIOLET] > 0 and table.general[seat] > 0


def _cells(table: Layout, colour: int) -> int:
    plain = table.empty & ~table.pyramids
    tops = table.empty & table.pyramids
    if table.last < 0:
        near = region.neighbours(table.own[colour])
        return region.first_cells(table.kind, near, plain, tops)
    on_top = bits.has(table.pyramids, table.last)
    return region.next_cells(table.kind, table.left, table.last, plain, tops, on_top)


def _neutral_kinds(table: Layout) -> int:
    plain = table.empty & ~table.pyramids
    kinds = bits.single(PASS) | bits.single(EXCAVATE)
    if table.neutral[table.actor] >= 2:
        near = region.neighbours(table.own[NEUTRAL])
        if region.first_cells(EXTEND, near, plain, bits.EMPTY):
            kinds |= bits.single(EXTEND)
    return kinds


def _rewards(table: Layout) -> int:
    choices = cards_left(table)
    if table.general[table.actor] > 0:
        choices |= _open_rooms(table)
    return choices


def _leftovers(table: Layout) -> int:
    choices = cards_left(table)
    if table.box.decline_cards:
        choices |= bits.single(DECLINE)
    return choices


def _open_rooms(table: Layout) -> int:
    taken = table.museum[0] | table.museum[1] | table.museum[2] | table.museum[3]
    return museum.open_rooms(table.museum[table.actor], taken)


def _markers_left(table: Layout) -> int:
    left = bits.below(5)
    for wing in range(5):
        if table.wings[wing] >= 0:
            left ^= bits.single(table.wings[wing])
    return left
