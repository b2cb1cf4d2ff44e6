"""What the holder of an account can do with it: another password, fewer keys, the end of it."""

from __future__ import annotations

from sqlalchemy import Connection

from digsite.core.typed import Plain

from ..clock import Clock
from ..errors import NotAllowed, NotKnown, NotNow, NotThere
from ..guesses import DEVICE, Tally
from ..matches.match import Match
from ..matches.registry import MatchRegistry
from ..matches.step import Step
from ..matches.writer import MatchWriter
from ..messages import Person, Site
from ..passwords import fits, hash_of
from ..secrets import hashed
from ..store import Store
from ..store.hand_over_rows import forget_person, matches_of
from ..store.people_rows import delete_passkey, password_of, update_person
from ..store.session_rows import end_sessions
from .passkeys import PasskeyDesk
from .sessions import SessionDesk
from .setting_up import SettingUpDesk


class AccountDesk:
    """All of it asks again who it is: a browser left open is not enough."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        registry: MatchRegistry,
        writer: MatchWriter,
        sessions: SessionDesk,
        passkeys: PasskeyDesk,
        tables: SettingUpDesk,
        guesses: Tally,
    ) -> None:
        self._store, self._clock = store, clock
        self._registry, self._writer = registry, writer
        self._sessions, self._passkeys, self._tables = sessions, passkeys, tables
        self._guesses = guesses

    async def change_password(self, person: Person, token: str, old: str, new: str) -> None:
        """Another password; every other session ends (`NotKnown` if the old one is wrong)."""
        await self._prove(person, old)
        values = {"password": await hash_of(new)}
        own = hashed(token)

        def change(connection: Connection) -> None:
            update_person(connection, person.id, values)
            end_sessions(connection, person.id, own)
            self._sessions.announce_end(connection, person.id)

        await self._store.write(change)
        await self._sessions.ended(person.id)

    async def remove_passkey(
        self,
        person: Person,
        token: str,
        name: str,
        password: str | None = None,
        passkey: tuple[Site, Plain] | None = None,
    ) -> None:
        """Remove one of one's own passkeys (`NotThere`).

        Every other session ends with it: nobody can tell which of them it began.
        """
        await self._ask_again(person, password, passkey)
        own = hashed(token)

        def remove(connection: Connection) -> bool:
            if not delete_passkey(connection, person.id, name):
                return False
            end_sessions(connection, person.id, own)
            self._sessions.announce_end(connection, person.id)
            return True

        if not await self._store.write(remove):
            raise NotThere("no_passkey")
        await self._sessions.ended(person.id)

    async def delete(
        self,
        person: Person,
        password: str | None = None,
        passkey: tuple[Site, Plain] | None = None,
    ) -> None:
        """Forget a person: open tables are left, bots play its games on, records stay.

        What is done table by table comes first: if that is broken off, it can be asked again.
        """
        await self._ask_again(person, password, passkey)
        for match in await self._store.read(lambda c: matches_of(c, person.id, "open")):
            await self._left(person, match)
        for match in await self._store.read(lambda c: matches_of(c, person.id, "running")):
            await self._registry.at_last(match, lambda found: self._kept_from(found, person))

        def forget(connection: Connection) -> list[str]:
            self._sessions.announce_end(connection, person.id)
            return forget_person(connection, person.id)

        await self._writer.change_hands(forget)
        await self._sessions.ended(person.id)

    async def _ask_again(
        self, person: Person, password: str | None, passkey: tuple[Site, Plain] | None
    ) -> None:
        """Either the password or a passkey of the account."""
        if passkey is None or person.account is None:
            await self._prove(person, password or "")
        elif (await self._passkeys.holder_of(*passkey)).id != person.id:
            raise NotKnown("no_passkey")

    async def _prove(self, person: Person, password: str) -> None:
        if person.account is None:
            raise NotNow("no_account")
        who = f"session:{person.id}"
        self._guesses.begin(who, DEVICE, self._clock.now())
        secret = await self._store.read(lambda c: password_of(c, person.id))
        if secret is None or not await fits(secret, password):
            raise NotKnown("wrong_password")
        self._guesses.right(who, DEVICE, self._clock.now())

    async def _left(self, person: Person, match: str) -> None:
        try:
            await self._tables.leave(person, match)
        except (NotNow, NotAllowed):  # it has begun meanwhile, or was left
            return

    async def _kept_from(self, match: Match, person: Person) -> None:
        """A bot keeps the seats of who goes."""
        if match.head.state != "running" or match.table is None or match.head.frozen is not None:
            return
        step = Step(match, self._clock.now())
        for seat in match.seats_of(person.id):
            if step.seats[seat].kept_by is None:
                step.keep(seat)
        if step.entries:
            announce = await self._writer.commit(match, step.draft())
            announce()
