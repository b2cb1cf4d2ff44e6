"""A study as text: a record with comments, marks and other lines of play between the moves."""

from __future__ import annotations

from collections.abc import Iterator

from .record import ANNOTATED, header, move_lines, record_text
from .study import Node, Study
from .table import Entry, Table


def study_text(study: Study) -> str:
    """A study as a record; one with nothing but moves is a record as ever (version 1)."""
    line = study.main_line()
    table = study.table_at(line[-1] if line else study.root)
    if study.plain:
        return record_text(table, study.seated, study.seal)
    lines = [*_said(study.root), *_lines(table, study.root)]
    return "\n".join([ANNOTATED, *header(table, study.seated, study.seal), "", *lines]) + "\n"


def _lines(table: Table, root: Node) -> Iterator[str]:
    """All moves; a variation stands right behind the move it replaces."""
    open_ = [_line(table, root.next[0])] if root.next else []
    while open_:
        for step in open_[-1]:
            if isinstance(step, Node):
                yield "("
                open_.append(_line(table, step))
                break
            yield step
        else:
            open_.pop()
            if open_:
                yield ")"


def _line(table: Table, node: Node) -> Iterator[str | Node]:
    """A line of play from a node on, with the first nodes of the variations that leave it."""
    played: list[Entry] = []
    while True:
        assert node.entry is not None
        assert node.parent is not None
        played.append(node.entry)
        first, *others = node.parent.next
        if node is not first:
            others = []
        if others or node.comment or node.mark:
            yield from move_lines(table, played)
            played.clear()
            yield from _said(node)
            yield from others
        if not node.next:
            break
        node = node.next[0]
    yield from move_lines(table, played)


def _said(node: Node) -> Iterator[str]:
    if node.mark:
        yield f"$ {node.mark}"
    for row in node.comment.split("\n") if node.comment else []:
        yield f"# {row}".rstrip()
