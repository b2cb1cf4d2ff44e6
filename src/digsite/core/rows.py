"""Writing rows of small numbers (`rows.pxd` holds the compiled versions)."""

from typing import Any

Row = Any  # bytes that can be written to; in C a pointer to the first of them


def clear(row: Row, size: int) -> None:
    """Nothing but 0."""
    row[:size] = bytes(size)


def mark(row: Row, at: int, members: int) -> None:
    """A 1 for every member of a set, from the place `at` on."""
    while members:
        member = (members & -members).bit_length() - 1
        members ^= 1 << member
        row[at + member] = 1


def capped(value: int, most: int) -> int:
    """A number kept within 0 and `most`."""
    return max(0, min(value, most))
