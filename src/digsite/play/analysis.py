"""A study being looked at: one position of it, through one seat's eyes or with all cards open.

With the eyes of a seat there is what that seat knew when it was played, and nothing else: its
sight, its own decisions, draws as they come. With all cards open everybody's decisions can be
tried and chance told what to draw. Whoever opens a study sees to it that its game is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec

from digsite.core.dice import Dice
from digsite.core.records import Action, Event
from digsite.core.seats import CHANCE, NOBODY

from .sight import Sight, sight_of
from .study import Node, Study
from .table import Table


class Outcome(msgspec.Struct, frozen=True):
    """Something chance may do, and how likely it is."""

    action: Action
    share: float
    events: tuple[Event, ...]  # what would happen, with open cards


class Analysis:
    """A node of a study and a way to look at it; what is tried from it becomes a variation."""

    def __init__(self, study: Study, node: Node | None = None, eyes: int | None = None) -> None:
        self.study, self.eyes = study, eyes  # none: all cards open
        self._node = study.root
        self._table = study.table_at(self._node)
        self.go(node or study.root)

    @property
    def node(self) -> Node:
        return self._node

    @property
    def table(self) -> Table:
        """The game as it stands here; who only looks through `eyes` is not given it."""
        return self._table

    @property
    def seat(self) -> int:
        """Whose sight is shown: with open cards that of who decides, or decided last."""
        return reader_of(self.eyes, self._table.actor, self._node)

    def go(self, node: Node) -> None:
        """Look at another node."""
        if node is not self._node:
            self._table = self.study.table_at(node)
        self._node = node

    def sight(self) -> Sight:
        """What is seen here, and what may be decided by who looks."""
        return sight_of(self._table, self.seat)

    def hands(self) -> tuple[msgspec.Struct, ...]:
        """What each seat has to itself, by seat; with the eyes of one nothing is told of others."""
        if self.eyes is not None:
            return ()
        game, state = self._table.game, self._table.state
        return tuple([game.private(state, seat) for seat in range(self._table.seats)])

    def outcomes(self) -> tuple[Outcome, ...]:
        """What chance may do now; with the eyes of a seat that would tell what others hold."""
        state = self._table.state
        if self.eyes is not None or state.actor != CHANCE:
            return ()
        decisions = state.legal()
        weights = [state.weight(decision) for decision in decisions]
        return tuple(
            self._outcome(decision, weight / sum(weights))
            for decision, weight in zip(decisions, weights, strict=True)
        )

    def play(self, actions: Sequence[Action]) -> None:
        """The small decisions of one gesture, all or none (`Refused`), by who looks.

        With open cards that is whoever is asked, chance too.
        """
        table = self._table.fork()
        for action in actions:
            table.submit(table.actor if self.eyes is None else self.eyes, action)
        self._follow(table)

    def deal(self, dice: Dice) -> None:
        """Let chance draw until a player is asked or the game is over."""
        table = self._table.fork()
        table.deal(dice)
        self._follow(table)

    def remove(self) -> None:
        """Cut this node off with all that follows, and go back to where it was tried."""
        with self._sealed_as_played():
            parent = self._node.parent
            self.study.remove(self._node)
        assert parent is not None
        self.go(parent)

    def promote(self) -> None:
        """Make the variation this node is in the line that goes on."""
        node: Node | None = self._node
        while node is not None and (node.parent is None or node.parent.next[0] is node):
            node = node.parent
        if node is not None:
            with self._sealed_as_played():
                self.study.promote(node)

    def _follow(self, table: Table) -> None:
        """Grow what a fork of the table here has played, and look at where that leads."""
        node = self._node
        with self._sealed_as_played():
            for entry in table.journal[self._table.version :]:
                node = node.grow(entry)
        self._node, self._table = node, table

    @contextmanager
    def _sealed_as_played(self) -> Iterator[None]:
        """A seal speaks of the draws of one game: no other one keeps it."""
        before = self.study.main_line()
        yield
        if self.study.main_line() != before:
            self.study.seal = "none"

    def _outcome(self, decision: int, share: float) -> Outcome:
        table = self._table.fork()
        action = table.choose(decision)
        return Outcome(action, share, told_openly(table))


def told_openly(table: Table) -> tuple[Event, ...]:
    """What the last entry did, as told to who was shown most of it."""
    game, state, rows = table.game, table.state, table.rows[-1]
    everybody = game.happened(state, rows, NOBODY)
    for seat in range(table.seats):
        told = game.happened(state, rows, seat)
        if told != everybody:
            return told
    return everybody


def reader_of(eyes: int | None, actor: int, node: Node) -> int:
    """Through whose eyes: a seat's; else who decides here, or decided last."""
    if eyes is not None:
        return eyes
    if actor >= 0:
        return actor
    for step in reversed(node.line()):
        assert step.entry is not None
        if step.entry.seat != CHANCE:
            return step.entry.seat
    return NOBODY
