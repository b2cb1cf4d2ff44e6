"""What happened, as typed facts that a given reader may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, get_args

from digsite.core import bits
from digsite.core.records import Event

from .actions import KEPT, Kept, Pile, pile_name
from .cards import Colour
from .constants import (
    COLOUR_NAMES,
    HALF,
    NO_CARD,
    NO_WOLF,
    SOURCE_NAMES,
    TOLD_AWAKEN,
    TOLD_DRAW,
    TOLD_END,
    TOLD_FIRST,
    TOLD_FRANK,
    TOLD_GOAL,
    TOLD_KEEP,
    TOLD_PILES,
    TOLD_REVEAL,
    TOLD_SCORE,
    TOLD_SECURE,
    TOLD_SKIP,
    TOLD_TOP,
    TOLD_TURN,
    TOLD_WOLF,
)
from .rules import LootState
from .views import Kinds, kinds

Source = Literal["secured", "survived", "mummy", "reveal"]


class FirstChosen(Event, frozen=True):
    seat: int


class PilesMade(Event, frozen=True):
    left: int
    right: int
    reshuffled: bool


class TopShown(Event, frozen=True):
    minor = True
    pile: Pile
    colour: Colour


class TurnBegan(Event, frozen=True):
    minor = True
    seat: int
    extra: bool


class TurnSkipped(Event, frozen=True):
    seat: int


class RoomDrawn(Event, frozen=True):
    """A card was taken from a pile; only who took it has seen its front."""

    seat: int
    pile: Pile
    colour: Colour
    card: str | None
    werewolf: bool


class Secured(Event, frozen=True):
    seat: int
    cards: Kinds


class Awakened(Event, frozen=True):
    major = True
    seat: int
    target: int
    cards: Kinds
    guardians: int
    amulets: int
    survived: bool


class Scored(Event, frozen=True):
    seat: int
    source: Source
    points: int
    total: int


class WerewolfCalled(Event, frozen=True):
    seat: int


class CardsKept(Event, frozen=True):
    seat: int
    kept: Kept
    discarded: Kinds


class ExtraTurnWon(Event, frozen=True):
    """Frank grants another turn."""

    seat: int


class GoalReached(Event, frozen=True):
    major = True
    seat: int
    total: int


class CardsRevealed(Event, frozen=True):
    """The end has turned over the cards before a seat."""

    seat: int
    cards: Kinds


class GameEnded(Event, frozen=True):
    winners: tuple[int, ...]


AnyEvent = (
    FirstChosen | PilesMade | TopShown | TurnBegan | TurnSkipped | RoomDrawn | Secured | Awakened
    | Scored | WerewolfCalled | CardsKept | ExtraTurnWon | GoalReached | CardsRevealed | GameEnded
)  # fmt: skip
EVENTS: tuple[type[Event], ...] = get_args(AnyEvent)
EFFECTS = ("mummy", "werewolf", "frank", "amulet")


def happened(state: LootState, rows: list[tuple[int, ...]], seat: int) -> tuple[Event, ...]:
    """The rows of the tape as events for a seat (or NOBODY)."""
    return tuple([_MAKERS[row[0]](_Told(state, seat, *row[1:])) for row in rows])


def effect(event: Event) -> str | None:
    """The card effect an event shows."""
    if isinstance(event, Scored) and event.source == "mummy":
        return "mummy"
    if isinstance(event, Awakened) and event.survived and event.guardians:
        return "amulet"
    if isinstance(event, WerewolfCalled):
        return "werewolf"
    return "frank" if isinstance(event, ExtraTurnWon) else None


class _Told(NamedTuple):
    """A row of the tape, and who reads it."""

    state: LootState
    reader: int
    a: int
    b: int
    c: int
    d: int
    e: int

    def cards(self, low: int, high: int) -> Kinds:
        return kinds(self.state, low | high << HALF)

    def drawn(self) -> RoomDrawn:
        card = self.state.box.rooms[self.d].kind if self.reader == self.a else None
        return RoomDrawn(self.a, pile_name(self.b), COLOUR_NAMES[self.c], card, self.e != NO_WOLF)

    def awakened(self) -> Awakened:
        box = self.state.box
        held = self.c | self.d << HALF
        guardians = bits.popcount(held & box.guardians)
        amulets = bits.popcount(held & box.amulets)
        cards = self.cards(self.c, self.d)
        return Awakened(self.a, self.b, cards, guardians, amulets, self.e == 1)

    def kept(self) -> CardsKept:
        thrown = [
            self.state.box.rooms[slot].kind
            for pile, slot in enumerate((self.c, self.d))
            if slot != NO_CARD and not self.b >> pile & 1
        ]
        return CardsKept(self.a, KEPT[self.b], tuple(thrown))

    def ended(self) -> GameEnded:
        return GameEnded(tuple([seat for seat in range(self.state.seats) if self.a >> seat & 1]))


_MAKERS: dict[int, Callable[[_Told], Event]] = {
    TOLD_FIRST: lambda told: FirstChosen(told.a),
    TOLD_PILES: lambda told: PilesMade(told.a, told.b, told.c == 1),
    TOLD_TOP: lambda told: TopShown(pile_name(told.a), COLOUR_NAMES[told.b]),
    TOLD_TURN: lambda told: TurnBegan(told.a, told.b == 1),
    TOLD_SKIP: lambda told: TurnSkipped(told.a),
    TOLD_DRAW: _Told.drawn,
    TOLD_SECURE: lambda told: Secured(told.a, told.cards(told.b, told.c)),
    TOLD_AWAKEN: _Told.awakened,
    TOLD_SCORE: lambda told: Scored(told.a, SOURCE_NAMES[told.b], told.c, told.d),
    TOLD_WOLF: lambda told: WerewolfCalled(told.a),
    TOLD_KEEP: _Told.kept,
    TOLD_FRANK: lambda told: ExtraTurnWon(told.a),
    TOLD_GOAL: lambda told: GoalReached(told.a, told.b),
    TOLD_REVEAL: lambda told: CardsRevealed(told.a, told.cards(told.b, told.c)),
    TOLD_END: _Told.ended,
}
