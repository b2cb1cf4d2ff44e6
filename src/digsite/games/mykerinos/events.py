"""What happened, as typed events. Nothing in Mykerinos is hidden: all readers see the same."""

from __future__ import annotations

from collections.abc import Sequence
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

    minor = True
    seat: int
    neutral: bool
    cubes: int


class CardLaid(Event, frozen=True):
    """Slots are counted line by line, four to a line."""

    minor = True
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
    move: Literal["excavate", "extend"] | None = None  # unknown in what was told long ago


class Passed(Event, frozen=True):
    seat: int
    space: int


class LastActed(Event, frozen=True):
    """The last player's disk went on the scale after the one last action."""

    seat: int
    space: int


class NeutralRested(Event, frozen=True):
    minor = True
    seat: int


class RoomBooked(Event, frozen=True):
    major = True
    seat: int
    room: str
    stock: Literal["personal", "general"]


class Rank(msgspec.Struct, frozen=True):
    """One colour in an area; the neutral one has no seat."""

    seat: int | None
    cubes: int
    tied: bool = False  # with the rank before: the passing scale has decided


class AreaRanked(Event, frozen=True):
    area: int  # 1 to 6
    ranks: tuple[Rank, ...]


class CardTaken(Event, frozen=True):
    major = True
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

    minor = True
    area: int
    side: Side
    card: str


class CubesReturned(Event, frozen=True):
    """From an area to the general stock; the neutral colour has no seat."""

    minor = True
    seat: int | None
    area: int
    cubes: int


class SeasonEnded(Event, frozen=True):
    """Tilted cards were straightened, the scale emptied; `first` begins the next season."""

    season: int
    first: int


class NeutralReturned(Event, frozen=True):
    """Neutral cubes a player held went back to the general stock (an option)."""

    minor = True
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


def ranks_of(counted: Sequence[tuple[int | None, int]]) -> tuple[Rank, ...]:
    """The colours of an area, best first, with their cubes."""
    before = [0, *[cubes for _, cubes in counted]]
    return tuple([Rank(seat, cubes, cubes == before[n]) for n, (seat, cubes) in enumerate(counted)])


def effect_of(event: Event) -> str | None:
    """The card effect an event shows."""
    if isinstance(event, PatronAsked):
        return f"{event.patron}_{event.move}"
    if isinstance(event, CardTaken) and event.prestige:
        return f"prestige_{event.prestige}"
    return None
