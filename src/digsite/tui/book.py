"""A rulebook as rows, with the line each clause begins at."""

from __future__ import annotations

import re
from textwrap import wrap

from digsite.text import Rulebook

from .scene import Row, Span

_NUMBER = re.compile(r"^\*\*([A-Z]{3}-[A-Z]?\d+)\*\* ?")
_STRONG = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")


def book_rows(
    book: Rulebook, width: int, marked: str | None = None
) -> tuple[list[Row], dict[str, int]]:
    """The text for a width, and the row of every clause; the marked one stands out."""
    rows: list[Row] = []
    starts: dict[str, int] = {}
    here = ""
    for block in _blocks(book.text):
        number = _NUMBER.match(block)
        if number:
            here = number[1]
            starts[here] = len(rows)
        if block.startswith("#"):
            here = ""
            rows += [[Span(block.lstrip("# "), "bold underline")], []]
        elif block.startswith("```"):
            rows += [[Span(line[:width], "cyan")] for line in block.split("\n")[1:-1]]
            rows.append([])
        elif block.startswith("|"):
            rows += [[Span(line[:width])] for line in block.split("\n")]
            rows.append([])
        else:
            rows += _paragraph(block, width, here == marked and here != "")
            rows.append([])
    return rows, starts


def _blocks(text: str) -> list[str]:
    """Paragraphs, headings and whole diagrams."""
    blocks: list[str] = []
    for part in re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL):
        if part.startswith("```"):
            blocks.append(part)
        else:
            blocks += [block.strip() for block in re.split(r"\n\s*\n", part) if block.strip()]
    return blocks


def _paragraph(block: str, width: int, marked: bool) -> list[Row]:
    rows: list[Row] = []
    number = _NUMBER.match(block)
    body = block[number.end() :] if number else block
    if number:
        rows.append([Span(f" {number[1]} ", "bold reverse" if marked else "bold yellow")])
    for line in body.split("\n"):
        bullet = re.match(r"\s*([-*]|\d+\.) ", line)
        indent = " " * len(bullet[0]) if bullet else ""
        plain = _STRONG.sub(lambda m: m[1] or m[2] or m[3], line)
        for text in wrap(plain, max(width - 2, 10), subsequent_indent=indent) or [""]:
            rows.append([Span("▌ " if marked else "  ", "bold yellow"), Span(text, "")])
    return rows
