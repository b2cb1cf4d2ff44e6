"""The region as sets of cells, and where the cubes of an action may go.

The cell in column x of row y is the bit 8 * y + x. A card is 2 cells wide and 3 high, an area
two cards side by side, a line two areas: 8 cells wide. Cards lie in slots counted line by line
from the top left, so the cards of area a lie in the slots 2 * a and 2 * a + 1.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from digsite.core import bits

from .constants import (
    BLACKMORE_EXCAVATE,
    EXCAVATE,
    EXTEND,
    LEMON_EXCAVATE,
    LEMON_EXTEND,
    VIOLET_EXCAVATE,
    VIOLET_EXTEND,
)


def cell_set(cells: Iterable[int]) -> int:
    return sum([1 << cell for cell in cells])


def members(cells: int) -> list[int]:
    """The members of a set, from the smallest."""
    return [cell for cell in range(cells.bit_length()) if cells >> cell & 1]


NOT_LEFT: Final = cell_set([cell for cell in range(72) if cell % 8 != 0])
NOT_RIGHT: Final = cell_set([cell for cell in range(72) if cell % 8 != 7])
AREAS: Final = [
    cell_set([c for c in range(72) if c // 24 == area // 2 and c % 8 // 4 == area % 2])
    for area in range(6)
]
CARD: Final = cell_set([0, 1, 8, 9, 16, 17])  # the cells of the first slot ...
CORNERS: Final = [24 * (slot // 4) + 2 * (slot % 4) for slot in range(12)]  # ... moved by these


def at_slot(shape: int, slot: int) -> int:
    """Cells given as of the first slot, moved to another one."""
    return shape << CORNERS[slot]


def neighbours(b: int) -> int:
    """The cells orthogonally adjacent to a cell of `b` (and some beside the region)."""
    return (b << 8) | (b >> 8) | ((b & NOT_RIGHT) << 1) | ((b & NOT_LEFT) >> 1)


def diagonals(b: int) -> int:
    """The cells that touch a cell of `b` only at a corner."""
    sides = ((b & NOT_RIGHT) << 1) | ((b & NOT_LEFT) >> 1)
    return (sides << 8) | (sides >> 8)


def crossroads(b: int) -> int:
    """The cells orthogonally adjacent to at least two cells of `b`."""
    south = b << 8
    north = b >> 8
    east = (b & NOT_RIGHT) << 1
    west = (b & NOT_LEFT) >> 1
    return (north & south) | (east & west) | ((north | south) & (east | west))


def first_cells(kind: int, near: int, plain: int, tops: int) -> int:
    """Where the first cube of an action may go so that the others find a place too.

    `near` is next to the own cubes, `plain` are the free cells, `tops` the free pyramids.
    """
    if kind in (EXCAVATE, VIOLET_EXCAVATE):
        return plain
    if kind in (EXTEND, VIOLET_EXTEND):
        return near & plain & neighbours(plain)
    if kind == LEMON_EXCAVATE:
        return tops
    if kind == LEMON_EXTEND:
        return near & (tops & neighbours(plain) | plain & neighbours(tops))
    if kind == BLACKMORE_EXCAVATE:
        return plain & neighbours(plain)
    return near & plain & neighbours(plain & crossroads(plain))  # Colonel Tangerine


def next_cells(kind: int, left: int, last: int, plain: int, tops: int, on_top: bool) -> int:
    """Where the next cube may go: `left` to place, the one before in `last`."""
    near = neighbours(bits.single(last))
    if kind == LEMON_EXTEND and not on_top:
        return near & tops
    if left == 2:  # the middle cube of Colonel Tangerine
        return near & plain & neighbours(plain)
    return near & plain
