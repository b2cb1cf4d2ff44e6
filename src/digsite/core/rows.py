"""Writing rows of small numbers (`rows.pxd` holds the compiled versions)."""

from typing import Any

Row = Any  # bytes that can be written to; in C a pointer to the first of them


def clear(row: Row, size: int) -> None:
    """Nothing but 0."""
    row[:size] = bytes(size)


def mark(row: Row, at: int, members: int, size: int) -> None:
    """A 1 for every member of a set and a 0 for all others of `size`, from the place `at` on."""
    for member in range(size):
        row[at + member] = members >> member & 1


def tally(row: Row, at: int, members: int, kinds: list[int]) -> None:
    """Add up the members of a set by their kinds."""
    for member in range(members.bit_length()):
        if members >> member & 1:
            row[at + kinds[member]] += 1


def joined(parts: list[int], first: int) -> int:
    """Four sets of 32 as one: their members keep their order."""
    return sum([parts[first + number] << 32 * number for number in range(4)])


def capped(value: int, most: int) -> int:
    """A number kept within 0 and `most`."""
    return max(0, min(value, most))
