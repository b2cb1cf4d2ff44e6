"""What happened since a seat last decided, and what each entry meant for its points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from digsite.play import Table

from ..store.rows import EntryRow
from .loading import begun_at, follow, live_entries


def own_of(rows: Sequence[EntryRow], seat: int | None) -> list[EntryRow]:
    """The last decision of a seat and what chance added to it, if it is here."""
    own: list[EntryRow] = []
    last: EntryRow | None = None
    for row in live_entries([row for row in rows if row.version >= _given(rows)]):
        if row.kind == "action" and row.seat == seat:
            own = [row]
        elif row.kind == "chance" and own and own[-1] is last:
            own.append(row)
        last = row
    return own


def first_of(rows: Sequence[EntryRow]) -> int:
    """The version after the set-up, or after what was given: what came before is no news."""
    played = next((row.version for row in rows if row.turn > 0), len(rows))
    return max(played, _given(rows))


def _given(rows: Sequence[EntryRow]) -> int:
    begun = begun_at(rows)
    return 0 if begun is None else begun.version + 1


def standings(table: Table, seat: int, rows: Iterable[EntryRow]) -> list[int]:
    """The points of a seat at a table, and after each entry that follows."""
    rows = list(rows)
    living = {row.version for row in live_entries(rows)}
    found = [standing_of(table, seat)]
    for row in rows:
        if row.version in living:
            found.append(standing_of(follow(table, [row]), seat))
        else:
            found.append(found[-1])
    return found


def standing_of(table: Table, seat: int) -> int:
    """What a seat counts as its own, of what it knows itself."""
    return table.game.standing(table.game.veil(table.state, seat), seat)
