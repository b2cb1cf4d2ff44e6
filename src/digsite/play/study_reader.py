"""A record made a study again: every line of play in it is played, so nothing in it is illegal."""

from __future__ import annotations

from digsite.core.errors import BadInput, BadRecord
from digsite.games import load

from .annotations import DEEPEST, Annotation, Closed, Marked, Opened, Remark
from .record import Move, Record
from .replay import replay, replay_move
from .study import Node, Study
from .table import Table


def study_of(record: Record) -> Study:
    """The study a record holds (`BadRecord` with the line where it is not sound)."""
    study = Study.of(replay(record), record.seats, record.seal)
    if record.annotated:
        empty = Table(load(record.game), len(record.seats), record.options, record.cards)
        study.root = _Grower(record, empty).grown()
    return study


class _Grower:
    """Plays all lines; where a variation opens, the way back is kept."""

    def __init__(self, record: Record, empty: Table) -> None:
        self.record, self.root = record, Node()
        self.node, self.table = self.root, empty
        self.before = empty.fork()  # the table as it was before the last move
        self.kept: list[tuple[Node, Table, Table]] = []
        self.remarks: dict[Node, list[str]] = {}

    def grown(self) -> Node:
        for token in self.record.annotated:
            if isinstance(token, Move):
                self._move(token)
            else:
                self._annotate(token)
        if self.kept:
            raise BadRecord(self.record.file, 0, "a variation is opened and never closed")
        for node, rows in self.remarks.items():
            self._write(node, "\n".join(rows))
        return self.root

    def _move(self, move: Move) -> None:
        self.before = self.table.fork()
        replay_move(self.table, self.record, move)
        try:
            self.node = self.node.grow(self.table.journal[-1])
        except BadInput as error:
            raise BadRecord(self.record.file, move.line, str(error)) from None

    def _annotate(self, token: Annotation) -> None:
        match token:
            case Remark(text):
                self.remarks.setdefault(self.node, []).append(text)
            case Marked(mark):
                self._mark(mark, token.line)
            case Opened():
                self._open(token.line)
            case Closed():
                if not self.kept:
                    raise BadRecord(self.record.file, token.line, "no variation is open here")
                self.node, self.table, self.before = self.kept.pop()

    def _open(self, line: int) -> None:
        if self.node.parent is None:
            raise BadRecord(self.record.file, line, "a variation replaces a move: there is none")
        if len(self.kept) >= DEEPEST:
            raise BadRecord(self.record.file, line, f"variations are at most {DEEPEST} deep")
        self.kept.append((self.node, self.table, self.before))
        self.node, self.table = self.node.parent, self.before.fork()

    def _mark(self, mark: str, line: int) -> None:
        try:
            self.node.mark = mark
        except BadInput as error:
            raise BadRecord(self.record.file, line, str(error)) from None

    def _write(self, node: Node, comment: str) -> None:
        try:
            node.comment = comment
        except BadInput as error:
            raise BadRecord(self.record.file, 0, str(error)) from None
