"""States as bytes, the same whether the rules are compiled or not."""

from __future__ import annotations

from typing import Any

import msgspec

from .errors import BadSnapshot
from .state import State

_BASE = ("actor", "phase", "turn")
_SMALL = range(-(1 << 63), 1 << 63)


def pack(state: State, key: str, rules: int, fields: tuple[str, ...]) -> bytes:
    """The named fields of a state, behind the game's key and rules version."""
    values = [_packed(getattr(state, name)) for name in (*_BASE, *fields)]
    return msgspec.msgpack.encode([key, rules, state.seats, values])


def seats_of(data: bytes, key: str, rules: int) -> int:
    """The number of seats of a packed state, if it is of this game and version."""
    found_key, found_rules, seats, _ = _header(data)
    if found_key != key or found_rules != rules:
        raise BadSnapshot(
            f"the snapshot is of {found_key} rules {found_rules}, not of {key} rules {rules}"
        )
    return seats


def fill(state: State, data: bytes, fields: tuple[str, ...]) -> None:
    """Put the packed values into a state."""
    _, _, _, values = _header(data)
    names = (*_BASE, *fields)
    if len(values) != len(names):
        raise BadSnapshot(f"the snapshot has {len(values)} values instead of {len(names)}")
    try:
        for name, value in zip(names, values, strict=True):
            setattr(state, name, _unpacked(value))
    except (TypeError, ValueError, OverflowError, IndexError) as error:
        raise BadSnapshot(f"the snapshot is damaged: {error}") from None


def _header(data: bytes) -> tuple[str, int, int, list[Any]]:
    try:
        return msgspec.msgpack.decode(data, type=tuple[str, int, int, list[Any]])
    except msgspec.MsgspecError as error:
        raise BadSnapshot(f"the snapshot is damaged: {error}") from None


def _packed(value: Any) -> Any:
    if isinstance(value, list):
        return [_packed(item) for item in value]
    number = int(value)
    return number if number in _SMALL else number.to_bytes(16, "little")


def _unpacked(value: Any) -> Any:
    if isinstance(value, list):
        return [_unpacked(item) for item in value]
    return int.from_bytes(value, "little") if isinstance(value, bytes) else value
