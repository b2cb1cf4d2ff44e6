"""Who sits where: every line-up plays every deal in every rotation."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Literal, get_args

from digsite.core.errors import BadInput

LineUp = Literal["every", "one-against"]
LINE_UPS: tuple[LineUp, ...] = get_args(LineUp)

Seating = tuple[int, ...]  # the number of the bot in each seat


def seatings(bots: int, seats: int, line_up: LineUp = "every") -> list[Seating]:
    """The games that are played with each deal.

    `every`: each group of bots that fills the table, in each of its rotations; too few bots
    are repeated round the table, each of them being the first in turn. `one-against`: the
    first bot in each seat in turn, the second one in all the others.
    """
    if bots < 2:
        raise BadInput("the arena needs at least two different bots")
    if line_up == "one-against":
        if bots != 2:
            raise BadInput(f"the line-up one-against is for two bots, not {bots}")
        tables: list[Seating] = [(0,) + (1,) * (seats - 1)]
    elif bots >= seats:
        tables = list(combinations(range(bots), seats))
    else:
        tables = [tuple((first + seat) % bots for seat in range(seats)) for first in range(bots)]
    return list(dict.fromkeys(turned for table in tables for turned in _rotations(table)))


def _rotations(table: Sequence[int]) -> list[Seating]:
    return [(*table[-shift:], *table[:-shift]) for shift in range(len(table))]
