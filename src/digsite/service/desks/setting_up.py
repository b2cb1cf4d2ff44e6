"""Setting up a match, taking seats, starting."""

from __future__ import annotations

from typing import Any

import msgspec

from digsite.bots.ladder import rung
from digsite.core.cards import CardFile, card_file
from digsite.core.errors import BadInput, BadSeats
from digsite.core.game import Game
from digsite.core.seats import NOBODY
from digsite.games import load
from digsite.play import Table

from ..errors import NotAllowed, NotNow, NotThere
from ..matches import clock
from ..matches.looks import info_of
from ..matches.match import Match, cards_of, seal_of
from ..matches.step import Draft, Step
from ..records import MatchInfo, Person, Seating, Wanted
from ..secrets import new_id
from ..store.match_rows import Conflict, insert_match
from ..store.rows import Change, Facts, Head, SeatRow, StoredMatch
from .base import Base, good_name, may_look, own_seats
from .people import good_colour

LARGEST_CARDS = 200_000  # characters


class SettingUpDesk(Base):
    """From a wish to a table where everybody sits."""

    async def create(self, person: Person, wanted: Wanted) -> MatchInfo:
        """Set up a match; it starts by itself when no seat is open."""
        stored = self._set_up(person, wanted)
        await self.store.write(lambda c: insert_match(c, stored.facts, stored.head, stored.seats))
        return await self._start_if_full(stored.facts.id, person)

    async def info(self, person: Person | None, match: str) -> MatchInfo:
        """A match as this person may see it."""
        found = await self.hall.get(match)
        may_look(found, person)
        return info_of(found, person.id if person else None)

    async def cards(self, person: Person | None, match: str) -> dict[str, Any]:
        """The card file a match is played with: what is printed on the cards is no secret."""
        found = await self.hall.get(match)
        may_look(found, person)
        return cards_of(found.facts).data

    async def join(
        self,
        person: Person,
        match: str,
        seat: int | None = None,
        name: str | None = None,
        colour: str | None = None,
    ) -> MatchInfo:
        """Take an open seat; the match starts when it was the last one."""
        shown = good_name(name) if name is not None else person.name
        worn = good_colour(colour) if colour is not None else person.colour

        async def work(found: Match) -> None:
            if seat is not None and seat not in range(len(found.seats)):
                raise NotThere("no_seat")
            if found.seats_of(person.id):
                return  # asked again, perhaps because the answer was lost
            if found.head.state != "open":
                raise NotNow("already_started")
            row = _open_seat(found, seat)
            taken = msgspec.structs.replace(
                row,
                kind="person",
                person=person.id,
                name=_distinct(shown, found.seats),
                colour=worn,
                since=self.moments.now(),
            )
            await self.hall.commit(found, self._seated(found, [taken]))

        await self._again_if_beaten(match, work)
        return await self._start_if_full(match, person)

    async def leave(self, person: Person, match: str) -> MatchInfo:
        """Give one's seats up before the start; the owner's leaving ends the match."""

        async def work(found: Match) -> None:
            if found.head.state != "open":
                raise NotNow("already_started")
            mine = own_seats(found, person)
            freed = [_freed(found.seats[seat]) for seat in mine]
            if found.facts.owner == person.id:
                await self.hall.commit(found, self._called_off(found))
            else:
                await self.hall.commit(found, self._seated(found, freed))

        await self._again_if_beaten(match, work)
        return await self.info(person, match)

    async def start(self, person: Person, match: str, bot: str | None = None) -> MatchInfo:
        """Start now (only who set it up): bots take the seats that are still open."""
        if bot is not None:
            rung(bot)

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
                    filled[row.seat] = _bot_seat(row, bot, filled)
                await self.hall.commit(
                    found, self._seated(found, [filled[row.seat] for row in empty])
                )
            await self._begin(found)

        await self._again_if_beaten(match, work)
        return await self.info(person, match)

    async def _again_if_beaten(self, match: str, work: Any) -> None:
        """Where another process was faster, look again and try again."""
        for _ in range(5):
            try:
                await self.hall.at(match, work)
                return
            except Conflict:
                continue
        raise NotNow("busy")

    async def _start_if_full(self, match: str, person: Person) -> MatchInfo:
        await self._start_full(match)
        return info_of(await self.hall.get(match), person.id)

    async def _start_full(self, match: str) -> None:
        """Start where everybody sits."""

        async def work(found: Match) -> None:
            if found.head.state == "open" and all(row.kind != "open" for row in found.seats):
                await self._begin(found)

        await self._again_if_beaten(match, work)

    async def _begin(self, match: Match) -> None:
        """Deal, and start the clocks."""
        facts = match.facts
        cards = self._cards(load(facts.game), facts.cards)
        table = Table(load(facts.game), len(match.seats), facts.options, cards)
        step = Step(match, self.moments.now(), table)
        step.state = "running"
        step.snapshot = True
        step.deal()
        await self.hall.commit(match, step.draft())

    def _set_up(self, person: Person, wanted: Wanted) -> StoredMatch:
        game = load(wanted.game)
        if len(wanted.seats) not in game.seats:
            raise BadSeats(game.title, len(wanted.seats), game.seats)
        if wanted.name is not None:
            good_name(wanted.name)
        now = self.moments.now()
        own = None
        if wanted.cards is not None:
            own = _card_bytes(wanted.cards)
        cards = self._cards(game, own)
        facts = Facts(
            id=new_id(self.randomness),
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
            seal=self.randomness(32),
            seal_line="",
            created=now,
        )
        game.new(len(wanted.seats), facts.options, cards)
        seal = seal_of(facts, len(wanted.seats))
        assert seal is not None
        facts = msgspec.structs.replace(facts, seal_line=seal.public_line)
        seats = _seats(facts.id, person, wanted.seats, now)
        head = Head(
            state="open",
            since=now,
            revision=0,
            version=0,
            actor=NOBODY,
            draws=0,
            clocks=clock.stopped(wanted.clock, len(seats), now),
        )
        return StoredMatch(facts, head, tuple(seats))

    def _cards(self, game: Game[Any], own: bytes | None) -> CardFile:
        if own is None:
            return game.cards()
        if len(own) > LARGEST_CARDS:
            raise BadInput(f"a card file has at most {LARGEST_CARDS} characters")
        cards = card_file(own.decode(), "cards")
        game.check_cards(cards)
        return cards

    def _seated(self, match: Match, rows: list[SeatRow]) -> Draft:
        """Other people on some seats: no entry of the game, but a step all the same."""
        seats = list(match.seats)
        for row in rows:
            seats[row.seat] = row
        head = msgspec.structs.replace(match.head, revision=match.head.revision + 1)
        change = Change(match.id, match.head.revision, head, (), tuple(rows))
        return Draft(change, StoredMatch(match.facts, head, tuple(seats)), None)

    def _called_off(self, match: Match) -> Draft:
        now = self.moments.now()
        revision = match.head.revision + 1
        head = msgspec.structs.replace(
            match.head, revision=revision, state="aborted", since=now, wake=None
        )
        seats = [msgspec.structs.replace(row, done=True, since=now) for row in match.seats]
        change = Change(match.id, match.head.revision, head, (), tuple(seats))
        return Draft(change, StoredMatch(match.facts, head, tuple(seats)), None)


def _card_bytes(cards: dict[str, Any]) -> bytes:
    try:
        return msgspec.json.encode(cards)
    except (ValueError, TypeError, RecursionError):
        raise BadInput("the cards cannot be written as JSON") from None


def _seats(match: str, person: Person, wanted: tuple[Seating, ...], now: float) -> list[SeatRow]:
    rows: list[SeatRow] = []
    for seat, seating in enumerate(wanted):
        empty = SeatRow(match, seat, "open", None, "", None, None, False, None, False, False, now)
        rows.append(_taken(empty, person, seating, rows))
    if all(row.person is None for row in rows) and all(row.kind == "bot" for row in rows):
        return rows
    if sum(seating.kind == "me" for seating in wanted) > 1:
        raise BadInput("only one seat is yours; other players at your screen are `hotseat`")
    return rows


def _taken(empty: SeatRow, person: Person, seating: Seating, others: list[SeatRow]) -> SeatRow:
    colour = good_colour(seating.colour)
    name = good_name(seating.name) if seating.name is not None else None
    if seating.bot is not None and seating.kind != "bot":
        raise BadInput("only a seat of the kind `bot` names a bot")
    if seating.kind == "bot":
        if seating.bot is None:
            raise BadInput("a seat of the kind `bot` says which one")
        bot = rung(seating.bot).name
        return _bot_seat(empty, bot, others, name, colour)
    if seating.kind in ("open", "friend"):
        friend = seating.kind == "friend"
        return msgspec.structs.replace(empty, friend=friend, name=name or "", colour=colour)
    return msgspec.structs.replace(
        empty,
        kind="person",
        person=person.id,
        name=_distinct(name or person.name, others),
        colour=colour or (person.colour if seating.kind == "me" else None),
    )


def _bot_seat(
    row: SeatRow,
    bot: str,
    others: list[SeatRow],
    name: str | None = None,
    colour: str | None = None,
) -> SeatRow:
    shown = _distinct(name or bot.capitalize(), others)
    return msgspec.structs.replace(
        row, kind="bot", bot=bot, name=shown, colour=colour or row.colour, friend=False
    )


def _distinct(name: str, others: Any) -> str:
    """The name, with a number where somebody at the table has it already."""
    taken = {row.name for row in others if row.kind != "open"}
    if name not in taken:
        return name
    number = 2
    while f"{name[:36]} {number}" in taken:
        number += 1
    return f"{name[:36]} {number}"


def _open_seat(match: Match, seat: int | None) -> SeatRow:
    if seat is None:
        free = next((row for row in match.seats if row.kind == "open"), None)
        if free is None:
            raise NotNow("no_open_seat")
        return free
    if match.seats[seat].kind != "open":
        raise NotNow("seat_taken")
    return match.seats[seat]


def _freed(row: SeatRow) -> SeatRow:
    return msgspec.structs.replace(row, kind="open", person=None, name="", colour=None)
