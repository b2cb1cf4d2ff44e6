"""What is stored, as typed rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from digsite.core.typed import json_decoder

from ..messages import ClockRule, Clocks, EntryKind, MatchState, Outcome, SittingKind, UndoRule

Stored = Any  # a row of SQLAlchemy, or one of its values: only the tables know their types


class Facts(msgspec.Struct, frozen=True):
    """What a match was set up with; it never changes."""

    id: str
    game: str
    rules: int
    options: dict[str, bool]
    cards: bytes | None
    digest: str
    name: str | None
    owner: str
    listed: bool
    spectators: bool
    undo: UndoRule
    hints: bool
    clock: ClockRule
    seal: bytes | None
    seal_line: str
    created: float


class Head(msgspec.Struct, frozen=True):
    """What every change of a match may change."""

    state: MatchState
    since: float
    revision: int
    version: int
    actor: int
    draws: int
    clocks: Clocks
    wake: float | None = None
    outcome: Outcome | None = None
    rematch: str | None = None
    frozen: str | None = None


class SeatRow(msgspec.Struct, frozen=True):
    """A seat and who sits there."""

    match: str
    seat: int
    kind: SittingKind
    person: str | None
    name: str
    colour: str | None
    bot: str | None
    friend: bool
    kept_by: str | None
    resigned: bool
    done: bool
    since: float

    @property
    def player(self) -> str | None:
        """The bot that decides for this seat at the moment, if one does."""
        return self.bot if self.kind == "bot" else self.kept_by


class EntryRow(msgspec.Struct, frozen=True):
    """One entry of the log."""

    match: str
    version: int  # counted from 0: the entry makes version + 1
    kind: EntryKind
    seat: int | None
    turn: int
    length: int
    action: bytes | None
    tape: bytes | None
    snapshot: bytes | None
    key: str | None
    at: float


class DecisionRow(msgspec.Struct, frozen=True):
    """What was decided in one entry of the log, or how far was gone back."""

    kind: EntryKind
    seat: int | None
    length: int
    action: bytes | None


class SeatChange(msgspec.Struct, frozen=True):
    """The columns of a seat that a step changes, and no others."""

    seat: int
    columns: dict[str, Any]


def seat_changes(before: Sequence[SeatRow], after: Sequence[SeatRow]) -> tuple[SeatChange, ...]:
    """What is different from seat to seat."""
    changes = []
    for old, new in zip(before, after, strict=True):
        if old is new:
            continue
        columns = {
            name: getattr(new, name)
            for name in SeatRow.__struct_fields__
            if getattr(new, name) != getattr(old, name)
        }
        if columns:
            changes.append(SeatChange(new.seat, columns))
    return tuple(changes)


def has_draws(action: bytes | None) -> bool:
    """Whether an entry holds draws beside what was decided: a list instead of one action."""
    return action is not None and action.startswith(b"[")


def with_draw(action: bytes, draw: bytes) -> bytes:
    """What an entry holds, and one more draw that belongs to it."""
    return (
        action[:-1] + b"," + draw + b"]"
        if has_draws(action)
        else b"[" + action + b"," + draw + b"]"
    )


class Change(msgspec.Struct, frozen=True):
    """One step of a match: applied as a whole, and only on the revision it was made on."""

    match: str
    before: int
    head: Head
    entries: tuple[EntryRow, ...] = ()
    seats: tuple[SeatChange, ...] = ()


class StoredMatch(msgspec.Struct, frozen=True):
    """A match without its log."""

    facts: Facts
    head: Head
    seats: tuple[SeatRow, ...]


_SHAPED: dict[str, msgspec.json.Decoder[object]] = {
    "options": json_decoder(dict[str, bool]),
    "clock": json_decoder(ClockRule),
    "clocks": json_decoder(Clocks),
    "outcome": json_decoder(Outcome),
}


def to_columns(row: Facts | Head) -> dict[str, object]:
    """A row as the values of its columns."""
    columns = msgspec.structs.asdict(row)
    for name in _SHAPED.keys() & columns.keys():
        if columns[name] is not None:
            columns[name] = msgspec.json.encode(columns[name])
    return columns


def facts_of(row: Stored) -> Facts:
    return Facts(**{name: _value(row, name) for name in Facts.__struct_fields__})


def head_of(row: Stored) -> Head:
    return Head(**{name: _value(row, name) for name in Head.__struct_fields__})


def _value(row: Stored, name: str) -> Stored:
    value = getattr(row, name)
    if value is not None and name in _SHAPED:
        return _SHAPED[name].decode(value)
    return value
