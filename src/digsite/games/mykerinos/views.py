"""What is shown. All of Mykerinos is public; nobody has secrets."""

from __future__ import annotations

from typing import Final

import msgspec

from . import museum, region, scoring
from .accounts import points_by_source
from .actions import PATRON_NAMES, Cell, cell_of, room_names
from .cards import Patron
from .constants import (
    BROWN_ROOM,
    CELL,
    DRAW_CARD,
    DRAW_FIRST,
    DRAW_WING,
    ENDED,
    KIND,
    LEFTOVER,
    NEUTRAL,
    NEUTRAL_CARD,
    NEUTRAL_CELL,
    NEUTRAL_KIND,
    NO_PATRON,
    PASS,
    PATRON_OF_KIND,
    REWARD,
    SEASONS,
)
from .events import Rank
from .region import members
from .table import Table

_PHASES: Final = {
    DRAW_FIRST: "set_up",
    DRAW_WING: "set_up",
    DRAW_CARD: "new_season",
    KIND: "excavations",
    CELL: "excavations",
    BROWN_ROOM: "excavations",
    NEUTRAL_KIND: "excavations",
    NEUTRAL_CELL: "excavations",
    REWARD: "survey",
    LEFTOVER: "survey",
    NEUTRAL_CARD: "survey",
    ENDED: "ended",
}


class LaidCard(msgspec.Struct, frozen=True):
    """A card of the region in its slot (counted line by line, four to a line)."""

    slot: int
    card: str
    patron: Patron | None
    prestige: int
    turned: bool
    pyramids: tuple[Cell, ...]


class Cube(msgspec.Struct, frozen=True):
    """A cube in the region; the neutral colour has no seat."""

    cell: Cell
    seat: int | None


class RoomView(msgspec.Struct, frozen=True):
    room: str
    value: int
    seat: int | None  # who is in it


class PatronCards(msgspec.Struct, frozen=True):
    """How many cards of a patron a player has, and how many are not tilted."""

    patron: Patron
    cards: int
    ready: int
    each: int  # what each of them is worth in the exhibition, as things stand


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    prestige: int  # on the score track
    points: dict[str, int]  # by source, as things stand: none of them can be lost
    personal: int
    general: int
    neutral: int  # neutral cubes held
    space: int | None  # on the passing scale
    cards: tuple[str, ...]
    patrons: tuple[PatronCards, ...]
    rooms: tuple[str, ...]


class NeutralView(msgspec.Struct, frozen=True):
    general: int
    space: int | None


class HalfMade(msgspec.Struct, frozen=True):
    """An action whose cubes are not all placed."""

    patron: Patron | None
    neutral: bool
    left: int
    last: Cell | None


class SurveyView(msgspec.Struct, frozen=True):
    area: int
    ranks: tuple[Rank, ...]
    rank: int  # the one being served, from 1


class Public(msgspec.Struct, frozen=True):
    """Everything on the table."""

    season: int
    phase: str
    first: int | None
    wings: tuple[Patron, ...]
    lines: int  # of the region
    region: tuple[LaidCard, ...]
    cubes: tuple[Cube, ...]
    museum: tuple[RoomView, ...]
    players: tuple[PlayerView, ...]
    neutral: NeutralView | None
    half_made: HalfMade | None
    survey: SurveyView | None
    to_come: tuple[str, ...]  # the cards never laid, in no order
    out_of_game: tuple[str, ...]


class Private(msgspec.Struct, frozen=True):
    """Nothing: no player knows more than the others."""


def public_view(state: Table) -> Public:
    return Public(
        season=state.season + 1,
        phase=_PHASES[state.phase],
        first=state.first if state.first >= 0 else None,
        wings=tuple([PATRON_NAMES[patron] for patron in state.wings if patron >= 0]),
        lines=3 if state.season == SEASONS - 1 else 2,
        region=tuple([_laid(state, slot) for slot in range(12) if state.laid[slot] >= 0]),
        cubes=tuple(
            [
                Cube(cell_of(cell), _seat(state, c))
                for c in range(4)
                for cell in members(state.own[c])
            ]
        ),
        museum=_museum(state),
        players=tuple([_player(state, seat) for seat in range(state.seats)]),
        neutral=_neutral(state),
        half_made=_half_made(state),
        survey=_survey(state),
        to_come=_ids(state, [draw // 2 for draw in members(state.bag) if draw % 2 == 0]),
        out_of_game=_ids(state, members(state.gone)),
    )


def _laid(state: Table, slot: int) -> LaidCard:
    number, turned = divmod(state.laid[slot], 2)
    card = state.box.cards[number]
    cells = members(region.at_slot(state.box.shapes[state.laid[slot]], slot))
    pyramids = tuple([cell_of(cell) for cell in cells])
    return LaidCard(slot, card.id, card.patron, card.prestige, turned == 1, pyramids)


def _museum(state: Table) -> tuple[RoomView, ...]:
    if -1 in state.wings:
        return ()
    owners = {room: seat for seat in range(state.seats) for room in members(state.museum[seat])}
    names = room_names(tuple(state.wings))
    return tuple(
        [RoomView(name, museum.value_of(room), owners.get(room)) for room, name in enumerate(names)]
    )


def _player(state: Table, seat: int) -> PlayerView:
    return PlayerView(
        seat=seat,
        prestige=state.prestige[seat],
        points=points_by_source(state, seat),
        personal=state.stock[seat],
        general=state.general[seat],
        neutral=state.neutral[seat] if state.seats == 2 else 0,
        space=state.space[seat] or None,
        cards=_ids(state, members(state.cards[seat])),
        patrons=tuple([_patron_cards(state, seat, patron) for patron in range(NO_PATRON)]),
        rooms=tuple([room.room for room in _museum(state) if room.seat == seat]),
    )


def _patron_cards(state: Table, seat: int, patron: int) -> PatronCards:
    return PatronCards(
        PATRON_NAMES[patron],
        cards=scoring.owned(state, seat, patron),
        ready=state.ready[5 * seat + patron],
        each=museum.pay(state.museum[seat], state.wings.index(patron))
        if patron in state.wings
        else 1,
    )


def _neutral(state: Table) -> NeutralView | None:
    if state.seats != 2:
        return None
    return NeutralView(state.general[NEUTRAL], state.space[NEUTRAL] or None)


def _half_made(state: Table) -> HalfMade | None:
    if state.kind == PASS:
        return None
    patron = PATRON_OF_KIND[state.kind]
    return HalfMade(
        patron=PATRON_NAMES[patron] if patron != NO_PATRON else None,
        neutral=state.phase == NEUTRAL_CELL,
        left=state.left,
        last=cell_of(state.last) if state.last >= 0 else None,
    )


def _survey(state: Table) -> SurveyView | None:
    if state.phase not in (REWARD, LEFTOVER, NEUTRAL_CARD):
        return None
    colours = state.order[: state.ranked]
    ranks = [Rank(_seat(state, c), scoring.cubes_in(state, state.area, c)) for c in colours]
    return SurveyView(state.area + 1, tuple(ranks), state.rank + 1)


def _seat(state: Table, colour: int) -> int | None:
    return None if state.seats == 2 and colour == NEUTRAL else colour


def _ids(state: Table, numbers: list[int]) -> tuple[str, ...]:
    return tuple([state.box.cards[number].id for number in numbers])
