"""The log: what happened, in sentences, turn by turn, as one seat may know it."""

from __future__ import annotations

import msgspec

from digsite.core.seats import CHANCE
from digsite.play import Entry, Table
from digsite.text import Voice


class Turn(msgspec.Struct, frozen=True):
    """The entries of one turn in words; `seat` is whose turn it was, or chance."""

    number: int
    seat: int
    first: int  # the entry it begins with
    lines: list[str]


class Line(msgspec.Struct, frozen=True):
    """A sentence of the log, and whether it is of little interest."""

    text: str
    minor: bool


class Chronicle:
    """Tells a table's journal to one reader; it follows undo, and tells nothing twice."""

    def __init__(self, table: Table, reader: int, voice: Voice) -> None:
        self.table = table
        self.reader = reader
        self.voice = voice
        self._told: list[tuple[Entry, list[Line]]] = []

    def lines(self, since: int = 0) -> list[str]:
        """The sentences from an entry on."""
        return [line.text for line in self._lines(since)]

    def entries(self) -> list[list[str]]:
        """The sentences by entry."""
        self._catch_up()
        return [[line.text for line in lines] for _, lines in self._told]

    def gist(self, since: int = 0) -> list[str]:
        """The same without what is of little interest, unless there is nothing else."""
        lines = self._lines(since)
        return [line.text for line in lines if not line.minor] or [line.text for line in lines]

    def turns(self, since: int = 0) -> list[Turn]:
        """The same, grouped by turn."""
        self._catch_up()
        turns: list[Turn] = []
        for number, (entry, lines) in enumerate(self._told[since:], since):
            if not turns or entry.turn != turns[-1].number:
                turns.append(Turn(entry.turn, self._owner(number), number, []))
            turns[-1].lines.extend(line.text for line in lines)
        return [turn for turn in turns if turn.lines]

    def last_turn_of(self, seat: int) -> int:
        """The entry after the seat's last turn (not counting the one it is having)."""
        journal, turn = self.table.journal, self.table.state.turn
        mine = self.table.actor == seat
        for at in range(len(journal), 0, -1):
            entry = journal[at - 1]
            if entry.seat == seat and not (mine and entry.turn == turn):
                return self._end_of_draws(at)
        return 0

    def _lines(self, since: int) -> list[Line]:
        self._catch_up()
        return [line for _, lines in self._told[since:] for line in lines]

    def _end_of_draws(self, at: int) -> int:
        """What chance added to a turn belongs to it."""
        journal = self.table.journal
        while at < len(journal) and journal[at].seat == CHANCE:
            if journal[at].turn != journal[at - 1].turn:
                break
            at += 1
        return at

    def _owner(self, at: int) -> int:
        """Whose turn an entry belongs to: the first player who acts in it."""
        journal = self.table.journal
        turn = journal[at].turn
        while at > 0 and journal[at - 1].turn == turn:
            at -= 1
        acting = (entry.seat for entry in journal[at:] if entry.seat != CHANCE)
        first = next(acting, CHANCE)
        return first if any(e.turn == turn and e.seat == first for e in journal[at:]) else CHANCE

    def _catch_up(self) -> None:
        table, told = self.table, self._told
        while told and (
            len(told) > table.version or told[-1][0] is not table.journal[len(told) - 1]
        ):
            told.pop()
        for at in range(len(told), table.version):
            events = table.game.happened(table.state, table.rows[at], self.reader)
            lines = [Line(self.voice.event(event), event.minor) for event in events]
            told.append((table.journal[at], lines))
