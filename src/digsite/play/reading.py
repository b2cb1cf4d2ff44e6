"""A study as one reads it: line after line, a variation right behind the move it replaces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from digsite.core.records import Action, Event, Param
from digsite.core.seats import CHANCE

from .analysis import told_openly
from .study import Node, Study
from .table import Table


class Read(msgspec.Struct, frozen=True):
    """A node as a reader may know it: what was decided, or else what happened."""

    place: str
    parent: str  # the place it was played from
    node: Node
    deep: int  # variations within variations
    action: Action | None  # none: of others only what happened is known
    about: Mapping[str, Param]
    events: tuple[Event, ...]


def readings(study: Study, eyes: int | None) -> Iterator[Read]:
    """All nodes but the start, with the eyes of a seat or (none) with all cards open."""
    if study.root.next:
        table = study.table_at(study.root)
        yield from _Line(eyes, 0, "").read(study.root.next[0], table, 1, "0")


class _Line:
    """One line of play; `prefix` is what the places of its nodes begin with."""

    def __init__(self, eyes: int | None, deep: int, prefix: str) -> None:
        self.eyes, self.deep, self.prefix = eyes, deep, prefix

    def read(self, node: Node, table: Table, steps: int, parent: str) -> Iterator[Read]:
        """The line from a node on, which was played at `table`."""
        going: Node | None = node
        while going is not None:
            place, others = f"{self.prefix}{steps}", _others(going)
            before = table.fork() if others else table
            yield self._read(going, table, place, parent)
            for branch, other in others:
                prefix = f"{parent}.{branch}."
                line = _Line(self.eyes, self.deep + 1, prefix)
                yield from line.read(other, before.fork(), 0, parent)
            going, parent, steps = (going.next[0] if going.next else None), place, steps + 1

    def _read(self, node: Node, table: Table, place: str, parent: str) -> Read:
        entry, game = node.entry, table.game
        assert entry is not None
        own = entry.seat != CHANCE and self.eyes in (None, entry.seat)
        about = game.about(table.state, entry.action) if own else {}
        table.submit(entry.seat, entry.action)
        if self.eyes is None:
            events = told_openly(table)
        else:
            events = game.happened(table.state, table.rows[-1], self.eyes)
        action = entry.action if own else None
        return Read(place, parent, node, self.deep, action, about, events)


def _others(node: Node) -> list[tuple[int, Node]]:
    """The variations that leave where a node was played; told where it goes on."""
    assert node.parent is not None
    siblings = node.parent.next
    return list(enumerate(siblings))[1:] if siblings[0] is node else []
