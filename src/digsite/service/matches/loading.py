"""A table from the store: the last snapshot and the few entries after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from digsite.core.errors import BadSnapshot, DigsiteError
from digsite.core.game import AnyGame
from digsite.core.records import Action
from digsite.core.seats import CHANCE, NOBODY
from digsite.games import load
from digsite.play import Entry, Table

from ..store.match_rows import last_snapshot, read_decisions, read_match
from ..store.rows import DecisionRow, EntryRow, Facts, StoredMatch, has_draws
from .match import action_decoder, actions_decoder, cards_of

Logged = TypeVar("Logged", EntryRow, DecisionRow)


def load_match(connection: Connection, match: str) -> tuple[StoredMatch, Table | None] | None:
    """A match and its table as they are in the store; frozen if it cannot be gone on with."""
    stored = read_match(connection, match)
    if stored is None:
        return None
    if stored.head.actor == NOBODY or stored.head.frozen is not None:
        return stored, None
    try:
        return stored, load_table(connection, stored, stored.head.version)
    except (DigsiteError, msgspec.MsgspecError) as error:
        frozen = msgspec.structs.replace(stored.head, frozen=f"cannot be replayed: {error}")
        return msgspec.structs.replace(stored, head=frozen), None


def load_table(connection: Connection, stored: StoredMatch, version: int) -> Table:
    """The table as it was after some version."""
    facts = stored.facts
    base = last_snapshot(connection, facts.id, version)
    if base is not None:
        try:
            table = _from_snapshot(facts, base)
        except BadSnapshot:  # of other rules
            base = None
    if base is None:
        table = _fresh(facts, len(stored.seats))
    tail = read_decisions(connection, facts.id, base.version + 1 if base else 0, version)
    return follow(table, live_entries(tail, table.first))


def live_entries(log: Iterable[Logged], first: int = 0) -> list[Logged]:
    """The entries that were not taken back: together the journal from entry `first` on."""
    live: list[Logged] = []
    for entry in log:
        if entry.kind == "undo":
            if entry.length < first:
                raise BadSnapshot("an undo goes behind its snapshot")
            while live and live[-1].length > entry.length:
                live.pop()
        elif entry.kind in ("action", "chance"):
            live.append(entry)
    return live


def begun_at(log: Iterable[EntryRow]) -> EntryRow | None:
    """Where a match began that goes on from a given position; all before it was given."""
    return next((entry for entry in log if entry.kind == "begun"), None)


def rebuilt(facts: Facts, seats: int, live: Iterable[Logged]) -> Table:
    """The whole table from its first entry, every step checked."""
    return follow(_fresh(facts, seats), live)


def follow(table: Table, live: Iterable[Logged]) -> Table:
    """Do again what was decided."""
    for entry in live:
        for seat, action in decisions_of(table.game, entry):
            table.submit(seat, action)
    return table


def by_row(whole: Table, live: Iterable[EntryRow]) -> Iterator[tuple[Entry, EntryRow]]:
    """Every entry of a journal with the row of the log that holds it."""
    at = 0
    for row in live:
        for entry in whole.journal[at : row.length]:
            yield entry, row
        at = row.length


def decisions_of(game: AnyGame, entry: EntryRow | DecisionRow) -> list[tuple[int, Action]]:
    """Who decided what: a seat or chance, then the draws that belong to it."""
    assert entry.action is not None
    seat = CHANCE if entry.seat is None else entry.seat
    if not has_draws(entry.action):
        only = action_decoder(game.key).decode(entry.action)
        assert isinstance(only, Action)
        return [(seat, only)]
    found = actions_decoder(game.key).decode(entry.action)
    assert isinstance(found, list)
    action, *draws = found
    return [(seat, action), *[(CHANCE, draw) for draw in draws]]


def _from_snapshot(facts: Facts, entry: EntryRow) -> Table:
    assert entry.snapshot is not None
    game, cards = load(facts.game), cards_of(facts)
    state = game.unpack(entry.snapshot, facts.options, cards)
    return Table.restored(game, state, entry.length, facts.options, cards)


def _fresh(facts: Facts, seats: int) -> Table:
    return Table(load(facts.game), seats, facts.options, cards_of(facts))
