"""What happened, as typed facts that a given seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from digsite.core.game import Rows
from digsite.core.records import Event

from . import constants as code
from .actions import BACKS, PERMITS, BackName, PermitName
from .box import Box
from .constants import REGIONS, SOURCES, Region
from .rules import ThebesState

Professor = Literal["mesopotamia", "crete", "egypt", "greece", "world"]
Row = tuple[int, ...]
PROFESSORS: Final[tuple[Professor, ...]] = ("mesopotamia", "crete", "egypt", "greece", "world")


class PawnStacked(Event, frozen=True):
    minor = True
    seat: int
    below: int  # pawns under it


class BackShown(Event, frozen=True):
    """The top card of the deck: a relic was laid unseen on its site, a green one waits."""

    minor = True
    back: BackName


class CardRevealed(Event, frozen=True):
    """A green card was turned up, onto a storage space or (none) to the displays."""

    minor = True
    kind: str
    space: int | None


class TurnBegan(Event, frozen=True):
    minor = True
    seat: int
    week: int


class CardTaken(Event, frozen=True):
    seat: int
    space: int
    kind: str


class ExhibitionShown(Event, frozen=True):
    """With 1, 2 or all 3 of its sets of relics."""

    major = True
    seat: int
    kind: str
    sets: int
    vp: int


class MuseumTaken(Event, frozen=True):
    major = True
    seat: int
    kind: str
    relics: int
    vp: int


class RelicGiven(Event, frozen=True):
    seat: int
    card: str


class ProfessorMoved(Event, frozen=True):
    major = True
    professor: Professor
    seat: int
    before_seat: int | None  # who had it


class PawnMoved(Event, frozen=True):
    minor = True
    seat: int
    before: int
    week: int
    below: int  # pawns under it on its new space


class ActionPlayed(Event, frozen=True):
    seat: int
    kind: str


class PermitUsed(Event, frozen=True):
    minor = True
    seat: int
    region: Region
    permit: PermitName


class AssistantsSent(Event, frozen=True):
    minor = True
    seat: int
    count: int


class DigBegan(Event, frozen=True):
    """`cards` is what the dig table allows."""

    major = True
    seat: int
    region: Region
    knowledge: int
    weeks: int
    cards: int


class RelicFound(Event, frozen=True):
    seat: int
    region: Region
    card: str
    vp: int
    by: Literal["dig", "thief"]


class RubbleFound(Event, frozen=True):
    minor = True
    seat: int
    region: Region
    card: str
    by: Literal["dig", "thief"]


class RubbleReturned(Event, frozen=True):
    minor = True
    region: Region
    cards: tuple[str, ...]


class SiteSeen(Event, frozen=True):
    """A scientist or tomb raiders looked through a site; the cards only for who looked."""

    seat: int
    region: Region
    by: Literal["scientist", "tomb_raiders"]
    cards: tuple[str, ...] | None


class RelicRaided(Event, frozen=True):
    major = True
    seat: int
    region: Region
    card: str
    vp: int


class NothingRaided(Event, frozen=True):
    """`cards` is what lies there, if taking nothing gives away that it is all rubble."""

    seat: int
    region: Region
    cards: tuple[str, ...] | None


class Scored(Event, frozen=True):
    seat: int
    source: str
    points: int


class GameEnded(Event, frozen=True):
    winners: tuple[int, ...]


EVENTS: Final[tuple[type[Event], ...]] = (
    PawnStacked,
    BackShown,
    CardRevealed,
    TurnBegan,
    CardTaken,
    ExhibitionShown,
    MuseumTaken,
    RelicGiven,
    ProfessorMoved,
    PawnMoved,
    ActionPlayed,
    PermitUsed,
    AssistantsSent,
    DigBegan,
    RelicFound,
    RubbleFound,
    RubbleReturned,
    SiteSeen,
    RelicRaided,
    NothingRaided,
    Scored,
    GameEnded,
)


def happened(state: ThebesState, rows: Rows, seat: int) -> tuple[Event, ...]:
    """The rows of a tape as the seat (or NOBODY) may see them."""
    return tuple([_READERS[row[0]](state.box.plain, row, seat) for row in rows])


def _relic(box: Box, region: int, card: int) -> str:
    return box.relic_names[region][card]


def _relics(box: Box, region: int, low: int, high: int) -> tuple[str, ...]:
    cards = low | high << 16
    return tuple([name for i, name in enumerate(box.relic_names[region]) if cards >> i & 1])


def _vp(box: Box, region: int, card: int) -> int:
    return box.relic_kind_vp[box.relic_kind[32 * region + card]]


def _presented(box: Box, row: Row, seat: int) -> Event:
    _, who, kind, reached, _, _ = row
    name, vp = box.kind_names[kind], box.kind_vp[kind]
    if reached < 0:
        return MuseumTaken(who, name, box.set_count[3 * kind], vp)
    return ExhibitionShown(who, name, reached + 1, vp)


def _drawn(box: Box, row: Row, seat: int) -> Event:
    _, who, region, card, stolen, _ = row
    by: Literal["dig", "thief"] = "thief" if stolen else "dig"
    name = _relic(box, region, card)
    if box.worthy[region] >> card & 1:
        return RelicFound(who, REGIONS[region], name, _vp(box, region, card), by)
    return RubbleFound(who, REGIONS[region], name, by)


def _seen(box: Box, row: Row, seat: int) -> Event:
    _, who, region, low, high, raiding = row
    cards = _relics(box, region, low, high) if who == seat else None
    return SiteSeen(who, REGIONS[region], "tomb_raiders" if raiding else "scientist", cards)


def _not_raided(box: Box, row: Row, seat: int) -> Event:
    _, who, region, low, high, sure = row
    cards = _relics(box, region, low, high) if sure else None
    return NothingRaided(who, REGIONS[region], cards)


def _ended(box: Box, row: Row, seat: int) -> Event:
    return GameEnded(tuple([who for who in range(4) if row[1] >> who & 1]))


_READERS: Final[dict[int, Callable[[Box, Row, int], Event]]] = {
    code.PAWN_STACKED: lambda box, row, seat: PawnStacked(row[1], row[2]),
    code.BACK_SHOWN: lambda box, row, seat: BackShown(BACKS[row[1]]),
    code.FRONT_SHOWN: lambda box, row, seat: CardRevealed(
        box.kind_names[row[1]], row[2] if row[2] >= 0 else None
    ),
    code.TURN_BEGAN: lambda box, row, seat: TurnBegan(row[1], row[2]),
    code.CARD_TAKEN: lambda box, row, seat: CardTaken(row[1], row[2], box.kind_names[row[3]]),
    code.PRESENTED: _presented,
    code.RELIC_GIVEN: lambda box, row, seat: RelicGiven(row[1], _relic(box, row[2], row[3])),
    code.PROFESSOR_MOVED: lambda box, row, seat: ProfessorMoved(
        PROFESSORS[row[1]], row[3], row[2] if row[2] >= 0 else None
    ),
    code.PAWN_MOVED: lambda box, row, seat: PawnMoved(*row[1:5]),
    code.CARD_PLAYED: lambda box, row, seat: ActionPlayed(row[1], box.kind_names[row[2]]),
    code.PERMIT_USED: lambda box, row, seat: PermitUsed(row[1], REGIONS[row[3]], PERMITS[row[2]]),
    code.ASSISTANTS_SENT: lambda box, row, seat: AssistantsSent(row[1], row[2]),
    code.DIG_BEGAN: lambda box, row, seat: DigBegan(row[1], REGIONS[row[2]], *row[3:6]),
    code.CARD_DRAWN: _drawn,
    code.RUBBLE_RETURNED: lambda box, row, seat: RubbleReturned(
        REGIONS[row[1]], _relics(box, *row[1:4])
    ),
    code.SITE_SEEN: _seen,
    code.RELIC_RAIDED: lambda box, row, seat: RelicRaided(
        row[1], REGIONS[row[2]], _relic(box, row[2], row[3]), _vp(box, row[2], row[3])
    ),
    code.NOTHING_RAIDED: _not_raided,
    code.SCORED: lambda box, row, seat: Scored(row[1], SOURCES[row[2]], row[3]),
    code.GAME_ENDED: _ended,
}
