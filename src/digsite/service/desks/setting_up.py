"""Setting up a match, taking seats, starting."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from digsite.bots.ladder import rung
from digsite.bots.titles import fitted
from digsite.core.errors import BadSeats
from digsite.core.seats import NOBODY
from digsite.core.typed import Plain
from digsite.games import load
from digsite.play import Table

from ..aside import Aside
from ..card_room import CardRoom
from ..clock import Clock
from ..errors import NotAllowed, NotNow, NotThere
from ..matches import time_control
from ..matches.given import given_entries
from ..matches.looks import info_of
from ..matches.match import Match, cards_of, invite_of, seal_of
from ..matches.own_cards import card_bytes, cards_for
from ..matches.registry import MatchRegistry
from ..matches.seating import (
    bot_seat,
    called_off,
    distinct,
    first_seats,
    freed_seat,
    open_seat,
    reseated,
)
from ..matches.starting import Starter
from ..matches.writer import MatchWriter
from ..messages import MatchInfo, Person, Wanted
from ..names import good_colour, good_name
from ..seal import after
from ..secrets import Randomness, new_id
from ..store import Store
from ..store.match_rows import apply_change, insert_match
from ..store.rows import Facts, Head, SeatRow, StoredMatch
from .access import may_look, own_seats


class SettingUpDesk:
    """From a wish to a table where everybody sits."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        randomness: Randomness,
        aside: Aside,
        card_room: CardRoom,
        registry: MatchRegistry,
        writer: MatchWriter,
        starter: Starter,
    ) -> None:
        self._store, self._clock, self._randomness = store, clock, randomness
        self._aside, self._card_room = aside, card_room
        self._registry, self._writer, self._starter = registry, writer, starter

    async def create(self, person: Person, wanted: Wanted, given: Table | None = None) -> MatchInfo:
        """Set up a match; it starts by itself when no seat is open.

        One that goes on from a `given` table has its journal from the beginning.
        """
        if wanted.cards is None:
            stored = self._set_up(person, wanted, given)
        else:
            stored = await self._aside(lambda: self._set_up(person, wanted, given))
        before = None
        if given is not None:
            before = await self._aside(lambda: given_entries(stored, given))

        def write(connection: Connection) -> None:
            self._card_room.take(connection, person.id, stored.facts.cards)
            insert_match(connection, stored.facts, stored.head, stored.seats)
            if before is not None:
                apply_change(connection, before)

        await self._store.write(write)
        return await self._start_if_full(stored.facts.id, person)

    async def info(self, person: Person | None, match: str) -> MatchInfo:
        """A match as this person may see it."""
        found = await self._registry.get(match)
        may_look(found, person)
        return info_of(found, person.id if person else None)

    async def cards(self, person: Person | None, match: str) -> Plain:
        """The card file a match is played with: what is printed on the cards is no secret."""
        found = await self._registry.get(match)
        may_look(found, person)
        return cards_of(found.facts).data

    async def printed(self, person: Person | None, match: str) -> msgspec.Struct:
        """The same as screens draw it: typed, by kind."""
        found = await self._registry.get(match)
        may_look(found, person)
        return found.game.printed(cards_of(found.facts))

    async def join(
        self,
        person: Person,
        match: str,
        seat: int | None = None,
        name: str | None = None,
        colour: str | None = None,
        invite: str | None = None,
    ) -> MatchInfo:
        """Take an open seat; the match starts when it was the last one.

        A seat kept for a friend at a listed table is for those who have its invitation.
        """
        shown = good_name(name) if name is not None else person.name
        worn = good_colour(colour) if colour is not None else person.colour

        async def work(found: Match) -> None:
            if seat is not None and seat not in range(len(found.seats)):
                raise NotThere("no_seat")
            if found.seats_of(person.id):
                return  # asked again, perhaps because the answer was lost
            if found.head.state != "open":
                raise NotNow("already_started")
            wanted = invite_of(found.facts)
            invited = wanted in (None, invite) or found.facts.owner == person.id
            row = open_seat(found, seat, invited)
            taken = msgspec.structs.replace(
                row,
                kind="person",
                person=person.id,
                name=distinct(shown, found.seats),
                colour=worn,
                since=self._clock.now(),
            )
            await self._reseat(found, [taken])

        await self._registry.at_last(match, work)
        return await self._start_if_full(match, person)

    async def rename(self, person: Person, match: str, name: str) -> MatchInfo:
        """Sit under another name, before the start."""
        shown = good_name(name)

        async def work(found: Match) -> None:
            if found.head.state != "open":
                raise NotNow("already_started")
            row = found.seats[own_seats(found, person)[0]]
            others = [other for other in found.seats if other.seat != row.seat]
            await self._reseat(found, [msgspec.structs.replace(row, name=distinct(shown, others))])

        await self._registry.at_last(match, work)
        return await self.info(person, match)

    async def leave(self, person: Person, match: str) -> MatchInfo:
        """Give one's seats up before the start; the owner's leaving ends the match."""

        async def work(found: Match) -> None:
            if found.head.state != "open":
                raise NotNow("already_started")
            mine = own_seats(found, person)
            freed = [freed_seat(found.seats[seat]) for seat in mine]
            if found.facts.owner == person.id:
                announce = await self._writer.commit(found, called_off(found, self._clock.now()))
                announce()
            else:
                await self._reseat(found, freed)

        await self._registry.at_last(match, work)
        return await self.info(person, match)

    async def start(self, person: Person, match: str, bot: str | None = None) -> MatchInfo:
        """Start now (only who set it up): bots take the seats that are still open."""
        if bot is not None:
            fitted((await self._registry.get(match)).game, rung(bot))

        async def work(found: Match) -> None:
            if found.facts.owner != person.id:
                raise NotAllowed("not_owner")
            if found.head.state != "open":
                return
            empty = [row for row in found.seats if row.kind == "open"]
            if empty and bot is None:
                raise NotNow("seats_open")
            if empty and bot is not None:
                filled: list[SeatRow] = list(found.seats)
                for row in empty:
                    filled[row.seat] = bot_seat(row, bot, filled)
                await self._reseat(found, [filled[row.seat] for row in empty])
            await self._starter.begin(found)

        await self._registry.at_last(match, work)
        return await self.info(person, match)

    async def _reseat(self, match: Match, rows: list[SeatRow]) -> None:
        announce = await self._writer.commit(match, reseated(match, rows))
        announce()

    async def _start_if_full(self, match: str, person: Person) -> MatchInfo:
        await self._starter.start_full(match)
        return info_of(await self._registry.get(match), person.id)

    def _set_up(self, person: Person, wanted: Wanted, given: Table | None) -> StoredMatch:
        game = load(wanted.game)
        if len(wanted.seats) not in game.seats:
            raise BadSeats(game.title, len(wanted.seats), game.seats)
        if wanted.name is not None:
            good_name(wanted.name)
        now = self._clock.now()
        own = None
        if wanted.cards is not None:
            own = card_bytes(wanted.cards)
        cards = cards_for(game, own)
        facts = Facts(
            id=new_id(self._randomness),
            game=game.key,
            rules=game.rules,
            options=game.full_options(wanted.options),
            cards=own,
            digest=cards.digest,
            name=wanted.name,
            owner=person.id,
            listed=wanted.listed,
            spectators=wanted.spectators,
            undo=wanted.undo,
            hints=wanted.hints,
            clock=wanted.clock,
            seal=self._randomness(32),
            seal_line="" if given is None else after(given.version),
            created=now,
        )
        game.new(len(wanted.seats), facts.options, cards)
        seal = seal_of(facts, len(wanted.seats))
        assert seal is not None
        facts = msgspec.structs.replace(facts, seal_line=seal.public_line)
        seats = first_seats(facts.id, game, person, wanted.seats, now)
        head = Head(
            state="open",
            since=now,
            revision=0,
            version=0,
            actor=NOBODY,
            draws=0,
            clocks=time_control.stopped(wanted.clock, len(seats), now),
        )
        return StoredMatch(facts, head, tuple(seats))
