"""The actions of Mykerinos, their numbers in each phase, and their notation."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal

from msgspec import Meta

from digsite.core.records import Action

from .cards import CardId, Patron
from .constants import (
    BROWN_ROOM,
    CELL,
    DECLINE,
    DRAW_CARD,
    DRAW_FIRST,
    DRAW_WING,
    KIND,
    LEFTOVER,
    NEUTRAL_CARD,
    NEUTRAL_CELL,
    NEUTRAL_KIND,
    REWARD,
    TAKE_LEFT,
    TAKE_RIGHT,
)
from .layout import Layout

Cell = tuple[Annotated[int, Meta(ge=0, le=7)], Annotated[int, Meta(ge=0, le=8)]]
Side = Literal["left", "right"]
_NAMES = "(violet|lemon|brown|blackmore|tangerine)"
Room = Annotated[str, Meta(pattern=rf"\A([35]:{_NAMES}|2:{_NAMES}\|{_NAMES})\Z")]

PATRON_NAMES: Final[tuple[Patron, ...]] = ("violet", "lemon", "brown", "blackmore", "tangerine")


class AppointFirst(Action, frozen=True):
    """Chance: who is first player in season 1."""

    seat: Annotated[int, Meta(ge=0, le=3)]


class MarkWing(Action, frozen=True):
    """Chance: the patron of the next wing of the Museum."""

    patron: Patron


class LayCard(Action, frozen=True):
    """Chance: the next card of the region, as printed or turned upside down."""

    card: CardId
    turned: bool


class Pass(Action, frozen=True):
    """Stop digging this season."""

    @property
    def last(self) -> bool:
        return True


class Excavate(Action, frozen=True):
    """Start a new excavation, by oneself or with a patron."""

    patron: Literal["violet", "lemon", "blackmore"] | None = None


class Extend(Action, frozen=True):
    """Extend an excavation, by oneself or with a patron."""

    patron: Literal["violet", "lemon", "tangerine"] | None = None


class EnterMuseum(Action, frozen=True):
    """Put a cube of the personal stock into the Museum, with Sir Brown."""

    patron: Literal["brown"] = "brown"


class Place(Action, frozen=True):
    """Put the next cube of the action on a space."""

    cell: Cell


class Book(Action, frozen=True):
    """Put a cube into a room of the Museum."""

    room: Room


class Take(Action, frozen=True):
    """Take a card of the area under survey."""

    side: Side


class Decline(Action, frozen=True):
    """Leave the cards that are left over."""


class PlayNeutral(Action, frozen=True):
    """What the neutral colour does after the own action."""

    move: Literal["excavate", "extend", "none"]

    @property
    def last(self) -> bool:
        return self.move == "none"


class PickForNeutral(Action, frozen=True):
    """Choose the card the neutral colour takes out of the game."""

    side: Side


ACTIONS: Final[tuple[type[Action], ...]] = (
    AppointFirst,
    MarkWing,
    LayCard,
    Pass,
    Excavate,
    Extend,
    EnterMuseum,
    Place,
    Book,
    Take,
    Decline,
    PlayNeutral,
    PickForNeutral,
)


def action_of(state: Layout, decision: int) -> Action:
    """The action behind a decision of the phase."""
    if state.phase == DRAW_CARD:
        return LayCard(state.box.cards[decision // 2].id, decision % 2 == 1)
    return _actions(state.phase, _wings(state))[decision]


def number_of(state: Layout, action: Action) -> int:
    """The decision behind an action, legal or not; -1 if the phase has none for it."""
    if state.phase == DRAW_CARD:
        if not isinstance(action, LayCard):
            return -1
        card = state.box.numbers.get(action.card)
        return -1 if card is None else 2 * card + action.turned
    return _numbers(state.phase, _wings(state)).get(action, -1)


def cell_of(number: int) -> Cell:
    return number % 8, number // 8


def area_of(number: int) -> int:
    """The area a cell lies in, from 1."""
    return 2 * (number // 24) + number % 8 // 4 + 1


@cache
def room_names(wings: tuple[int, ...]) -> tuple[str, ...]:
    """The names of the rooms by their numbers, in a Museum with these patrons round its ring."""
    ring = [PATRON_NAMES[patron] for patron in wings]
    twos = [f"2:{ring[wing]}|{ring[(wing + 1) % 5]}" for wing in range(5)]
    return (*twos, *[f"3:{patron}" for patron in ring], *[f"5:{patron}" for patron in ring])


KINDS: Final[tuple[Action, ...]] = (
    Pass(),
    Excavate(),
    Extend(),
    Excavate("violet"),
    Extend("violet"),
    Excavate("lemon"),
    Extend("lemon"),
    EnterMuseum(),
    Excavate("blackmore"),
    Extend("tangerine"),
)
NEUTRAL_KINDS: Final = (PlayNeutral("none"), PlayNeutral("excavate"), PlayNeutral("extend"))
PLACES: Final = tuple([Place(cell_of(number)) for number in range(72)])
SIDES: Final[tuple[Side, ...]] = ("left", "right")


def _wings(state: Layout) -> tuple[int, ...]:
    return () if -1 in state.wings else tuple(state.wings)


@cache
def _actions(phase: int, wings: tuple[int, ...]) -> dict[int, Action]:
    rooms = {room: Book(name) for room, name in enumerate(room_names(wings))} if wings else {}
    takes = {TAKE_LEFT: Take("left"), TAKE_RIGHT: Take("right")}
    picks = {TAKE_LEFT: PickForNeutral("left"), TAKE_RIGHT: PickForNeutral("right")}
    of_phase: dict[int, dict[int, Action]] = {
        DRAW_FIRST: {seat: AppointFirst(seat) for seat in range(4)},
        DRAW_WING: {number: MarkWing(patron) for number, patron in enumerate(PATRON_NAMES)},
        KIND: dict(enumerate(KINDS)),
        CELL: dict(enumerate(PLACES)),
        BROWN_ROOM: {**rooms},
        NEUTRAL_KIND: dict(enumerate(NEUTRAL_KINDS)),
        NEUTRAL_CELL: dict(enumerate(PLACES)),
        REWARD: {**rooms, **takes},
        LEFTOVER: {**takes, DECLINE: Decline()},
        NEUTRAL_CARD: {**picks},
    }
    return of_phase.get(phase, {})


@cache
def _numbers(phase: int, wings: tuple[int, ...]) -> dict[Action, int]:
    return {action: number for number, action in _actions(phase, wings).items()}
