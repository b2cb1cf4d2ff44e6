"""Signs and styles of Mykerinos in a terminal, and rows put together from spans."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size

from ..scene import Row, Scene, Span

# A colour is also a shape, so that nobody needs to tell the hues apart.
MARKS: Final = "●▲■◆"
NEUTRAL_MARK: Final = "◇"
_HUES: Final = ("#2f86d1", "#d9600d", "#0d9a70", "#b565a7")  # on black and on white
CODES: Final = {
    "violet": "Vi",
    "lemon": "Le",
    "brown": "Br",
    "blackmore": "Bl",
    "tangerine": "Ta",
}
LINE: Final = "dim"
TARGET: Final = "reverse"


def mark(seat: int | None) -> str:
    """The sign of a seat's cubes; the neutral colour has no seat."""
    return NEUTRAL_MARK if seat is None else MARKS[seat]


def hue(seat: int | None, strong: bool = True) -> str:
    """The style of a seat's cubes."""
    colour = "" if seat is None else _HUES[seat]
    return f"bold {colour}".strip() if strong else colour


def code(patron: str | None) -> str:
    return "--" if patron is None else CODES[patron]


def lit(scene: Scene, word: str, style: str = "") -> tuple[str, str | None]:
    """The style and target of something that stands for an action, offered or not."""
    if scene.offered(word):
        return f"{style} {TARGET}".strip(), word
    return style, None


def player_name(scene: Scene, seat: int | None) -> str:
    """A player's name, the neutral colour's word."""
    if seat is None:
        return scene.voice.say("board-neutral")
    return str(scene.voice.word("seat", seat, scene.names))


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


def flowed(items: list[Row], between: Span, width: int) -> list[Row]:
    """Items one after another, on as many rows as they need."""
    rows: list[Row] = [[]]
    for item in items:
        if rows[-1] and length([*rows[-1], between, *item]) > width:
            rows.append([])
        rows[-1] += [between, *item] if rows[-1] else item
    return rows
