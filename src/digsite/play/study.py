"""A study: a game with everything that might have been played instead, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from digsite.core.errors import BadInput
from digsite.core.game import AnyGame
from digsite.core.records import Action

from .annotations import DEEPEST, MARKS, comment_problem
from .record import Seated
from .table import Entry, Table


class Node:
    """A position: the entry that led here, and what was played or tried from it."""

    __slots__ = ("_comment", "_mark", "deep", "entry", "next", "parent")

    def __init__(self, entry: Entry | None = None, parent: Node | None = None) -> None:
        self.entry, self.parent = entry, parent
        self.next: list[Node] = []  # the first goes on, the others are variations
        self.deep: int = (
            0 if parent is None else parent.deep + bool(parent.next)
        )  # when it was tried
        self._comment, self._mark = "", ""

    @property
    def comment(self) -> str:
        return self._comment

    @comment.setter
    def comment(self, comment: str) -> None:
        if problem := comment_problem(comment):
            raise BadInput(problem)
        self._comment = comment

    @property
    def mark(self) -> str:
        return self._mark

    @mark.setter
    def mark(self, mark: str) -> None:
        if mark not in ("", *MARKS):
            raise BadInput(f"a mark is one of {' '.join(MARKS)}")
        if mark and self.entry is None:
            raise BadInput("only a move can be marked")
        self._mark = mark

    def line(self) -> list[Node]:
        """The nodes from the start to this one, the start left out."""
        path: list[Node] = []
        node: Node | None = self
        while node is not None and node.entry is not None:
            path.append(node)
            node = node.parent
        return path[::-1]

    def grow(self, entry: Entry) -> Node:
        """The node after an entry; one that is there already is not made twice."""
        for node in self.next:
            if node.entry == entry:
                return node
        node = Node(entry, self)
        if node.deep > DEEPEST:
            raise BadInput(f"variations are at most {DEEPEST} deep")
        self.next.append(node)
        return node


class Study:
    """A tree of positions of one game. Every move in it is legal: it was played to get there."""

    def __init__(self, empty: Table, seated: Sequence[Seated], seal: str = "none") -> None:
        self._empty = empty
        self.seated, self.seal = tuple(seated), seal
        self.root = Node()

    @classmethod
    def of(cls, table: Table, seated: Sequence[Seated], seal: str = "none") -> Study:
        """A game as it was played, with nothing beside it yet."""
        study = cls(Table(table.game, table.seats, table.options, table.cards), seated, seal)
        node = study.root
        for entry in table.journal:
            node = node.grow(entry)
        return study

    @property
    def game(self) -> AnyGame:
        return self._empty.game

    def table_at(self, node: Node) -> Table:
        """The game as it stands at a node, played from the start."""
        table = self._empty.fork()
        for step in node.line():
            assert step.entry is not None
            table.submit(step.entry.seat, step.entry.action)
        return table

    def play(self, node: Node, seat: int, action: Action) -> Node:
        """Play something from a node (`Refused` if the rules say no)."""
        table = self.table_at(node)
        table.submit(seat, action)
        return node.grow(table.journal[-1])

    def remove(self, node: Node) -> None:
        """Cut a node off, with all that follows it."""
        if node.parent is None:
            raise BadInput("the start cannot be removed")
        node.parent.next.remove(node)

    def promote(self, node: Node) -> None:
        """Make a variation what goes on from its parent."""
        if node.parent is not None:
            node.parent.next.remove(node)
            node.parent.next.insert(0, node)

    def main_line(self) -> list[Node]:
        """What was played, or what goes on first everywhere."""
        line, node = list[Node](), self.root
        while node.next:
            node = node.next[0]
            line.append(node)
        return line

    def nodes(self) -> Iterator[Node]:
        """All nodes, the start first."""
        waiting = [self.root]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.next))

    @property
    def plain(self) -> bool:
        """Whether there is nothing but the moves of one game."""
        return all(
            len(node.next) < 2 and not node.comment and not node.mark for node in self.nodes()
        )
