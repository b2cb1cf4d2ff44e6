"""Whose turn it has become is told where they are, once the step is stored."""

from __future__ import annotations

from .matches.match import Match
from .notices import Notices
from .store import Store
from .store.people_rows import read_person
from .tasks import Tasks


class Notifier:
    """Hears of every step, and sends what is due."""

    def __init__(self, store: Store, notices: Notices, tasks: Tasks) -> None:
        self._store, self._notices, self._tasks = store, notices, tasks

    def note(self, match: Match) -> None:
        """A match has changed."""
        person = self._notices.due(match)
        if person is not None:
            self._tasks.begin(self._send(match, person))

    async def _send(self, match: Match, person: str) -> None:
        found = await self._store.read(lambda c: read_person(c, person))
        if found is not None:
            await self._notices.send(match, found)
