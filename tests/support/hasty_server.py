"""A planted fault: a server that acknowledges a move first and stores it a moment later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from digsite.cli import main
from digsite.service.matches.hall import Hall
from digsite.service.matches.match import Match
from digsite.service.matches.step import Draft
from digsite.service.store.match_rows import apply_change

LATER = 0.3  # seconds


async def hasty_commit(
    self: Hall, match: Match, draft: Draft, also: Callable[[Connection], None] | None = None
) -> None:
    def job(connection: Connection) -> None:
        apply_change(connection, draft.change)
        if also is not None:
            also(connection)

    async def later() -> Any:
        await asyncio.sleep(LATER)
        await self.store.write(job)

    self.task(later())
    match.adopt(draft.stored, draft.table, draft.change.entries)
    self._tell_later(match)
    self.after(match)


if __name__ == "__main__":
    Hall.commit = hasty_commit  # type: ignore[method-assign]
    main()
