"""A plain SVG drawing of any public view: what has cells on a grid, all else in columns.

Nothing is known of a game: lists of records with a `cell` are pieces (coloured by their `seat`),
other lists of cells are marks under them, and `players` get a column each.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import chain

from digsite.core.typed import Plain

from .captions import captions

SEAT_COLOURS = ("#c0392b", "#2471a3", "#229954", "#d4ac0d", "#7d3c98", "#ca6f1e")
NO_SEAT_COLOUR = "#7f8c8d"
CELL = 26
LINE = 15
COLUMN = 300
MARGIN = 16


def drawing(heading: list[str], public: Plain) -> str:
    """The view as the text of an SVG file."""
    pieces = {name: list(value) for name, value in public.items() if _is_pieces(value)}
    marks = [cell for cell in _cells(public) if cell not in _piece_cells(pieces)]
    rest = {name: value for name, value in public.items() if name not in {"players", *pieces}}
    columns = [captions(rest)] + [captions(player) for player in public.get("players", [])]
    top = MARGIN + LINE * (len(heading) + 1)
    board = list(_grid(pieces, marks, top))
    left = MARGIN + (_width(pieces, marks) + MARGIN if board else 0)
    height = max(top + LINE * (2 + max(map(len, columns))), top + _height(pieces, marks) + MARGIN)
    width = left + COLUMN * len(columns)
    body = chain(
        (_text(MARGIN, MARGIN + LINE * row, line) for row, line in enumerate(heading, 1)),
        board,
        *(_column(number, lines, left, top) for number, lines in enumerate(columns)),
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="monospace" font-size="12">\n'
        f'<rect width="{width}" height="{height}" fill="#fdfaf3"/>\n' + "\n".join(body) + "\n</svg>"
    )


def _column(number: int, lines: list[str], left: int, top: int) -> Iterator[str]:
    """The table in the first column, and a seat in each of the others."""
    x = left + COLUMN * number
    if number:
        yield f'<rect x="{x}" y="{top}" width="12" height="12" fill="{_colour(number - 1)}"/>'
        yield _text(x + 18, top + 11, f"seat {number}")
    for row, line in enumerate(lines, 2 if number else 1):
        yield _text(x, top + LINE * row, line)


def _grid(pieces: dict[str, list[Plain]], marks: list[tuple[int, int]], top: int) -> Iterator[str]:
    across, down = _extent(pieces, marks)
    for y in range(down):
        for x in range(across):
            yield _square(x, y, top, CELL, "#efe6d0")
    for x, y in marks:
        left, bottom = MARGIN + CELL * x, top + CELL * (y + 1)
        yield (
            f'<path d="M{left + 4} {bottom - 4}h{CELL - 8}l{4 - CELL // 2} {8 - CELL}z" '
            'fill="#c8a95a"/>'
        )
    for piece in chain.from_iterable(pieces.values()):
        x, y = piece["cell"]
        yield _square(x, y, top, CELL - 8, _colour(piece.get("seat")))


def _square(x: int, y: int, top: int, size: int, fill: str) -> str:
    inset = (CELL - size) // 2
    return (
        f'<rect x="{MARGIN + CELL * x + inset}" y="{top + CELL * y + inset}" width="{size}" '
        f'height="{size}" fill="{fill}" stroke="#8d7b52" stroke-width="0.5"/>'
    )


def _text(x: int, y: int, line: str) -> str:
    return f'<text x="{x}" y="{y}" xml:space="preserve">{escape(line)}</text>'


def _colour(seat: int | None) -> str:
    return NO_SEAT_COLOUR if seat is None else SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def _is_pieces(value: object) -> bool:
    return isinstance(value, list | tuple) and bool(value) and _has_cell(value[0])


def _has_cell(item: object) -> bool:
    return isinstance(item, dict) and _is_cell(item.get("cell"))


def _is_cell(value: object) -> bool:
    return (
        isinstance(value, list | tuple)
        and len(value) == 2
        and all(isinstance(number, int) for number in value)
    )


def _cells(value: object) -> Iterator[tuple[int, int]]:
    """All cells in lists of cells, however deep."""
    if isinstance(value, dict):
        for part in value.values():
            yield from _cells(part)
    elif isinstance(value, list | tuple):
        for part in value:
            if _is_cell(part):
                yield (part[0], part[1])
            else:
                yield from _cells(part)


def _piece_cells(pieces: dict[str, list[Plain]]) -> set[tuple[int, int]]:
    return {tuple(piece["cell"]) for piece in chain.from_iterable(pieces.values())}


def _extent(pieces: dict[str, list[Plain]], marks: list[tuple[int, int]]) -> tuple[int, int]:
    cells = [*marks, *_piece_cells(pieces)]
    if not cells:
        return 0, 0
    return 1 + max(x for x, _ in cells), 1 + max(y for _, y in cells)


def _width(pieces: dict[str, list[Plain]], marks: list[tuple[int, int]]) -> int:
    return CELL * _extent(pieces, marks)[0]


def _height(pieces: dict[str, list[Plain]], marks: list[tuple[int, int]]) -> int:
    return CELL * _extent(pieces, marks)[1]
