"""Rows put together from spans: measured, cut, lit, side by side, one after another."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size

from ..scene import Row, Scene, Span

LINE: Final = "dim"
TARGET: Final = "reverse"


def lit(scene: Scene, word: str, style: str = "") -> tuple[str, str | None]:
    """The style and target of something that stands for an action, offered or not."""
    if scene.offered(word):
        return f"{style} {TARGET}".strip(), word
    return style, None


def length(row: Row) -> int:
    return sum([cell_len(span.text) for span in row])


def fit(text: str, width: int) -> str:
    """The text in exactly so many columns, cut with a sign where it is too long."""
    if cell_len(text) > width:
        return set_cell_size(text, max(width - 1, 0)) + "…"[:width]
    return set_cell_size(text, width)


def clipped(row: Row, width: int) -> Row:
    """As much of a row as fits."""
    kept: Row = []
    room = width
    for span in row:
        if cell_len(span.text) > room:
            return [*kept, Span(set_cell_size(span.text, room), span.style, span.target)]
        kept.append(span)
        room -= cell_len(span.text)
    return kept


def trimmed(row: Row) -> Row:
    """A row without the blanks at its end."""
    while row and not row[-1].text.strip():
        row = row[:-1]
    return [*row[:-1], Span(row[-1].text.rstrip(), row[-1].style, row[-1].target)] if row else []


def beside(left: list[Row], right: list[Row], column: int) -> list[Row]:
    """Two blocks side by side, the right one from a column on."""
    rows: list[Row] = []
    for number in range(max(len(left), len(right))):
        row = list(left[number]) if number < len(left) else []
        if number < len(right):
            row.append(Span(" " * (column - length(row))))
            row += right[number]
        rows.append(row)
    return rows


def wrapped(text: str, width: int) -> list[Row]:
    """A text on as many rows as it needs."""
    return flowed([[Span(word)] for word in text.split(" ")], Span(" "), width)


def flowed(items: list[Row], between: Span, width: int) -> list[Row]:
    """Items one after another, on as many rows as they need."""
    rows: list[Row] = [[]]
    for item in items:
        if rows[-1] and length([*rows[-1], between, *item]) > width:
            rows.append([])
        rows[-1] += [between, *item] if rows[-1] else item
    return rows
