"""What lies before a match that goes on from a position: entries that nobody at it played."""

from __future__ import annotations

import msgspec

from digsite.play import Table

from ..store.rows import Change, StoredMatch
from .match import Match
from .step import Step


def given_entries(stored: StoredMatch, table: Table) -> Change:
    """The journal of a table as one step of a match that has not begun yet."""
    fresh = Table(table.game, table.seats, table.options, table.cards)
    step = Step(Match(stored, None), stored.head.since, fresh)
    for entry in table.journal:
        step.act(entry.seat, entry.action)
    change = step.draft().change
    head = msgspec.structs.replace(
        stored.head, revision=change.head.revision, version=change.head.version
    )
    return msgspec.structs.replace(change, head=head)
