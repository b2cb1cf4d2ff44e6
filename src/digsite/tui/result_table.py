"""The points of everybody by source, as a table in which no word is cut."""

from __future__ import annotations

from textwrap import wrap

from digsite.text import Voice

from .results import Result, results
from .rows import cut, seat_mark, seat_style
from .scene import Row, Span
from .session import Session

LEAST_NAME, MOST_NAME = 10, 24  # columns
BESIDES = 13  # what a line takes besides the name and the points by source


def result_rows(session: Session, width: int) -> list[Row]:
    """One line per player where the sources fit side by side, else one line per source."""
    found = results(session)
    sources = [s for s in session.game.sources if any(r.sources.get(s) for r in found)]
    heads = [_heading(session.voice.source(source)) for source in sources]
    widths = [max(4, *[len(line) for line in head]) for head in heads]
    longest = min(max([LEAST_NAME, *[len(result.name) for result in found]]), MOST_NAME)
    taken = sum(widths) + BESIDES  # besides names and gaps
    if taken + len(widths) + longest > width:
        return _by_source(session, found, sources, width)
    gap = 2 if taken + 2 * len(widths) + longest <= width else 1
    name = min(width - taken - gap * len(widths), MOST_NAME)
    columns = [f"{{:>{gap + column}}}" for column in widths]
    rows = _headings(session.voice, heads, columns, name)
    for result in found:
        style = seat_style(result.seat, session.game.key)
        who = f" {seat_mark(result.seat)} {cut(result.name, name):<{name}}"
        row: Row = [Span(who, f"bold {style}")]
        for source, column in zip(sources, columns, strict=True):
            row.append(Span(column.format(result.sources.get(source, 0))))
        row.append(Span(f"{result.points:>7}", "bold"))
        row.append(Span("  ★" if result.place == 1 else "", "bold yellow"))
        rows.append(row)
    return rows


def _heading(text: str) -> list[str]:
    """A name in lines of a column; no word is divided."""
    return wrap(text, 12, break_long_words=False)


def _headings(voice: Voice, heads: list[list[str]], columns: list[str], name: int) -> list[Row]:
    """The names of the sources, in as many lines as the longest needs."""
    height = max([len(head) for head in heads], default=1)
    rows: list[Row] = []
    for line in range(height):
        last = line == height - 1
        player, total = (voice.say("end-player"), voice.say("end-total")) if last else ("", "")
        row: Row = [Span(f"   {player:<{name}}", "dim")]
        for head, column in zip(heads, columns, strict=True):
            text = ([""] * (height - len(head)) + head)[line]
            row.append(Span(column.format(text), "dim"))
        rows.append([*row, Span(f"{total:>7}", "dim")])
    return rows


def _by_source(session: Session, found: list[Result], sources: list[str], width: int) -> list[Row]:
    """The players side by side; only their names are cut, and only if they must be."""
    voice = session.voice
    total = voice.say("end-total")
    names = [f"{seat_mark(result.seat)} {result.name}" for result in found]
    names = [f"{n} ★" if r.place == 1 else n for n, r in zip(names, found, strict=True)]
    texts = [*map(voice.source, sources), total]
    least = max(len(word) for text in texts for word in text.split())
    left = width - 1 - sum(max(len(name), 6) + 2 for name in names)
    label = min(max(len(text) for text in texts), max(left, least))
    if left < least:
        room = (width - label - 1) // len(found) - 2
        names = [cut(name, room) for name in names]
    styles = [f"bold {seat_style(result.seat, session.game.key)}" for result in found]
    head: Row = [Span(" " * (label + 1))]
    head += [Span(f"  {name:>6}", style) for name, style in zip(names, styles, strict=True)]
    rows = [head]
    for source in sources:
        *before, told = wrap(voice.source(source), label)
        rows += [[Span(f" {line}", "dim")] for line in before]
        row: Row = [Span(f" {told:<{label}}", "dim")]
        for name, result in zip(names, found, strict=True):
            row.append(Span(f"{result.sources.get(source, 0):>{max(len(name), 6) + 2}}"))
        rows.append(row)
    last: Row = [Span(f" {total:<{label}}", "dim")]
    for name, result in zip(names, found, strict=True):
        last.append(Span(f"{result.points:>{max(len(name), 6) + 2}}", "bold"))
    return [*rows, last]
