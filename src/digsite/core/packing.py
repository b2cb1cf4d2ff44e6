"""States as bytes, the same whether the rules are compiled or not."""

from __future__ import annotations

from typing import Any

import msgspec

from .errors import BadSnapshot
from .fields import names_of
from .state import State

_BASE = ("actor", "phase", "turn")
_Values = list[Any]  # numbers, and lists of them, as deep as a state has them
_SMALL = range(-(1 << 63), 1 << 63)
_NUMBERS = {int}


def pack(state: State, key: str, rules: int) -> bytes:
    """The fields of a state, behind the game's key and rules version."""
    values = [_packed(getattr(state, name)) for name in _names(state)]
    return msgspec.msgpack.encode([key, rules, state.seats, values])


def seats_of(data: bytes, key: str, rules: int) -> int:
    """The number of seats of a packed state, if it is of this game and version."""
    found_key, found_rules, seats, _ = _header(data)
    if found_key != key or found_rules != rules:
        raise BadSnapshot(
            f"the snapshot is of {found_key} rules {found_rules}, not of {key} rules {rules}"
        )
    return seats


def fill(state: State, data: bytes) -> None:
    """Put the packed values into a state."""
    _, _, _, values = _header(data)
    names = _names(state)
    if len(values) != len(names):
        raise BadSnapshot(f"the snapshot has {len(values)} values instead of {len(names)}")
    try:
        for name, value in zip(names, values, strict=True):
            setattr(state, name, _unpacked(value))
    except (TypeError, ValueError, OverflowError, IndexError) as error:
        raise BadSnapshot(f"the snapshot is damaged: {error}") from None


def _names(state: State) -> tuple[str, ...]:
    kind: object = type(state)
    return (*_BASE, *names_of(kind))


def _header(data: bytes) -> tuple[str, int, int, _Values]:
    try:
        return msgspec.msgpack.decode(data, type=tuple[str, int, int, _Values])
    except msgspec.MsgspecError as error:
        raise BadSnapshot(f"the snapshot is damaged: {error}") from None


def _packed(value: object) -> object:
    if isinstance(value, list):
        if {*map(type, value)} == _NUMBERS and min(value) in _SMALL and max(value) in _SMALL:
            return value  # as most are: to look at each would take longer than the rest
        return [_packed(item) for item in value]
    assert isinstance(value, int)
    number = int(value)
    return number if number in _SMALL else number.to_bytes(16, "little")


def _unpacked(value: object) -> object:
    if isinstance(value, list):
        return [_unpacked(item) for item in value]
    return int.from_bytes(value, "little") if isinstance(value, bytes) else value
