"""The log: what happened, in sentences, turn by turn, as one seat may know it."""

from __future__ import annotations

import msgspec

from digsite.core.seats import CHANCE
from digsite.play import Entry, Table

from .speech import Speech


class Turn(msgspec.Struct, frozen=True):
    """The entries of one turn in words; `seat` is whose turn it was, or chance."""

    number: int
    seat: int
    first: int  # the entry it begins with
    lines: list[str]


class Chronicle:
    """Tells a table's journal to one reader; it follows undo, and tells nothing twice."""

    def __init__(self, table: Table, reader: int, speech: Speech) -> None:
        self.table = table
        self.reader = reader
        self.speech = speech
        self._told: list[tuple[Entry, list[str]]] = []

    def lines(self, since: int = 0) -> list[str]:
        """The sentences from an entry on."""
        self._catch_up()
        return [line for _, lines in self._told[since:] for line in lines]

    def turns(self, since: int = 0) -> list[Turn]:
        """The same, grouped by turn."""
        self._catch_up()
        turns: list[Turn] = []
        for number, (entry, lines) in enumerate(self._told[since:], since):
            if turns and entry.turn == turns[-1].number:
                last = turns[-1]
                seat = entry.seat if last.seat == CHANCE else last.seat
                turns[-1] = Turn(last.number, seat, last.first, last.lines + lines)
            else:
                turns.append(Turn(entry.turn, entry.seat, number, list(lines)))
        return [turn for turn in turns if turn.lines]

    def last_turn_of(self, seat: int) -> int:
        """The entry after the seat's last turn (not counting the one it is having)."""
        journal, turn = self.table.journal, self.table.state.turn
        mine = self.table.actor == seat
        for at in range(len(journal), 0, -1):
            entry = journal[at - 1]
            if entry.seat == seat and not (mine and entry.turn == turn):
                return at
        return 0

    def _catch_up(self) -> None:
        table, told = self.table, self._told
        while told and (
            len(told) > table.version or told[-1][0] is not table.journal[len(told) - 1]
        ):
            told.pop()
        for at in range(len(told), table.version):
            events = table.game.happened(table.state, table.rows[at], self.reader)
            told.append((table.journal[at], [self.speech.event(event) for event in events]))
