"""Sessions: whose a token is, where one is logged in, and how that ends."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from sqlalchemy import Connection

from ..bus import Bus
from ..clock import Clock
from ..errors import NotKnown, NotThere, Unavailable
from ..messages import Person, Session
from ..present import Held, Present, Uses
from ..secrets import ID_LENGTH, hashed
from ..store import Store, people_rows
from ..store import session_rows as rows
from ..tasks import Tasks


class SessionDesk:
    """A session is a token that lasts; its name is not its token, nor the hash of it."""

    def __init__(self, store: Store, clock: Clock, bus: Bus, tasks: Tasks) -> None:
        self._store, self._clock, self._bus, self._tasks = store, clock, bus, tasks
        self._present = Present()
        self._uses = Uses()
        self.endings = 0  # how often sessions were heard to end

    async def person_of(self, token: str) -> Person:
        """Who holds this token (`NotKnown`)."""
        wanted = hashed(token)
        found = await self._store.read(lambda c: people_rows.session_of_token(c, wanted))
        if found is None:
            raise NotKnown("no_token")
        person, used = found
        now = self._clock.now()
        if self._uses.worth_noting(wanted, used, now):
            self._tasks.begin(self._note_use(wanted, now))
        return person

    async def of(self, person: Person, token: str | None) -> tuple[Session, ...]:
        """Where this person is logged in, the last used first."""
        own = None if token is None else hashed(token)
        found = await self._store.read(lambda c: rows.sessions_of(c, person.id))
        return tuple(
            [
                Session(_name(row.hash), row.device or "", row.created, row.used, row.hash == own)
                for row in found
            ]
        )

    async def end(self, person: Person, session: str) -> None:
        """End one of one's own sessions (`NotThere`)."""

        def end(connection: Connection) -> bool:
            for row in rows.sessions_of(connection, person.id):
                if _name(row.hash) == session:
                    self.announce_end(connection, person.id)
                    return rows.end_session(connection, person.id, row.hash)
            return False

        if not await self._store.write(end):
            raise NotThere("no_session")
        await self.ended(person.id)

    async def end_others(self, person: Person, token: str) -> None:
        """End all one's sessions but this one, and forget links that would begin new ones."""
        own = hashed(token)

        def end(connection: Connection) -> None:
            rows.end_sessions(connection, person.id, own)
            self.announce_end(connection, person.id)

        await self._store.write(end)
        await self.ended(person.id)

    async def log_out(self, token: str) -> None:
        """Log out: the token stands for nobody any more."""
        wanted = hashed(token)

        def forget(connection: Connection) -> Person | None:
            person = people_rows.person_of_token(connection, wanted)
            people_rows.delete_token(connection, wanted)
            if person is not None:
                self.announce_end(connection, person.id)
            return person

        person = await self._store.write(forget)
        if person is not None:
            await self.ended(person.id)

    async def hold(
        self, person: Person, token: str, end: Callable[[], None], endings: int | None = None
    ) -> Callable[[], None]:
        """Call `end` when this session ends, wherever that is done; the answer lets go.

        `endings` as they were when the person was looked up: if there were none since, the session
        is still there.
        """
        held = Held(hashed(token), end)
        self._present.add(person.id, held)
        if endings != self.endings:
            await self.check(person.id)  # it may have ended just now
        return lambda: self._present.remove(person.id, held)

    async def check(self, person: str) -> None:
        """End the connections of sessions that are no more."""
        self.endings += 1
        if person in self._present:
            found = await self._store.read(lambda c: rows.sessions_of(c, person))
            self._present.keep(person, {row.hash for row in found})

    async def check_all(self) -> None:
        """Something may have been missed."""
        for person in self._present.people():
            await self.check(person)

    def announce_end(self, connection: Connection, person: str) -> None:
        """Say in a transaction that sessions of a person end with it."""
        self._bus.announce(connection, "person", person)

    async def ended(self, person: str) -> None:
        """That transaction is stored: connections are closed, here and elsewhere."""
        self._bus.announced("person", person)
        await self.check(person)

    async def _note_use(self, token: str, now: float) -> None:
        with contextlib.suppress(Unavailable):  # the next use is noted
            await self._store.write(lambda c: rows.note_use(c, token, now))


def _name(token: str) -> str:
    """The name of the session behind a token (given as its hash)."""
    return hashed(f"session:{token}")[:ID_LENGTH]
