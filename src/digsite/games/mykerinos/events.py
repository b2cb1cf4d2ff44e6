"""What happened, as typed events. Nothing in Mykerinos is hidden: all readers see the same."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from digsite.core.records import Event

from .actions import Cell, Side
from .cards import Patron

Move = Literal["excavate", "extend", "museum"]


class FirstAppointed(Event, frozen=True):
    seat: int


class WingMarked(Event, frozen=True):
    wing: int  # 1 to 5
    patron: Patron


class SeasonBegan(Event, frozen=True):
    season: int  # 1 to 4
    first: int


class CubesTaken(Event, frozen=True):
    """From the general stock to a player."""

    seat: int
    neutral: bool
    cubes: int


class CardLaid(Event, frozen=True):
    """Slots are counted line by line, four to a line."""

    slot: int
    card: str
    turned: bool


class PatronAsked(Event, frozen=True):
    """A card was tilted."""

    seat: int
    patron: Patron
    move: Move


class CubePlaced(Event, frozen=True):
    seat: int
    neutral: bool
    cell: Cell
    on_pyramid: bool


class Passed(Event, frozen=True):
    seat: int
    space: int


class LastActed(Event, frozen=True):
    """The last player's disk went on the scale after the one last action."""

    seat: int
    space: int


class NeutralRested(Event, frozen=True):
    seat: int


class RoomBooked(Event, frozen=True):
    seat: int
    room: str
    stock: Literal["personal", "general"]


class Rank(msgspec.Struct, frozen=True):
    """One colour in an area; the neutral one has no seat."""

    seat: int | None
    cubes: int


class AreaRanked(Event, frozen=True):
    area: int  # 1 to 6
    ranks: tuple[Rank, ...]


class CardTaken(Event, frozen=True):
    seat: int
    area: int
    side: Side
    card: str
    patron: Patron | None
    prestige: int


class CardDeclined(Event, frozen=True):
    seat: int


class CardPicked(Event, frozen=True):
    """The neutral colour's card, chosen by a seat, left the game."""

    seat: int
    area: int
    side: Side
    card: str


class CardDiscarded(Event, frozen=True):
    """A card nobody took left the game."""

    area: int
    side: Side
    card: str


class CubesReturned(Event, frozen=True):
    """From an area to the general stock; the neutral colour has no seat."""

    seat: int | None
    area: int
    cubes: int


class SeasonEnded(Event, frozen=True):
    """Tilted cards were straightened, the scale emptied; `first` begins the next season."""

    season: int
    first: int


class NeutralReturned(Event, frozen=True):
    """Neutral cubes a player held went back to the general stock (an option)."""

    seat: int
    cubes: int


class WingScored(Event, frozen=True):
    wing: int
    patron: Patron
    seat: int
    cards: int
    each: int
    points: int


class SetsScored(Event, frozen=True):
    seat: int
    sets: int
    points: int


class GameEnded(Event, frozen=True):
    points: tuple[int, ...]
    winners: tuple[int, ...]


EVENTS: Final[tuple[type[Event], ...]] = (
    FirstAppointed,
    WingMarked,
    SeasonBegan,
    CubesTaken,
    CardLaid,
    PatronAsked,
    CubePlaced,
    Passed,
    LastActed,
    NeutralRested,
    RoomBooked,
    AreaRanked,
    CardTaken,
    CardDeclined,
    CardPicked,
    CardDiscarded,
    CubesReturned,
    SeasonEnded,
    NeutralReturned,
    WingScored,
    SetsScored,
    GameEnded,
)
EFFECTS: Final = (
    "violet_excavate",
    "violet_extend",
    "lemon_excavate",
    "lemon_extend",
    "brown_museum",
    "blackmore_excavate",
    "tangerine_extend",
    "prestige_2",
    "prestige_3",
    "prestige_5",
)


def effect_of(event: Event) -> str | None:
    """The card effect an event shows."""
    if isinstance(event, PatronAsked):
        return f"{event.patron}_{event.move}"
    if isinstance(event, CardTaken) and event.prestige:
        return f"prestige_{event.prestige}"
    return None
