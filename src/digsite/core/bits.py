"""Sets of up to 128 small numbers as bit masks (`bits.pxd` holds the compiled versions)."""

from typing import Final

_COUNT: Final = [byte.bit_count() for byte in range(256)]
_SELECT: Final = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
_M64: Final = (1 << 64) - 1

EMPTY: Final = 0


def single(k: int) -> int:
    """The set of k only."""
    return 1 << k


def below(k: int) -> int:
    """The set of 0 to k-1."""
    return (1 << k) - 1


def has(mask: int, k: int) -> bool:
    return mask >> k & 1 == 1


def popcount(mask: int) -> int:
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def nth_bit(mask: int, k: int) -> int:
    """The k-th member (from 0) of a set, counted from the smallest."""
    base = 0
    while True:
        byte = mask & 0xFF
        count = _COUNT[byte]
        if k < count:
            return base + _SELECT[byte][k]
        k -= count
        mask >>= 8
        base += 8


def product_high(x: int, y: int) -> int:
    """The upper 64 bits of the product of two 64-bit numbers."""
    return x * y >> 64


def product_low(x: int, y: int) -> int:
    """The lower 64 bits of the product of two 64-bit numbers."""
    return x * y & _M64
