"""A game without a drawing of its own: its views, field by field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ..scene import Row, Scene, Span


def draw(scene: Scene, width: int, height: int) -> list[Row]:
    """The views as indented lines."""
    return [[Span(line[:width])] for line in describe(scene)]


def describe(scene: Scene) -> list[str]:
    """The same as plain text."""
    parts = [part for part in (scene.public, scene.private) if part is not None]
    return [line for part in parts for line in _lines(msgspec.to_builtins(part), "")]


def _lines(value: Any, indent: str) -> Iterator[str]:
    pairs = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for name, part in pairs:
        if isinstance(part, dict) or (
            isinstance(part, list | tuple) and any(isinstance(item, dict) for item in part)
        ):
            yield f"{indent}{name}:"
            yield from _lines(part, indent + "  ")
        else:
            yield f"{indent}{name}: {_plain(part)}"


def _plain(part: Any) -> str:
    if isinstance(part, list | tuple):
        return ", ".join(_plain(item) for item in part) or "-"
    return "-" if part is None else str(part)
