"""What may be taken back: decisions of one's turn, more if all agree, never a draw or a reveal."""

from __future__ import annotations

from digsite.core.seats import CHANCE
from digsite.core.state import State
from digsite.play import Entry, Table
from digsite.play.preview import outlook

from ..store.rows import EntryRow, StoredMatch
from .loading import rebuilt
from .match import Match


def can_undo(match: Match, seat: int) -> bool:
    """Whether a seat may take back its last decision without asking."""
    found = match.cache.get(("undo", seat))
    if found is None:
        found = match.cache[("undo", seat)] = _can_undo(match, seat)
    return bool(found)


def taken_back(table: Table) -> Table:
    """The table before its last decision."""
    earlier = table.fork()
    earlier.undo()
    return earlier


def agreed_undo(stored: StoredMatch, live: list[EntryRow], seat: int) -> Table | None:
    """The table before the last decision of a seat; nothing if a draw or a reveal lies between."""
    mine = [at for at, entry in enumerate(live) if entry.seat == seat]
    if not mine:
        return None
    target = mine[-1]
    if any(entry.kind == "chance" for entry in live[target:]):
        return None
    whole = rebuilt(stored.facts, len(stored.seats), live)
    table = rebuilt(stored.facts, len(stored.seats), live[:target])
    walking = table.fork()
    for entry in whole.journal[target:]:
        if reveals(walking, walking.state, entry):
            return None
        walking.submit(entry.seat, entry.action)
    table.forget()
    return table


def reveals(table: Table, before: State, entry: Entry) -> bool:
    """Whether an entry showed its player something unknown, or somebody drew."""
    if entry.seat == CHANCE:
        return True
    veiled = table.game.veil(before, entry.seat)
    return outlook(table.game, veiled, entry.seat, entry.action).reveals


def _can_undo(match: Match, seat: int) -> bool:
    table = match.playing
    if match.facts.undo == "never" or match.head.state != "running":
        return False
    before = table.position_before()
    if before is None or table.actor != seat or table.journal[-1].seat != seat:
        return False
    return not reveals(table, before, table.journal[-1])
