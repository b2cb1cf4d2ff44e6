"""The next step of a match, worked out on a copy: nothing is true before it is stored."""

from __future__ import annotations

from typing import Literal

import msgspec

from digsite.core.game import Rows
from digsite.core.records import Action
from digsite.core.seats import CHANCE, OVER
from digsite.play import Table

from ..errors import NotNow
from ..messages import Clocks, EntryKind, MatchState, Outcome
from ..store.rows import (
    Change,
    EntryRow,
    Head,
    SeatRow,
    StoredMatch,
    seat_changes,
    with_draw,
)
from . import time_control
from .ending import outcome_of
from .match import Match
from .tapes import rows_of, tape_of

KEEPER = "curator"  # the bot that keeps a seat
LONGEST_TAIL = 64  # entries after a snapshot


class Draft(msgspec.Struct, frozen=True):
    """A step worked out: what to store, and what is true afterwards."""

    change: Change
    stored: StoredMatch
    table: Table | None


def postponed(match: Match, wake: float) -> Draft:
    """Nothing happens but that the match sleeps until then."""
    head = msgspec.structs.replace(match.head, revision=match.head.revision + 1, wake=wake)
    stored = StoredMatch(match.facts, head, match.seats)
    return Draft(Change(match.id, match.head.revision, head), stored, match.table)


class Step:
    """Collects the entries of one step; `draft` closes it."""

    def __init__(self, match: Match, now: float, table: Table | None = None) -> None:
        self.match, self.now = match, now
        self.table = table or match.playing.fork()
        self.seats: list[SeatRow] = list(match.seats)
        self.entries: list[EntryRow] = []
        self.draws = match.head.draws
        self.clocks: Clocks = match.head.clocks
        self.state: MatchState = match.head.state
        self.outcome: Outcome | None = match.head.outcome
        self.snapshot = False
        self._turn = self.table.state.turn

    def act(self, seat: int, action: Action) -> None:
        """A seat decides (`Refused` if the rules say no)."""
        self.table.submit(seat, action)
        self._write_down()

    def deal(self) -> None:
        """Chance decides by the seal, until a player is asked or it is over."""
        seal = self.match.seal
        while self.table.actor == CHANCE:
            if seal is None:
                raise NotNow("imported")
            self.table.choose(seal.draw(self.table.state, self.draws))
            self.draws += 1
            self._write_down()

    def go_back(self, table: Table) -> None:
        """Go on with an earlier table; the undo is an entry of its own."""
        self.table = table
        self.note("undo")

    def note(self, kind: EntryKind, seat: int | None = None) -> None:
        """Something that is no decision of the game."""
        self._add(kind, seat, self.table.state.turn, None, None)

    def sit(self, seat: int, **changes: object) -> None:
        """Change something about a seat."""
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], **changes)

    def keep(self, seat: int) -> None:
        """A bot keeps the seat from now on."""
        self.sit(seat, kept_by=KEEPER)
        self.note("replaced", seat)

    def come_back(self, seat: int) -> None:
        """A person takes its seat back from the bot that kept it."""
        if self.seats[seat].kept_by is None or self.seats[seat].resigned:
            return
        self.sit(seat, kept_by=None)
        self.clocks = time_control.returned(self.match.facts.clock, self.clocks, seat)
        self.note("returned", seat)

    def end(self, why: Literal["rules", "resigned", "aborted"]) -> None:
        """It is over."""
        self.outcome = outcome_of(self.table, self.seats, why)
        self.state = "aborted" if why == "aborted" else "over"
        self.seats = [msgspec.structs.replace(row, done=True, since=self.now) for row in self.seats]

    def draft(self, key: str | None = None) -> Draft:
        """The step as a whole."""
        if self.table.over and self.state == "running":
            self.end("rules")
        actor = OVER if self.state in ("over", "aborted") else self.table.actor
        head = self._head(actor)
        if self.entries:
            self._finish_last(key)
        change = Change(
            self.match.id,
            self.match.head.revision,
            head,
            tuple(self.entries),
            seat_changes(self.match.seats, self.seats),
        )
        stored = StoredMatch(self.match.facts, head, tuple(self.seats))
        return Draft(change, stored, self.table)

    def _head(self, actor: int) -> Head:
        old, rule = self.match.head, self.match.facts.clock
        clocks = time_control.moved(rule, self.clocks, self.seats, actor, self.now)
        return msgspec.structs.replace(
            old,
            state=self.state,
            since=old.since if self.state == old.state else self.now,
            revision=old.revision + 1,
            version=old.version + len(self.entries),
            actor=actor,
            draws=self.draws,
            clocks=clocks,
            wake=time_control.wake_time(rule, clocks, self.seats, actor, self.now),
            outcome=self.outcome,
        )

    def _finish_last(self, key: str | None) -> None:
        table = self.table
        wanted = (
            self.snapshot
            or table.state.turn != self._turn
            or table.over
            or len(table.journal) > LONGEST_TAIL
        )
        data = table.game.pack(table.state) if wanted else None
        last = self.entries[-1]
        self.entries[-1] = msgspec.structs.replace(last, key=key, snapshot=data)
        if wanted:
            table.forget()

    def _write_down(self) -> None:
        entry, rows = self.table.journal[-1], self.table.rows[-1]
        if isinstance(entry.action, self.table.game.unseen_draws):
            self._add_to_last(entry.action, rows)
            return
        kind: EntryKind = "chance" if entry.seat == CHANCE else "action"
        seat = None if entry.seat == CHANCE else entry.seat
        action = msgspec.json.encode(entry.action)
        self._add(kind, seat, entry.turn, action, tape_of(self.table.game.rules, rows))

    def _add_to_last(self, draw: Action, rows: Rows) -> None:
        """A draw that only one seat sees is no entry: the log would tell everybody their number."""
        last = self.entries[-1]
        assert last.action is not None
        assert last.tape is not None
        self.entries[-1] = msgspec.structs.replace(
            last,
            length=self.table.version,
            action=with_draw(last.action, msgspec.json.encode(draw)),
            tape=tape_of(self.table.game.rules, [*rows_of(last.tape), *rows]),
        )

    def _add(
        self,
        kind: EntryKind,
        seat: int | None,
        turn: int,
        action: bytes | None,
        tape: bytes | None,
    ) -> None:
        self.entries.append(
            EntryRow(
                match=self.match.id,
                version=self.match.version + len(self.entries),
                kind=kind,
                seat=seat,
                turn=turn,
                length=self.table.version,
                action=action,
                tape=tape,
                snapshot=None,
                key=None,
                at=self.now,
            )
        )
