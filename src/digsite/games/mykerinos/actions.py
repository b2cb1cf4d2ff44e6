"""The actions of Mykerinos, their numbers in each phase, and their notation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from digsite.core.errors import BadNotation
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
from .table import Table

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

    last: ClassVar[bool] = True


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


def action_of(state: Table, decision: int) -> Action:
    """The action behind a decision of the phase."""
    if state.phase == DRAW_CARD:
        return LayCard(state.box.cards[decision // 2].id, decision % 2 == 1)
    return _actions(state.phase, _wings(state))[decision]


def number_of(state: Table, action: Action) -> int:
    """The decision behind an action, legal or not; -1 if the phase has none for it."""
    if state.phase == DRAW_CARD:
        if not isinstance(action, LayCard):
            return -1
        card = state.box.numbers.get(action.card)
        return -1 if card is None else 2 * card + action.turned
    return _numbers(state.phase, _wings(state)).get(action, -1)


def notation_of(action: Action) -> str:
    """An action as a word."""
    if isinstance(action, LayCard):
        return f"lay:{action.card}{'v' if action.turned else '^'}"
    return _WORDS[action]


def parse(text: str) -> Action:
    """The action behind a word."""
    if text in WORDS:
        return WORDS[text]
    lay = re.fullmatch(r"lay:([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)([v^])", text)
    if lay and len(lay[1]) <= 16:
        return LayCard(lay[1], lay[2] == "v")
    raise BadNotation(text, "nothing in Mykerinos is written like that")


def cell_of(number: int) -> Cell:
    return number % 8, number // 8


@cache
def room_names(wings: tuple[int, ...]) -> tuple[str, ...]:
    """The names of the rooms by their numbers, in a Museum with these patrons round its ring."""
    ring = [PATRON_NAMES[patron] for patron in wings]
    twos = [f"2:{ring[wing]}|{ring[(wing + 1) % 5]}" for wing in range(5)]
    return (*twos, *[f"3:{patron}" for patron in ring], *[f"5:{patron}" for patron in ring])


_KINDS: Final[tuple[Action, ...]] = (
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
_NEUTRAL_KINDS: Final = (PlayNeutral("none"), PlayNeutral("excavate"), PlayNeutral("extend"))
_PLACES: Final = tuple([Place(cell_of(number)) for number in range(72)])
_SIDES: Final[tuple[Side, ...]] = ("left", "right")


def _wings(state: Table) -> tuple[int, ...]:
    return () if -1 in state.wings else tuple(state.wings)


@cache
def _actions(phase: int, wings: tuple[int, ...]) -> dict[int, Action]:
    rooms = {room: Book(name) for room, name in enumerate(room_names(wings))} if wings else {}
    takes = {TAKE_LEFT: Take("left"), TAKE_RIGHT: Take("right")}
    picks = {TAKE_LEFT: PickForNeutral("left"), TAKE_RIGHT: PickForNeutral("right")}
    of_phase: dict[int, dict[int, Action]] = {
        DRAW_FIRST: {seat: AppointFirst(seat) for seat in range(4)},
        DRAW_WING: {number: MarkWing(patron) for number, patron in enumerate(PATRON_NAMES)},
        KIND: dict(enumerate(_KINDS)),
        CELL: dict(enumerate(_PLACES)),
        BROWN_ROOM: {**rooms},
        NEUTRAL_KIND: dict(enumerate(_NEUTRAL_KINDS)),
        NEUTRAL_CELL: dict(enumerate(_PLACES)),
        REWARD: {**rooms, **takes},
        LEFTOVER: {**takes, DECLINE: Decline()},
        NEUTRAL_CARD: {**picks},
    }
    return of_phase.get(phase, {})


@cache
def _numbers(phase: int, wings: tuple[int, ...]) -> dict[Action, int]:
    return {action: number for number, action in _actions(phase, wings).items()}


def _all_words() -> Iterator[tuple[str, Action]]:
    """Every action there is, except the laying of cards."""
    for seat in range(4):
        yield f"first:{seat + 1}", AppointFirst(seat)
    for patron in PATRON_NAMES:
        yield f"wing:{patron}", MarkWing(patron)
        yield f"book:3:{patron}", Book(f"3:{patron}")
        yield f"book:5:{patron}", Book(f"5:{patron}")
        for other in PATRON_NAMES:
            if other != patron:
                yield f"book:2:{patron}|{other}", Book(f"2:{patron}|{other}")
    for kind in _KINDS:
        patron_name = getattr(kind, "patron", None)
        word = {Pass: "pass", Excavate: "excavate", Extend: "extend", EnterMuseum: "museum"}
        yield word[type(kind)] + (f":{patron_name}" if patron_name else ""), kind
    for place in _PLACES:
        x, y = place.cell
        yield f"{'abcdefgh'[x]}{y + 1}", place
    for side in _SIDES:
        yield f"take:{side}", Take(side)
        yield f"neutral:{side}", PickForNeutral(side)
    for move in _NEUTRAL_KINDS:
        yield f"neutral:{move.move}", move
    yield "decline", Decline()


WORDS: Final[dict[str, Action]] = dict(_all_words())
_WORDS: Final[dict[Action, str]] = {action: word for word, action in WORDS.items()}
