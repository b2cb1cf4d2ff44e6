"""The actions of players and of chance, as typed records, numbers and notation."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from digsite.core.records import Action

from .cards import Colour
from .constants import (
    AWAKEN,
    COLOUR_NAMES,
    DRAW_ROOM,
    FIRST_PLAYER,
    KEEP_CARDS,
    PILE_NAMES,
    SECURE,
    SHOW_TOP,
    SPLIT_PILES,
    TAKE_TURN,
)
from .rules import LootState

Pile = Literal["left", "right"]
Kept = Literal["none", "left", "right", "both"]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
_KIND = "(green|yellow|red):[a-z]+(-[a-z]+)*:[1-3]:(empty|amulet|mummy|werewolf|frank)"
Kind = Annotated[str, Meta(pattern=rf"^{_KIND}$(?!\n)")]  # `$` alone lets a newline pass

KEPT: tuple[Kept, ...] = get_args(Kept)


class Explore(Action, frozen=True):
    """Take the top card of a pile."""

    pile: Pile


class Secure(Action, frozen=True):
    """Score and discard all cards before you."""


class Awaken(Action, frozen=True):
    """Reveal all cards before an explorer."""

    target: SeatNumber


class Keep(Action, frozen=True):
    """Keep some of the cards a werewolf drew, named by the piles they come from."""

    cards: Kept


class ChooseFirst(Action, frozen=True):
    """Chance: who begins."""

    seat: SeatNumber


class Split(Action, frozen=True):
    """Chance: which of two new piles gets the odd card."""

    larger: Pile


class ShowTop(Action, frozen=True):
    """Chance: the back that comes to the top of a pile."""

    pile: Pile
    colour: Colour


class DrawRoom(Action, frozen=True):
    """Chance: the front of the card drawn from a pile."""

    pile: Pile
    card: Kind


AnyAction = Explore | Secure | Awaken | Keep | ChooseFirst | Split | ShowTop | DrawRoom
ACTIONS: tuple[type[Action], ...] = get_args(AnyAction)


def action_of(state: LootState, decision: int) -> AnyAction:
    """The action behind a decision of this phase."""
    phase = state.phase
    pile = pile_name(state.pile)
    if phase == TAKE_TURN:
        if decision == SECURE:
            return Secure()
        return Awaken(decision - AWAKEN) if decision >= AWAKEN else Explore(pile_name(decision))
    if phase == KEEP_CARDS:
        return Keep(KEPT[decision])
    if phase == SHOW_TOP:
        return ShowTop(pile, COLOUR_NAMES[decision])
    if phase == DRAW_ROOM:
        return DrawRoom(pile, state.box.rooms[decision].kind)
    if phase == FIRST_PLAYER:
        return ChooseFirst(decision)
    return Split(pile_name(decision))


def number_of(state: LootState, action: Action) -> int:
    """The decision an action stands for in this phase, legal or not; -1 for none."""
    phase = state.phase
    if phase == TAKE_TURN:
        return _turn_number(state, action)
    if phase == KEEP_CARDS and isinstance(action, Keep):
        return KEPT.index(action.cards)
    if phase == FIRST_PLAYER and isinstance(action, ChooseFirst):
        return action.seat if 0 <= action.seat < state.seats else -1
    if phase == SPLIT_PILES and isinstance(action, Split):
        return PILE_NAMES.index(action.larger)
    if phase == SHOW_TOP and isinstance(action, ShowTop):
        asked = action.pile == PILE_NAMES[state.pile]
        return COLOUR_NAMES.index(action.colour) if asked else -1
    if phase == DRAW_ROOM and isinstance(action, DrawRoom):
        asked = action.pile == PILE_NAMES[state.pile]
        return int(state.box.slot_of.get(action.card, -1)) if asked else -1
    return -1


def pile_name(pile: int) -> Pile:
    return "right" if pile else "left"


def _turn_number(state: LootState, action: Action) -> int:
    if isinstance(action, Explore):
        return PILE_NAMES.index(action.pile)
    if isinstance(action, Secure):
        return SECURE
    if isinstance(action, Awaken) and 0 <= action.target < state.seats:
        return AWAKEN + action.target
    return -1
