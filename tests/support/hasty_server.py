"""A planted fault: a server that acknowledges a move and stores it when the next one comes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection

from digsite.cli import main
from digsite.service.matches.after_answer import Announce
from digsite.service.matches.broadcast import tell_change
from digsite.service.matches.match import Match
from digsite.service.matches.step import Draft
from digsite.service.matches.writer import MatchWriter
from digsite.service.store.match_rows import apply_change

HELD: dict[str, Callable[[Connection], None]] = {}  # by match: acknowledged, and not stored yet


async def hasty_commit(
    self: MatchWriter, match: Match, draft: Draft, also: Callable[[Connection], None] | None = None
) -> Announce:
    def job(connection: Connection) -> None:
        apply_change(connection, draft.change)
        if also is not None:
            also(connection)

    before, HELD[match.id] = HELD.get(match.id), job
    if before is not None:
        await self._store.write(before)
    match.adopt(draft.stored, draft.table, draft.change.entries)
    for hear in self._committed:
        hear(match)
    return partial(tell_change, match)


if __name__ == "__main__":
    MatchWriter.commit = hasty_commit  # type: ignore[method-assign]
    main()
