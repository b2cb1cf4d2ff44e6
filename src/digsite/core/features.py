"""The contract of an encoder: what one seat may know, as a row of small whole numbers.

A game may bring one as `minds/features.py` (with a `.pxd`). A row is the fields of the
table, and then for each seat, the own one first and the others in the order of play, the fields
of a seat. Every number is from 0 to the field's `high`, so a row is bytes.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

try:
    import cython
except ModuleNotFoundError:
    from . import interpreted as cython

from . import bits, bridges, faults, rows
from .rows import Row
from .state import State


class Field(msgspec.Struct, frozen=True):
    """Some neighbouring numbers of a row that belong together."""

    name: str
    size: int
    high: int
    meaning: str


class Place(msgspec.Struct, frozen=True):
    """Where a field lies in a row; `away` counts seats from the own one, -1 is the table."""

    field: Field
    away: int
    start: int

    @property
    def stop(self) -> int:
        return self.start + self.field.size


class Features:
    """Encodes the states of one game; keeps nothing, so all threads may share it."""

    decisions: int  # players' decisions are below this number
    table: tuple[Field, ...]
    seat: tuple[Field, ...]
    table_size: int
    seat_size: int

    def __init__(self, decisions: int, table: tuple[Field, ...], seat: tuple[Field, ...]) -> None:
        self.decisions = decisions
        self.table = table
        self.seat = seat
        self.table_size = sum([field.size for field in table])
        self.seat_size = sum([field.size for field in seat])

    # -- what a game defines ------------------------------------------------

    def encode(self, state: State, seat: int, row: Row) -> int:
        """Write what a seat may know over a row, and say how many numbers those were."""
        return bridges.encode(self, state, seat, row)

    # -- what every encoder can do ------------------------------------------

    def write(self, state: State, seat: int, out: Any, at: int = 0) -> None:
        """Write a row into a longer buffer of bytes, from the place `at` on."""
        if len(out) - at < self.size(state.seats):
            raise ValueError(f"a row is {self.size(state.seats)} bytes, there are {len(out) - at}")
        if cython.compiled:
            self.encode(state, seat, cython.address(out[at]))
        else:
            self.encode(state, seat, memoryview(out)[at:])
        faults.surface()

    def allow(self, state: State, out: Any, at: int = 0) -> None:
        """Write a 1 for every decision the actor may take and a 0 for all others."""
        if len(out) - at < self.decisions:
            raise ValueError(f"there are {self.decisions} decisions, and {len(out) - at} bytes")
        if cython.compiled:
            rows.mark(cython.address(out[at]), 0, state.mask(), self.decisions)
        else:
            rows.mark(out, at, state.mask(), self.decisions)
        faults.surface()

    def show(self, state: State, seat: int, out: Any) -> None:
        """Write a row, and behind it what the seat may decide: nothing if it is not asked."""
        size = self.table_size + state.seats * self.seat_size
        if len(out) < size + self.decisions:
            raise ValueError(f"row and mask are {size + self.decisions} bytes, not {len(out)}")
        asked = state.actor == seat
        if cython.compiled:
            self.encode(state, seat, cython.address(out[0]))
            rows.mark(
                cython.address(out[size]), 0, state.mask() if asked else bits.EMPTY, self.decisions
            )
        else:
            self.encode(state, seat, memoryview(out))
            rows.mark(out, size, state.mask() if asked else bits.EMPTY, self.decisions)
        faults.surface()

    def row(self, state: State, seat: int) -> bytes:
        """What a seat may know, as bytes."""
        out = bytearray(self.size(state.seats))
        self.write(state, seat, out)
        return bytes(out)

    def size(self, seats: int) -> int:
        """How many numbers a row has at a table of so many seats."""
        return self.table_size + seats * self.seat_size

    def places(self, seats: int) -> list[Place]:
        """All fields of a row with where they lie."""
        found: list[Place] = []
        start = 0
        for away in range(-1, seats):
            for field in self.table if away < 0 else self.seat:
                found.append(Place(field, away, start))
                start += field.size
        return found

    def fingerprint(self, seats: int) -> str:
        """What a row means, as a few letters: nets and datasets of another one do not fit."""
        said = [
            (place.away, place.field.name, place.field.size, place.field.high)
            for place in self.places(seats)
        ]
        return sha256(repr((self.decisions, said)).encode()).hexdigest()[:16]

    def highs(self, seats: int) -> list[int]:
        """The greatest number possible in each place of a row."""
        return [place.field.high for place in self.places(seats) for _ in range(place.field.size)]
