"""The Museum: a ring of five wings and fifteen rooms.

Rooms are the bits 0-4 (the 2-room between wing r and the next), 5-9 (the 3-room of wing r - 5)
and 10-14 (the 5-room of wing r - 10). The central room is not used (MYK-B08).
"""

from __future__ import annotations

from typing import Final

ALL_ROOMS: Final = 0x7FFF
TWOS_AND_THREES: Final = 0x3FF
RING: Final = 0x1F


def open_rooms(mine: int, taken: int) -> int:
    """The free rooms open to somebody who is in the rooms `mine`."""
    twos = mine & RING
    threes = mine >> 5 & RING
    fives = twos | (twos << 1 & RING) | twos >> 4 | threes
    return (TWOS_AND_THREES | fives << 10) & ~taken


def pay(mine: int, wing: int) -> int:
    """What each card of a wing's patron is worth to somebody in the rooms `mine`."""
    if mine >> (10 + wing) & 1:
        return 5
    if mine >> (5 + wing) & 1:
        return 3
    before = wing - 1 if wing > 0 else 4
    if (mine >> wing | mine >> before) & 1:
        return 2
    return 1


def value_of(room: int) -> int:
    """The number printed in a room."""
    if room < 5:
        return 2
    return 3 if room < 10 else 5
