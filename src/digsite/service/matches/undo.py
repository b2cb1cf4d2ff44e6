"""What may be taken back: decisions of one's turn, more if all agree, never a draw or a reveal."""

from __future__ import annotations

from digsite.core.dice import Dice
from digsite.core.seats import CHANCE
from digsite.core.state import State
from digsite.play import Entry, Table, preview

from ..store.rows import EntryRow, StoredMatch, has_draws
from .loading import rebuilt
from .match import Match


def can_undo(match: Match, seat: int) -> bool:
    """Whether a seat may take back its last decision without asking."""
    found = match.cache.get(("undo", seat))
    if found is None:
        found = match.cache[("undo", seat)] = _can_undo(match, seat)
    return bool(found)


def can_restart(match: Match, seat: int) -> bool:
    """Whether a seat may take back more than its last decision without asking."""
    found = match.cache.get(("restart", seat))
    if found is None:
        found = can_undo(match, seat) and _is_free(taken_back(match.playing), seat)
        match.cache[("restart", seat)] = found
    return bool(found)


def taken_back(table: Table) -> Table:
    """The table before its last decision."""
    earlier = table.fork()
    earlier.undo()
    return earlier


def turn_restarted(table: Table, seat: int) -> Table:
    """The table before all that a seat may take back, one decision after the other."""
    earlier = table.fork()
    while _is_free(earlier, seat):
        earlier.undo()
    return earlier


def agreed_undo(
    stored: StoredMatch, live: list[EntryRow], seat: int, first: int = 0
) -> Table | None:
    """The table before the last decision of a seat; nothing if a draw or a reveal lies between.

    What stands before version `first` was given to the match and is not taken back.
    """
    mine = [at for at, row in enumerate(live) if row.seat == seat and row.version >= first]
    if not mine:
        return None
    target = mine[-1]
    if any(entry.kind == "chance" or has_draws(entry.action) for entry in live[target:]):
        return None
    whole = rebuilt(stored.facts, len(stored.seats), live)
    table = rebuilt(stored.facts, len(stored.seats), live[:target])
    walking = table.fork()
    for entry in whole.journal[table.version :]:
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
    if _asks_chance(table, veiled, entry):  # at once, as where chance was asked: time tells too
        return True
    return preview.reveals(table.game, veiled, entry.seat, entry.action)


def _asks_chance(table: Table, veiled: State, entry: Entry) -> bool:
    world = table.game.imagine(veiled, Dice(0))
    world.play(table.game.number(world, entry.action))
    return bool(world.actor == CHANCE)


def _can_undo(match: Match, seat: int) -> bool:
    if match.facts.undo == "never" or match.head.state != "running":
        return False
    return not match.seats[seat].resigned and _is_free(match.playing, seat)


def _is_free(table: Table, seat: int) -> bool:
    """Whether the last decision is the seat's own, of this turn, and showed it nothing."""
    before = table.position_before()
    if before is None or table.actor != seat or table.journal[-1].seat != seat:
        return False
    return not reveals(table, before, table.journal[-1])
