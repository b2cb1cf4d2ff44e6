"""The typed actions, and the numbers that stand for them in each phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from digsite.core.records import Action

from .cards import CardId, Name
from .constants import (
    ASSISTANTS,
    BACK,
    DIG,
    DRAW,
    FRONT,
    GIVE,
    LOOK,
    NOTHING,
    PAWNS,
    PERMIT,
    PRESENT,
    RAID,
    REGIONS,
    SITE,
    THIEF,
    TURN,
    WEEKS,
)
from .rules import ThebesState

ActionKind = Literal[
    "action:general_excavation",
    "action:thief:mesopotamia",
    "action:thief:crete",
    "action:thief:egypt",
    "action:thief:greece",
    "action:tomb_raiders:mesopotamia",
    "action:tomb_raiders:crete",
    "action:tomb_raiders:egypt",
    "action:tomb_raiders:greece",
    "action:scientist",
    "action:assistant",
]
_ACTION_KINDS: Final[dict[str, ActionKind]] = {kind: kind for kind in get_args(ActionKind)}
PermitName = Literal["region", "general", "general_excavation"]
Place = Annotated[str, Meta(pattern="^[a-z_]{1,24}$")]  # a region, or what somebody takes for one
BackName = Literal["mesopotamia", "crete", "egypt", "greece", "green"]
PERMITS: Final[tuple[PermitName, ...]] = ("region", "general", "general_excavation")
BACKS: Final[tuple[BackName, ...]] = ("mesopotamia", "crete", "egypt", "greece", "green")

# -- of a player -------------------------------------------------------------


class TakeCard(Action, frozen=True):
    """Take the card on a storage space."""

    space: Annotated[int, Meta(ge=0, le=8)]


class TakePresentation(Action, frozen=True):
    """Take an exhibition or a museum on display."""

    kind: Name


class GiveRelic(Action, frozen=True):
    """Hand a relic to the museum just taken."""

    kind: Name


class PlayCard(Action, frozen=True):
    """Play an action card from the hand."""

    kind: ActionKind


class LookAt(Action, frozen=True):
    """Send the scientist to a site."""

    region: Place


class Raid(Action, frozen=True):
    """Take a relic out of the site the tomb raiders look through."""

    card: CardId


class RaidNothing(Action, frozen=True):
    """Leave the site as it is."""


class Dig(Action, frozen=True):
    """Begin a dig."""

    region: Place


class UsePermit(Action, frozen=True):
    """Discard the permit for the dig."""

    permit: PermitName


class SendAssistants(Action, frozen=True):
    """Play so many assistants for the dig."""

    count: Annotated[int, Meta(ge=0, le=12)]


class DigFor(Action, frozen=True):
    """Name the weeks of the dig."""

    weeks: Annotated[int, Meta(ge=0, le=99)]


# -- of chance ---------------------------------------------------------------


class StackPawn(Action, frozen=True):
    """Lay the pawn of a seat on the stack."""

    seat: Annotated[int, Meta(ge=0, le=3)]


class ShowBack(Action, frozen=True):
    """The back of the card on top of the deck."""

    back: BackName


class ShowFront(Action, frozen=True):
    """The green card on top of the deck, turned face up."""

    kind: Name


class DrawCard(Action, frozen=True):
    """A card drawn from a site."""

    card: CardId


class SeeCard(Action, frozen=True):
    """A card that somebody sees while looking through a site."""

    card: CardId


# The phase in which each action is asked for.
PHASE_OF: Final[dict[type[Action], int]] = {
    TakeCard: TURN,
    TakePresentation: TURN,
    PlayCard: TURN,
    Dig: TURN,
    GiveRelic: GIVE,
    LookAt: SITE,
    Raid: RAID,
    RaidNothing: RAID,
    UsePermit: PERMIT,
    SendAssistants: ASSISTANTS,
    DigFor: WEEKS,
    StackPawn: PAWNS,
    ShowBack: BACK,
    ShowFront: FRONT,
    DrawCard: DRAW,
    SeeCard: LOOK,
}

# -- as numbers --------------------------------------------------------------


def action_of(state: ThebesState, decision: int) -> Action:
    """The action behind a legal decision."""
    return _MEANINGS[state.phase](state, decision)


def number_of(state: ThebesState, action: Action) -> int:
    """The decision an action stands for in this phase, legal or not; -1 for none."""
    if PHASE_OF.get(type(action)) != state.phase:
        return -1
    box = state.box.plain
    match action:
        case TakeCard(space):
            return space if space < DIG else -1
        case TakePresentation(kind):
            return PRESENT + box.kind_index[kind] if kind in box.kind_index else -1
        case PlayCard(kind):
            return box.kind_decision[box.kind_index[kind]] or -1 if kind in box.kind_index else -1
        case Dig(region):
            return DIG + REGIONS.index(region) if region in REGIONS else -1
        case LookAt(region):
            return _place(REGIONS, region)
        case UsePermit(permit):
            return _place(PERMITS, permit)
        case ShowBack(back):
            return _place(BACKS, back)
        case GiveRelic(kind):
            return box.relic_kind_index.get(kind, -1)
        case ShowFront(kind):
            return box.kind_index.get(kind, -1)
        case Raid(card) | DrawCard(card) | SeeCard(card):
            where, number = box.relic_index.get(card, (-1, -1))
            return number if where == state.region else -1
        case SendAssistants(number) | DigFor(number) | StackPawn(number):
            return number
    return NOTHING


def _place(names: tuple[str, ...], name: str) -> int:
    return names.index(name) if name in names else -1


def _turn_action(state: ThebesState, decision: int) -> Action:
    if decision < DIG:
        return TakeCard(decision)
    if decision < THIEF:
        return Dig(REGIONS[decision - DIG])
    if decision < PRESENT:
        return PlayCard(_kind_played(state, decision))
    return TakePresentation(state.box.plain.kind_names[decision - PRESENT])


def _kind_played(state: ThebesState, decision: int) -> ActionKind:
    name = state.box.plain.kind_names[state.box.plain.kind_decision.index(decision)]
    return _ACTION_KINDS[name]


def _raid_action(state: ThebesState, decision: int) -> Action:
    return RaidNothing() if decision == NOTHING else Raid(_relic(state, decision))


def _relic(state: ThebesState, card: int) -> str:
    return state.box.plain.relic_names[state.region][card]


_MEANINGS: Final[dict[int, Callable[[ThebesState, int], Action]]] = {
    PAWNS: lambda state, decision: StackPawn(decision),
    BACK: lambda state, decision: ShowBack(BACKS[decision]),
    FRONT: lambda state, decision: ShowFront(state.box.plain.kind_names[decision]),
    TURN: _turn_action,
    GIVE: lambda state, decision: GiveRelic(state.box.plain.relic_kind_names[decision]),
    SITE: lambda state, decision: LookAt(REGIONS[decision]),
    LOOK: lambda state, decision: SeeCard(_relic(state, decision)),
    RAID: _raid_action,
    PERMIT: lambda state, decision: UsePermit(PERMITS[decision]),
    ASSISTANTS: lambda state, decision: SendAssistants(decision),
    WEEKS: lambda state, decision: DigFor(decision),
    DRAW: lambda state, decision: DrawCard(_relic(state, decision)),
}
