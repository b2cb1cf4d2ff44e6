"""Randomness as an argument: a stream of fair numbers from a 64-bit seed (splitmix64)."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from . import bits

M64: Final = 0xFFFFFFFFFFFFFFFF
STEP: Final = 0x9E3779B97F4A7C15
FIRST: Final = 0xBF58476D1CE4E5B9
SECOND: Final = 0x94D049BB133111EB


class Dice:
    """Fair numbers, the same ones for the same seed, compiled or not.

    >>> import digsite
    >>> dice = digsite.Dice(2026)
    >>> [dice.below(6) + 1 for _ in range(8)]
    [6, 3, 5, 3, 5, 5, 6, 5]
    """

    word: int

    __slots__ = ("word",)

    def __init__(self, seed: int = 0) -> None:
        self.word = seed & M64

    def next(self) -> int:
        """The next 64-bit word."""
        self.word = (self.word + STEP) & M64
        return mixed(self.word)

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely (Lemire's method, with its rejection)."""
        x = self.next()
        low = bits.product_low(x, n)
        if low < n:
            floor = (M64 - n + 1) % n
            while low < floor:
                x = self.next()
                low = bits.product_low(x, n)
        return bits.product_high(x, n)

    def choose(self, mask: int) -> int:
        """A random member of a set that is not empty."""
        n = bits.popcount(mask)
        if n == 1:
            return bits.lowest(mask)
        return bits.nth_bit(mask, self.below(n))


def mixed(word: int) -> int:
    """A 64-bit word with its bits well stirred."""
    word = bits.product_low(word ^ (word >> 30), FIRST)
    word = bits.product_low(word ^ (word >> 27), SECOND)
    return word ^ (word >> 31)


def nth_seed(seed: int, n: int) -> int:
    """The seed of the n-th game of a run: far from all its neighbours."""
    return mixed(seed ^ mixed((n + 1) & M64))


def seed_from(*labels: str | int) -> int:
    """A 64-bit seed for a labelled stream, such as ("arena", 7, "seat", 2)."""
    text = "\x1f".join(str(label) for label in labels)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little")
