"""Why an action is refused: a reason, its clause, and what the sentence about it needs."""

from __future__ import annotations

from collections.abc import Callable

from digsite.core.records import Action, Param, Refusal

from .actions import Awaken, ChooseFirst, DrawRoom, Explore, Keep, Secure, ShowTop
from .constants import (
    COLOUR_NAMES,
    DRAW_ROOM,
    FIRST_PLAYER,
    KEEP_CARDS,
    NO_CARD,
    PILE_NAMES,
    SHOW_TOP,
    SPLIT_PILES,
    TAKE_TURN,
)
from .rules import LootState

REASONS = {
    "game_over": "LNR-037",
    "not_your_turn": "LNR-010",
    # at a turn
    "pile_empty": "LNR-014",
    "nothing_to_secure": "LNR-012",
    "no_such_seat": "LNR-024",
    "own_card_needed": "LNR-023",
    "target_is_yourself": "LNR-024",
    "target_without_cards": "LNR-024",
    "no_werewolf": "LNR-032",
    "chance_decides": "LNR-011",
    # with a werewolf's cards in hand
    "werewolf_waits": "LNR-032",
    "no_card_from_pile": "LNR-R02",
    # chance
    "first_player_wanted": "LNR-009",
    "no_such_first_player": "LNR-009",
    "larger_pile_wanted": "LNR-R03",
    "top_wanted": "LNR-014",
    "colour_not_in_piles": "LNR-003",
    "room_wanted": "LNR-015",
    "no_such_card": "LNR-003",
    "back_differs": "LNR-003",
    "card_not_in_piles": "LNR-014",
}


def why_not(state: LootState, action: Action) -> Refusal:
    """The reason against an action that is not legal for the actor."""
    why = _PHASES.get(state.phase, _over)
    reason, params = why(state, action)
    return Refusal(reason, REASONS[reason], params)


Why = tuple[str, dict[str, Param]]


def _over(state: LootState, action: Action) -> Why:
    return "game_over", {}


def _turn(state: LootState, action: Action) -> Why:
    if isinstance(action, Explore):
        return "pile_empty", {"pile": action.pile}
    if isinstance(action, Secure):
        return "nothing_to_secure", {}
    if isinstance(action, Awaken):
        return _awaken(state, action.target)
    return ("no_werewolf" if isinstance(action, Keep) else "chance_decides"), {}


def _awaken(state: LootState, target: int) -> Why:
    box = state.box
    if not 0 <= target < state.seats:
        return "no_such_seat", {"seats": state.seats}
    if target == state.player and not box.awaken_self:
        return "target_is_yourself", {}
    if box.own_card_needed and not state.laden >> state.player & 1:
        return "own_card_needed", {}
    return "target_without_cards", {}


def _keep(state: LootState, action: Action) -> Why:
    if not isinstance(action, Keep):
        return "werewolf_waits", {}
    missing = PILE_NAMES[state.drawn[0] != NO_CARD]
    return "no_card_from_pile", {"pile": missing}


def _first(state: LootState, action: Action) -> Why:
    if isinstance(action, ChooseFirst):
        return "no_such_first_player", {"seats": state.seats}
    return "first_player_wanted", {}


def _split(state: LootState, action: Action) -> Why:
    return "larger_pile_wanted", {}


def _top(state: LootState, action: Action) -> Why:
    pile = PILE_NAMES[state.pile]
    if isinstance(action, ShowTop) and action.pile == pile:
        return "colour_not_in_piles", {"colour": action.colour}
    return "top_wanted", {"pile": pile}


def _room(state: LootState, action: Action) -> Why:
    pile = PILE_NAMES[state.pile]
    if not isinstance(action, DrawRoom) or action.pile != pile:
        return "room_wanted", {"pile": pile}
    slot = state.box.slot_of.get(action.card)
    if slot is None:
        return "no_such_card", {}
    colour = COLOUR_NAMES[state.top[state.pile]]
    if state.box.rooms[slot].colour != colour:
        return "back_differs", {"colour": colour}
    return "card_not_in_piles", {}


_PHASES: dict[int, Callable[[LootState, Action], Why]] = {
    FIRST_PLAYER: _first,
    SPLIT_PILES: _split,
    SHOW_TOP: _top,
    DRAW_ROOM: _room,
    TAKE_TURN: _turn,
    KEEP_CARDS: _keep,
}
