"""Text as rows: wrapped, cut, set in columns."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from textwrap import wrap

from .boards import board
from .boards.seat_marks import hue
from .scene import Offer, Row, Span

_FRENCH = re.compile(" (?=[:;!?»%])|(?<=«) ")
SEAT_MARKS = "●▲■◆✚▼"
SEAT_STYLES = (*[hue(seat, strong=False) for seat in range(4)], "#a9743a", "#868686")


def seat_style(seat: int, key: str) -> str:
    """The colour of a seat: that of its game's drawing if it names any; chance has a quiet one."""
    styles = getattr(board(key), "SEAT_STYLES", SEAT_STYLES)
    return str(styles[seat % len(styles)]) if seat >= 0 else "dim"


def seat_mark(seat: int) -> str:
    return SEAT_MARKS[seat % len(SEAT_MARKS)] if seat >= 0 else "·"


def wrapped(text: str, width: int, style: str = "", indent: str = "") -> list[Row]:
    """A paragraph in lines that fit; later lines are indented."""
    return [[Span(line, style)] for line in _wrapped(text, max(width, 8), indent)]


@lru_cache(maxsize=4096)
def _wrapped(text: str, width: int, indent: str) -> list[str]:
    kept = _FRENCH.sub("\u00a0", text)  # such a sign does not begin a line
    lines = wrap(kept, width, subsequent_indent=indent) or [""]
    return [line.replace("\u00a0", " ") for line in lines]


def bulleted(lines: Sequence[str], width: int, style: str = "") -> list[Row]:
    """Sentences, each with a dot before it."""
    return [row for line in lines for row in wrapped(f"· {line}", width, style, "  ")]


def cut(text: str, width: int) -> str:
    """Text that fits, with a sign that something is missing."""
    return text if len(text) <= width else text[: max(width - 1, 0)] + "…"


def offer_rows(
    offers: Sequence[Offer], numbers: Sequence[int], width: int, height: int
) -> list[Row]:
    """Offers with their numbers, in as many columns as they need and as fit."""
    if not offers:
        return []
    labels = [f"{number:>2} {offer.text}" for number, offer in zip(numbers, offers, strict=True)]
    longest = max(len(label) for label in labels)
    columns = max(1, min(-(-len(offers) // max(height, 1)), (width + 2) // (longest + 2)))
    if columns == 1:
        return [
            [Span(row[0].text.ljust(width), "", offer.word)]
            for label, offer in zip(labels, offers, strict=True)
            for row in wrapped(label, width, "", "   ")
        ]
    room = min(longest, width)
    lines = -(-len(offers) // columns)
    rows: list[Row] = []
    for line in range(lines):
        row: Row = []
        for at in range(line, len(offers), lines):
            label = cut(labels[at], room)
            if row:
                row.append(Span("  "))
            row.append(Span(label.ljust(room), "", offers[at].word))
        rows.append(row)
    return rows
