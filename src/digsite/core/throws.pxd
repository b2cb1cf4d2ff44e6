# declarations only: the compiled versions of throws.py, which itself is never compiled.
# They take the numbers that `Dice` would give (tests/core/test_throws.py), and leave to it what is rare.
from libc.stdint cimport uint64_t
from . cimport bits
from .bits cimport u128
from .dice cimport Dice

cdef inline uint64_t below(Dice dice, uint64_t n) noexcept nogil:
    cdef uint64_t word = dice.word + 0x9E3779B97F4A7C15ULL
    cdef uint64_t x = word
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL
    x ^= x >> 31
    if bits.product_low(x, n) < n:
        return dice.below(n)
    dice.word = word
    return bits.product_high(x, n)

cdef inline int choose(Dice dice, u128 mask) noexcept nogil:
    cdef int n = bits.popcount(mask)
    if n == 1:
        return bits.lowest(mask)
    return bits.nth_bit(mask, <int>below(dice, n))
