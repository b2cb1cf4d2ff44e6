"""Rows of styled text: measured in cells, cut, filled up, put side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size

from digsite.tui.scene import Row, SceneOf, Span

from ..views import Private, Public

Scene = SceneOf[Public, Private]


def cells(row: Row) -> int:
    """How wide a row is."""
    return sum([cell_len(span.text) for span in row])


def short(text: str, width: int) -> str:
    """A text of at most so many cells."""
    return text if cell_len(text) <= width else fixed(text, width).rstrip()


def fixed(text: str, width: int, right: bool = False) -> str:
    """A text of exactly so many cells."""
    room = width - cell_len(text)
    if room < 0:
        return set_cell_size(text, width - 1) + "…" if width > 0 else ""
    return " " * room + text if right else text + " " * room


def centred(text: str, width: int, fill: str = " ") -> str:
    """A text in the middle of so many cells."""
    text = short(text, width)
    room = width - cell_len(text)
    return fill * (room // 2) + text + fill * (room - room // 2)


def cut(row: Row, width: int) -> Row:
    """A row of at most so many cells."""
    kept: Row = []
    for span in row:
        size = min(cell_len(span.text), width)
        if size > 0:
            kept.append(Span(set_cell_size(span.text, size), span.style, span.target))
        width -= size
    return kept


def filled(row: Row, width: int) -> Row:
    """A row of exactly so many cells."""
    room = width - cells(row)
    return [*row, Span(" " * room)] if room > 0 else cut(row, width)


def beside(blocks: Iterable[Sequence[Row]], gap: int) -> list[Row]:
    """Blocks of rows side by side, their tops in line."""
    rows: list[Row] = []
    edge = 0
    for block in blocks:
        rows.extend([] for _ in range(len(block) - len(rows)))
        for number, row in enumerate(block):
            rows[number] = [*filled(rows[number], edge), *row]
        edge = max([edge, *[cells(row) for row in rows]]) + gap
    return rows


def flowed(pieces: Iterable[Row], width: int, indent: int = 0, gap: int = 2) -> list[Row]:
    """Pieces one after another, in as many rows as they need."""
    rows: list[Row] = []
    used = width
    for piece in pieces:
        size = cells(piece)
        if rows and used + gap + size <= width:
            rows[-1].extend([Span(" " * gap), *piece])
            used += gap + size
        else:
            rows.append([*([Span(" " * indent)] if indent else []), *piece])
            used = indent + size
    return rows
