"""Which cells offer the same: a search need not look at all of them.

What counts is the area, whether a cell is a pyramid, whether there is room to go on from it,
also into another area, and whether it is beside somebody else's cubes.
"""

from __future__ import annotations

from digsite.core import bits

from .. import region
from ..constants import COLOURS, NEUTRAL, NEUTRAL_CELL
from ..layout import Layout

LEFT_OF_BORDER = region.cell_set([cell for cell in range(72) if cell % 8 == 3])
RIGHT_OF_BORDER = region.cell_set([cell for cell in range(72) if cell % 8 == 4])
ABOVE_BORDER = region.cell_set([cell for cell in range(72) if cell // 8 in (2, 5)])
BELOW_BORDER = region.cell_set([cell for cell in range(72) if cell // 8 in (3, 6)])


def alike(table: Layout, cells: int, level: int) -> int:
    """All cells that are like one of these."""
    plain = table.empty & ~table.pyramids
    tops = table.pyramids
    roomy = region.crossroads(plain)
    border = across(plain) if level < 3 else bits.EMPTY
    beside = besides(table) if level < 2 else bits.EMPTY
    if level > 3:
        roomy = bits.EMPTY
    found = bits.EMPTY
    while cells:
        number = bits.lowest(cells)
        cell = bits.single(number)
        group = region.AREAS[2 * (number // 24) + number % 8 // 4]
        group &= tops if cell & tops else ~tops
        group &= roomy if cell & roomy else ~roomy
        group &= border if cell & border else ~border
        group &= beside if cell & beside else ~beside
        found |= group
        cells &= ~group
    return found


def across(cells: int) -> int:
    """The cells beside one of these that lie in another area."""
    return (
        (cells & LEFT_OF_BORDER) << 1
        | (cells & RIGHT_OF_BORDER) >> 1
        | (cells & ABOVE_BORDER) << 8
        | (cells & BELOW_BORDER) >> 8
    )


def besides(table: Layout) -> int:
    """The cells beside cubes of other colours than the one that is placed."""
    mine = NEUTRAL if table.phase == NEUTRAL_CELL else table.actor
    cubes = bits.EMPTY
    for colour in range(COLOURS):
        if colour != mine:
            cubes |= table.own[colour]
    return region.neighbours(cubes)
