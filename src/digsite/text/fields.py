"""A record field by field, for games that have no better words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec


def lines_of(record: object) -> list[str]:
    """The fields as indented lines."""
    return list(_lines(msgspec.to_builtins(record), ""))


def _lines(value: object, indent: str) -> Iterator[str]:
    pairs = value.items() if isinstance(value, dict) else enumerate(_items(value), 1)
    for name, part in pairs:
        if isinstance(part, dict) or (
            isinstance(part, list | tuple) and any(isinstance(item, dict) for item in part)
        ):
            yield f"{indent}{name}:"
            yield from _lines(part, indent + "  ")
        else:
            yield f"{indent}{name}: {_plain(part)}"


def _items(value: object) -> Sequence[object]:
    return value if isinstance(value, list | tuple) else ()


def _plain(part: object) -> str:
    if isinstance(part, list | tuple):
        return ", ".join(_plain(item) for item in part) or "-"
    return "-" if part is None else str(part)
