"""What is shown. All of Mykerinos is public; nobody has secrets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

import msgspec

from . import museum, region, scoring
from .accounts import points_by_source
from .actions import PATRON_NAMES, SIDES, Cell, Side, area_of, cell_of, room_names
from .beginnings import Beginning, beginnings_of
from .box import Box
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
from .events import Rank, ranks_of
from .layout import Layout
from .region import members
from .rules import MykerinosState

Phase = Literal["set_up", "new_season", "excavations", "survey", "ended"]
_VALUES: Final[tuple[Literal[2, 3, 5], ...]] = (2, 3, 5)
ROOMS: Final = 15

_PHASES: Final[dict[int, Phase]] = {
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
    area: int  # from 1
    side: Side  # of its area
    card: str
    patron: Patron | None
    prestige: int
    turned: bool
    pyramids: tuple[Cell, ...]


class Cube(msgspec.Struct, frozen=True):
    """A cube in the region; the neutral colour has no seat."""

    cell: Cell
    area: int
    seat: int | None


class AreaView(msgspec.Struct, frozen=True):
    """The colours with cubes in an area, by rank as things stand."""

    area: int
    ranks: tuple[Rank, ...]


class RoomView(msgspec.Struct, frozen=True):
    room: str
    value: Literal[2, 3, 5]
    patrons: tuple[Patron, ...]  # of the wing it is in, or of the two it lies between
    seat: int | None  # who is in it


class PatronCards(msgspec.Struct, frozen=True):
    """How many cards of a patron a player has, and how many are not tilted."""

    patron: Patron
    cards: int
    ready: int
    each: int  # what each of them is worth in the exhibition, as things stand


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    prestige: int  # on the score track: what is scored; at the end everything is
    points: dict[str, int]  # by source, as things stand: none of them can be lost
    total: int  # of these points
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
    phase: Phase
    first: int | None
    wings: tuple[Patron, ...]
    lines: int  # of the region
    region: tuple[LaidCard, ...]
    cubes: tuple[Cube, ...]
    areas: tuple[AreaView, ...]
    scale: int  # the spaces of the passing scale
    museum: tuple[RoomView, ...]
    players: tuple[PlayerView, ...]
    neutral: NeutralView | None
    beginnings: tuple[Beginning, ...]
    half_made: HalfMade | None
    survey: SurveyView | None
    to_come: tuple[str, ...]  # the cards never laid, in no order
    out_of_game: tuple[str, ...]


class Private(msgspec.Struct, frozen=True):
    """Nothing: no player knows more than the others."""


def public_view(state: MykerinosState) -> Public:
    lines = 3 if state.season == SEASONS - 1 else 2
    rooms = _museum(tuple(state.wings), tuple(state.museum[: state.seats]))
    return Public(
        season=state.season + 1,
        phase=_PHASES[state.phase],
        first=state.first if state.first >= 0 else None,
        wings=tuple([PATRON_NAMES[patron] for patron in state.wings if patron >= 0]),
        lines=lines,
        region=tuple(
            [_laid(state.box, slot, draw) for slot, draw in enumerate(state.laid) if draw >= 0]
        ),
        cubes=tuple(
            [
                cube
                for colour, cells in enumerate(state.own)
                for cube in _cubes(cells, _seat(state, colour))
            ]
        ),
        areas=tuple([_area(state, area) for area in range(2 * lines)]),
        scale=3 if state.seats == 2 else state.seats,  # the neutral colour has a disk too
        museum=rooms,
        players=tuple([_player(state, seat, rooms) for seat in range(state.seats)]),
        neutral=_neutral(state),
        beginnings=beginnings_of(state),
        half_made=_half_made(state),
        survey=_survey(state),
        to_come=_to_come(state.box, state.bag),
        out_of_game=_ids(state.box, state.gone),
    )


@lru_cache(maxsize=2048)
def _laid(box: Box, slot: int, draw: int) -> LaidCard:
    number, turned = divmod(draw, 2)
    card = box.cards[number]
    cells = members(region.at_slot(box.shapes[draw], slot))
    pyramids = tuple([cell_of(cell) for cell in cells])
    area, side = divmod(slot, 2)
    return LaidCard(
        slot, area + 1, SIDES[side], card.id, card.patron, card.prestige, turned == 1, pyramids
    )


@lru_cache(maxsize=4096)
def _cubes(cells: int, seat: int | None) -> tuple[Cube, ...]:
    return tuple([Cube(cell_of(cell), area_of(cell), seat) for cell in members(cells)])


def _area(state: Layout, area: int) -> AreaView:
    standing = {colour: scoring.standing(state, area, colour) for colour in range(4)}
    ranked = sorted([c for c in standing if standing[c] > 0], key=lambda c: -standing[c])
    return AreaView(area + 1, _ranks(state, area, ranked))


def _ranks(state: Layout, area: int, colours: Sequence[int]) -> tuple[Rank, ...]:
    counted = [(_seat(state, c), scoring.cubes_in(state, area, c)) for c in colours]
    return ranks_of(counted)


@lru_cache(maxsize=2048)
def _museum(wings: tuple[int, ...], inside: tuple[int, ...]) -> tuple[RoomView, ...]:
    """The rooms, and which of the seats is in each."""
    if -1 in wings:
        return ()
    owners = {room: seat for seat, mine in enumerate(inside) for room in members(mine)}
    return tuple([_room(wings, room, owners.get(room)) for room in range(ROOMS)])


@lru_cache(maxsize=4096)
def _room(wings: tuple[int, ...], room: int, seat: int | None) -> RoomView:
    wing = room % 5
    beside = (wing, (wing + 1) % 5) if room < 5 else (wing,)
    patrons = tuple([PATRON_NAMES[wings[wing]] for wing in beside])
    return RoomView(room_names(wings)[room], _VALUES[room // 5], patrons, seat)


def _player(state: MykerinosState, seat: int, all_rooms: tuple[RoomView, ...]) -> PlayerView:
    points = points_by_source(state, seat)
    return PlayerView(
        seat=seat,
        prestige=state.points(seat) if state.phase == ENDED else state.prestige[seat],
        points=points,
        total=sum(points.values()),
        personal=state.stock[seat],
        general=state.general[seat],
        neutral=state.neutral[seat] if state.seats == 2 else 0,
        space=state.space[seat] or None,
        cards=_ids(state.box, state.cards[seat]),
        patrons=_patron_cards(
            state.box,
            tuple(state.wings),
            state.museum[seat],
            tuple(state.ready[5 * seat : 5 * seat + 5]),
            state.cards[seat],
        ),
        rooms=tuple([room.room for room in all_rooms if room.seat == seat]),
    )


@lru_cache(maxsize=4096)
def _patron_cards(
    box: Box, wings: tuple[int, ...], inside: int, ready: tuple[int, ...], mine: int
) -> tuple[PatronCards, ...]:
    return tuple(
        [
            PatronCards(
                PATRON_NAMES[patron],
                cards=(mine & box.of_patron[patron]).bit_count(),
                ready=ready[patron],
                each=museum.pay(inside, wings.index(patron)) if patron in wings else 1,
            )
            for patron in range(NO_PATRON)
        ]
    )


def _neutral(state: Layout) -> NeutralView | None:
    if state.seats != 2:
        return None
    return NeutralView(state.general[NEUTRAL], state.space[NEUTRAL] or None)


def _half_made(state: Layout) -> HalfMade | None:
    if state.kind == PASS:
        return None
    patron = PATRON_OF_KIND[state.kind]
    return HalfMade(
        patron=PATRON_NAMES[patron] if patron != NO_PATRON else None,
        neutral=state.phase == NEUTRAL_CELL,
        left=state.left,
        last=cell_of(state.last) if state.last >= 0 else None,
    )


def _survey(state: Layout) -> SurveyView | None:
    if state.phase not in (REWARD, LEFTOVER, NEUTRAL_CARD):
        return None
    ranks = _ranks(state, state.area, state.order[: state.ranked])
    return SurveyView(state.area + 1, ranks, state.rank + 1)


def _seat(state: Layout, colour: int) -> int | None:
    return None if state.seats == 2 and colour == NEUTRAL else colour


@lru_cache(maxsize=4096)
def _ids(box: Box, cards: int) -> tuple[str, ...]:
    return tuple([box.cards[number].id for number in members(cards)])


@lru_cache(maxsize=2048)
def _to_come(box: Box, bag: int) -> tuple[str, ...]:
    """The bag holds each card twice, as it may be turned."""
    return tuple([box.cards[draw // 2].id for draw in members(bag) if draw % 2 == 0])
