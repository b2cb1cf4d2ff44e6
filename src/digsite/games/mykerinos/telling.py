"""From the rows the rules wrote on the tape to events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from digsite.core.records import Event

from . import constants as told
from . import events as e
from . import scoring
from .actions import PATRON_NAMES, Side, cell_of, room_names
from .constants import BROWN_MUSEUM, EXTENSIONS, NEUTRAL, PASS, PATRON_OF_KIND
from .layout import Layout


def event_of(state: Layout, row: tuple[int, ...]) -> Event:
    """A row of the tape as an event."""
    return _MAKERS[row[0]](state, *row[1:])


def _patron_asked(state: Layout, seat: int, kind: int, *_: int) -> Event:
    move: e.Move = "excavate"
    if kind == BROWN_MUSEUM:
        move = "museum"
    elif kind in EXTENSIONS:
        move = "extend"
    return e.PatronAsked(seat, PATRON_NAMES[PATRON_OF_KIND[kind]], move)


def _cube_placed(state: Layout, seat: int, colour: int, cell: int, on_top: int, kind: int) -> Event:
    move: Literal["excavate", "extend"] | None = None
    if kind != PASS:
        move = "extend" if kind in EXTENSIONS else "excavate"
    return e.CubePlaced(seat, colour != seat, cell_of(cell), on_top == 1, move)


def _room_booked(state: Layout, seat: int, room: int, personal: int, *_: int) -> Event:
    name = room_names(tuple(state.wings))[room]
    return e.RoomBooked(seat, name, "personal" if personal else "general")


def _area_ranked(state: Layout, area: int, *ranks: int) -> Event:
    present = [divmod(rank, 32) for rank in ranks if rank >= 0]
    counted = [(_seat(state, colour), cubes) for colour, cubes in present]
    return e.AreaRanked(area + 1, e.ranks_of(counted))


def _card_taken(state: Layout, seat: int, slot: int, number: int, prestige: int, *_: int) -> Event:
    card = state.box.cards[number]
    return e.CardTaken(seat, _area(slot), _side(slot), card.id, card.patron, prestige)


def _game_ended(state: Layout, *_: int) -> Event:
    seats = range(state.seats)
    won = scoring.winners(state)
    return e.GameEnded(
        tuple([scoring.points(state, seat) for seat in seats]),
        tuple([seat for seat in seats if won >> seat & 1]),
    )


def _seat(state: Layout, colour: int) -> int | None:
    return None if state.seats == 2 and colour == NEUTRAL else colour


def _side(slot: int) -> Side:
    return "right" if slot % 2 else "left"


def _area(slot: int) -> int:
    return slot // 2 + 1


def _id(state: Layout, card: int) -> str:
    return state.box.cards[card].id


_MAKERS: Final[dict[int, Callable[..., Event]]] = {
    told.TOLD_FIRST: lambda s, seat, *_: e.FirstAppointed(seat),
    told.TOLD_WING: lambda s, wing, patron, *_: e.WingMarked(wing + 1, PATRON_NAMES[patron]),
    told.TOLD_SEASON: lambda s, season, first, *_: e.SeasonBegan(season + 1, first),
    told.TOLD_CUBES: lambda s, seat, colour, n, *_: e.CubesTaken(seat, colour != seat, n),
    told.TOLD_CARD_LAID: lambda s, slot, card, t, *_: e.CardLaid(slot, _id(s, card), t == 1),
    told.TOLD_PATRON: _patron_asked,
    told.TOLD_CUBE_PLACED: _cube_placed,
    told.TOLD_PASSED: lambda s, seat, space, *_: e.Passed(seat, space),
    told.TOLD_LAST: lambda s, seat, space, *_: e.LastActed(seat, space),
    told.TOLD_NEUTRAL_LEFT: lambda s, seat, *_: e.NeutralRested(seat),
    told.TOLD_ROOM: _room_booked,
    told.TOLD_AREA: _area_ranked,
    told.TOLD_TAKEN: _card_taken,
    told.TOLD_DECLINED: lambda s, seat, *_: e.CardDeclined(seat),
    told.TOLD_PICKED: lambda s, seat, slot, card, *_: e.CardPicked(
        seat, _area(slot), _side(slot), _id(s, card)
    ),
    told.TOLD_DISCARDED: lambda s, slot, card, *_: e.CardDiscarded(
        _area(slot), _side(slot), _id(s, card)
    ),
    told.TOLD_RETURNED: lambda s, colour, cubes, area, *_: e.CubesReturned(
        _seat(s, colour), area + 1, cubes
    ),
    told.TOLD_SEASON_END: lambda s, season, first, *_: e.SeasonEnded(season + 1, first),
    told.TOLD_NEUTRAL_BACK: lambda s, seat, cubes, *_: e.NeutralReturned(seat, cubes),
    told.TOLD_WING_SCORED: lambda s, wing, seat, cards, each, *_: e.WingScored(
        wing + 1, PATRON_NAMES[s.wings[wing]], seat, cards, each, cards * each
    ),
    told.TOLD_SETS: lambda s, seat, sets, *_: e.SetsScored(seat, sets, 5 * sets),
    told.TOLD_END: _game_ended,
}
