"""A game without a drawing of its own: its views, field by field."""

from __future__ import annotations

from digsite.text.fields import lines_of

from ..scene import Row, Scene, Span


def draw(scene: Scene, width: int, height: int) -> list[Row]:
    """The views as indented lines."""
    return [[Span(line[:width])] for line in describe(scene)]


def describe(scene: Scene) -> list[str]:
    """The same as plain text."""
    parts = [part for part in (scene.public, scene.private) if part is not None]
    return [line for part in parts for line in lines_of(part)]
