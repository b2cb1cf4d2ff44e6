"""What happened, as the log keeps it: rows, and the version of the rules that told them.

The codes of rows mean something to those rules only; rules of another version tell them again.
Tapes written before they had a version are of the rules their match was set up with.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from sqlalchemy import Connection

from digsite.core.game import Rows
from digsite.games import load

from ..store.match_rows import read_entries
from ..store.rows import EntryRow, Facts
from .loading import follow, live_entries, rebuilt


class _Tape(msgspec.Struct, frozen=True):
    rules: int
    rows: Rows


_TAPES = msgspec.msgpack.Decoder(_Tape | Rows)  # made once: that takes longer than to read one


def tape_of(rules: int, rows: Rows) -> bytes:
    """Rows and the version of the rules that told them, as bytes."""
    return msgspec.msgpack.encode(_Tape(rules, rows))


@lru_cache(maxsize=1024)
def rows_of(tape: bytes) -> Rows:
    """The rows alone, of a tape that `read_told` gave; each who looks on is told of the same."""
    return _opened(tape, 0).rows


def read_told(
    connection: Connection, facts: Facts, seats: int, since: int, upto: int | None = None
) -> list[EntryRow]:
    """The log from a version on, its tapes as the rules of today tell them."""
    wanted = read_entries(connection, facts.id, since, upto)
    rules = load(facts.game).rules
    if all(row.tape is None or _opened(row.tape, facts.rules).rules == rules for row in wanted):
        return wanted
    before = read_entries(connection, facts.id, 0, since) if since else []
    return _told_again(facts, seats, [*before, *wanted])[len(before) :]


def _told_again(facts: Facts, seats: int, log: Sequence[EntryRow]) -> list[EntryRow]:
    table = rebuilt(facts, seats, [])
    told: list[EntryRow] = []
    for row in log:
        if row.kind == "undo":
            table = rebuilt(facts, seats, live_entries([*told, row]))
        if row.tape is not None:
            known = len(table.rows)
            rows = [told_row for each in follow(table, [row]).rows[known:] for told_row in each]
            row = msgspec.structs.replace(row, tape=tape_of(table.game.rules, rows))
        told.append(row)
    return told


def _opened(tape: bytes, untagged: int) -> _Tape:
    """A tape; `untagged` is the version of one that does not say it."""
    found = _TAPES.decode(tape)
    return found if isinstance(found, _Tape) else _Tape(untagged, found)
