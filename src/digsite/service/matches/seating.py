"""Who sits where, before the start: seats as they are wanted, taken, freed and filled."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from digsite.bots.ladder import rung
from digsite.bots.titles import fitted
from digsite.core.errors import BadInput
from digsite.core.game import AnyGame

from ..errors import NotAllowed, NotNow
from ..messages import Person, Seating
from ..names import good_colour, good_name
from ..store.rows import Change, SeatRow, StoredMatch, seat_changes
from .match import Match
from .step import Draft


def reseated(match: Match, rows: list[SeatRow]) -> Draft:
    """Other people on some seats: no entry of the game, but a step all the same."""
    seats = list(match.seats)
    for row in rows:
        seats[row.seat] = row
    head = msgspec.structs.replace(match.head, revision=match.head.revision + 1)
    change = Change(match.id, match.head.revision, head, (), seat_changes(match.seats, seats))
    return Draft(change, StoredMatch(match.facts, head, tuple(seats)), None)


def called_off(match: Match, now: float) -> Draft:
    """Whoever set it up has left."""
    revision = match.head.revision + 1
    head = msgspec.structs.replace(
        match.head, revision=revision, state="aborted", since=now, wake=None
    )
    seats = [msgspec.structs.replace(row, done=True, since=now) for row in match.seats]
    change = Change(match.id, match.head.revision, head, (), seat_changes(match.seats, seats))
    return Draft(change, StoredMatch(match.facts, head, tuple(seats)), None)


def first_seats(
    match: str, game: AnyGame, person: Person, wanted: tuple[Seating, ...], now: float
) -> list[SeatRow]:
    """The seats as whoever sets it up wants them."""
    rows: list[SeatRow] = []
    for seat, seating in enumerate(wanted):
        empty = SeatRow(match, seat, "open", None, "", None, None, False, None, False, False, now)
        rows.append(_taken(empty, game, person, seating, rows))
    if all(row.person is None for row in rows) and all(row.kind == "bot" for row in rows):
        return rows
    if sum(seating.kind == "me" for seating in wanted) > 1:
        raise BadInput("only one seat is yours; other players at your screen are `hotseat`")
    return rows


def _taken(
    empty: SeatRow, game: AnyGame, person: Person, seating: Seating, others: list[SeatRow]
) -> SeatRow:
    colour = good_colour(seating.colour)
    name = good_name(seating.name) if seating.name is not None else None
    if seating.bot is not None and seating.kind != "bot":
        raise BadInput("only a seat of the kind `bot` names a bot")
    if seating.kind == "bot":
        if seating.bot is None:
            raise BadInput("a seat of the kind `bot` says which one")
        bot = fitted(game, rung(seating.bot)).name
        return bot_seat(empty, bot, others, name, colour)
    if seating.kind in ("open", "friend"):
        friend = seating.kind == "friend"
        return msgspec.structs.replace(empty, friend=friend, name=name or "", colour=colour)
    return msgspec.structs.replace(
        empty,
        kind="person",
        person=person.id,
        name=distinct(name or person.name, others),
        colour=colour or (person.colour if seating.kind == "me" else None),
    )


def bot_seat(
    row: SeatRow,
    bot: str,
    others: list[SeatRow],
    name: str | None = None,
    colour: str | None = None,
) -> SeatRow:
    """A bot sits down."""
    shown = distinct(name or bot.capitalize(), others)
    return msgspec.structs.replace(
        row, kind="bot", bot=bot, name=shown, colour=colour or row.colour, friend=False
    )


def distinct(name: str, others: Iterable[SeatRow]) -> str:
    """The name, with a number where somebody at the table has it already."""
    taken = {row.name for row in others if row.kind != "open"}
    if name not in taken:
        return name
    number = 2
    while f"{name[:36]} {number}" in taken:
        number += 1
    return f"{name[:36]} {number}"


def open_seat(match: Match, seat: int | None, invited: bool) -> SeatRow:
    """The seat asked for, or the first one that is free (`NotNow`, `NotAllowed`)."""
    if seat is None:
        free = [row for row in match.seats if row.kind == "open" and (invited or not row.friend)]
        if not free:
            raise NotNow("no_open_seat")
        return free[0]
    if match.seats[seat].kind != "open":
        raise NotNow("seat_taken")
    if match.seats[seat].friend and not invited:
        raise NotAllowed("kept_for_friend")
    return match.seats[seat]


def freed_seat(row: SeatRow) -> SeatRow:
    """Its person has left."""
    return msgspec.structs.replace(row, kind="open", person=None, name="", colour=None)
