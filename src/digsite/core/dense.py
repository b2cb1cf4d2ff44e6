"""The arithmetic of a layer, in whole numbers (`dense.pxd` holds the compiled versions)."""

from typing import Any

Numbers = Any  # an array or a list; in C a pointer to the first of them, or a view


def begin(sums: Numbers, biases: Numbers, count: int) -> None:
    """What the units start from."""
    for unit in range(count):
        sums[unit] = biases[unit]


def add(sums: Numbers, weights: Numbers, at: int, value: int, count: int) -> None:
    """Add what one input of this value sends to every unit; its weights begin at `at`."""
    for unit in range(count):
        sums[unit] += value * weights[at + unit]


def rectify(sums: Numbers, shift: int, most: int, count: int) -> None:
    """Nothing below 0, then scaled down by a power of two, and nothing above `most`."""
    for unit in range(count):
        sums[unit] = min(max(sums[unit], 0) >> shift, most)


def byte(value: float) -> int:
    """A number as a whole one from 0 to 255."""
    return max(0, min(int(value), 255))
