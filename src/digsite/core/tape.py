"""What the rules note down while they run, as integers; the edge turns it into events."""

from __future__ import annotations

from typing import Final

from .errors import TapeFull

WIDTH: Final = 6
LENGTH: Final = 128


class Tape:
    """Rows of a code and five numbers, in the order they happened."""

    used: int
    lost: int  # the rows there was no room for
    cells: list[int]

    __slots__ = ("cells", "lost", "used")

    def __init__(self) -> None:
        self.used = 0
        self.lost = 0
        self.cells = [0] * 768  # WIDTH * LENGTH

    def clear(self) -> None:
        self.used = 0
        self.lost = 0

    def put(self, code: int, a: int, b: int, c: int, d: int, e: int) -> None:
        if self.used == LENGTH:
            self.lost += 1
            return
        at = WIDTH * self.used
        self.cells[at] = code
        self.cells[at + 1] = a
        self.cells[at + 2] = b
        self.cells[at + 3] = c
        self.cells[at + 4] = d
        self.cells[at + 5] = e
        self.used += 1

    def rows(self) -> list[tuple[int, ...]]:
        """All rows so far, or `TapeFull`."""
        if self.lost:
            raise TapeFull(LENGTH, self.lost)
        return [self.row(number) for number in range(self.used)]

    def row(self, number: int) -> tuple[int, ...]:
        return tuple([int(self.cells[WIDTH * number + i]) for i in range(WIDTH)])
