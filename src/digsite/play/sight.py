"""All that one seat gets: nothing else leaves the table."""

from __future__ import annotations

from typing import Any

import msgspec

from digsite.core.records import Action, Event, Prompt
from digsite.core.seats import NOBODY

from .table import Table


class Sight(msgspec.Struct, frozen=True):
    """The game as one seat (or a spectator) sees it, and what it may do."""

    version: int
    seat: int | None
    actor: int
    public: Any
    private: Any
    prompt: Prompt
    legal: tuple[Action, ...]
    events: tuple[Event, ...]


def sight_of(table: Table, seat: int = NOBODY, since: int | None = None) -> Sight:
    """The sight of a seat, with what happened since a version (by default the last entry)."""
    game, state = table.game, table.state
    start = table.version - 1 if since is None else since
    rows = [row for entry in table.rows[max(start - table.first, 0) :] for row in entry]
    return Sight(
        version=table.version,
        seat=None if seat == NOBODY else seat,
        actor=state.actor,
        public=game.public(state),
        private=None if seat == NOBODY else game.private(state, seat),
        prompt=game.prompt(state, seat),
        legal=game.legal(state) if state.actor == seat else (),
        events=game.happened(state, rows, seat),
    )
