"""Why an action is refused: a reason, the clause behind it, and its parameters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from digsite.core.records import Action, Refusal
from digsite.core.seats import CHANCE

from .actions import (
    AppointFirst,
    Book,
    Decline,
    EnterMuseum,
    Excavate,
    Extend,
    LayCard,
    MarkWing,
    Pass,
    PickForNeutral,
    Place,
    PlayNeutral,
    Take,
)
from .constants import (
    BROWN_ROOM,
    CELL,
    DRAW_FIRST,
    DRAW_WING,
    KIND,
    LEFTOVER,
    NEUTRAL_CARD,
    NEUTRAL_CELL,
    NEUTRAL_KIND,
    NO_PATRON,
    PATRON_OF_KIND,
    REWARD,
)
from .refused_kinds import Why, why_not_kind, why_not_neutral
from .refused_places import why_not_begun, why_not_cell, why_not_room
from .rules import MykerinosState

REASONS: Final[dict[str, str]] = {
    "game_over": "MYK-094",
    "not_your_turn": "MYK-032",
    # chance
    "first_player_first": "MYK-021",
    "markers_first": "MYK-022",
    "region_first": "MYK-028",
    "no_such_seat": "MYK-018",
    "marker_placed": "MYK-022",
    "card_not_in_pile": "MYK-028",
    "unknown_card": "MYK-002",
    "first_player_by_lot": "MYK-021",
    "markers_by_lot": "MYK-022",
    "layout_by_lot": "MYK-B15",
    # the wrong moment
    "choose_action_first": "MYK-032",
    "one_action_per_turn": "MYK-032",
    "one_patron_per_turn": "MYK-045",
    "finish_placing": "MYK-B03",
    "finish_brown": "MYK-051",
    "museum_needs_brown": "MYK-051",
    "cards_in_survey": "MYK-060",
    "excavations_over": "MYK-059",
    "no_neutral_colour": "MYK-106",
    "own_action_first": "MYK-111",
    "choose_neutral_first": "MYK-111",
    # actions of the excavations
    "stock_empty": "MYK-042",
    "only_neutral_left": "MYK-R03",
    "no_free_space": "MYK-B17",
    "extension_needs_two": "MYK-B03",
    "nothing_to_extend": "MYK-037",
    "no_space_beside": "MYK-037",
    "no_second_space": "MYK-038",
    "patrons_from_second_season": "MYK-043",
    "patron_not_owned": "MYK-044",
    "patron_tilted": "MYK-046",
    "violet_stock_empty": "MYK-B01",
    "violet_no_cube": "MYK-050",
    "violet_no_move": "MYK-B02",
    "lemon_no_pyramid": "MYK-055",
    "lemon_no_extension": "MYK-056",
    "blackmore_needs_two": "MYK-B03",
    "blackmore_no_pair": "MYK-053",
    "tangerine_needs_three": "MYK-B03",
    "tangerine_no_chain": "MYK-057",
    "brown_no_room": "MYK-B07",
    "neutral_needs_two": "MYK-B11",
    "neutral_nothing_to_extend": "MYK-113",
    "neutral_no_extension": "MYK-113",
    "neutral_without_patrons": "MYK-114",
    "neutral_never_museum": "MYK-116",
    # spaces
    "outside_region": "MYK-029",
    "space_occupied": "MYK-035",
    "pyramid_excavation": "MYK-034",
    "pyramid_extension": "MYK-039",
    "pyramid_blackmore": "MYK-054",
    "pyramid_tangerine": "MYK-058",
    "pyramid_neutral": "MYK-113",
    "lemon_wants_pyramid": "MYK-055",
    "lemon_second_pyramid": "MYK-056",
    "lemon_one_pyramid": "MYK-B04",
    "diagonal": "MYK-016",
    "first_cube_apart": "MYK-037",
    "second_cube_apart": "MYK-038",
    "blackmore_apart": "MYK-053",
    "tangerine_apart": "MYK-057",
    "neutral_apart": "MYK-113",
    "dead_end": "MYK-B03",
    # rooms
    "no_such_room": "MYK-B20",
    "room_occupied": "MYK-087",
    "room_already_yours": "MYK-082",
    "first_room_five": "MYK-086",
    "five_not_adjacent": "MYK-085",
    "first_no_cube": "MYK-066",
    "second_no_cube": "MYK-068",
    # survey
    "first_must_choose": "MYK-064",
    "second_must_choose": "MYK-067",
    "card_gone": "MYK-067",
    "not_for_neutral": "MYK-115",
    "third_never_museum": "MYK-071",
    "leftover_gone": "MYK-070",
    "must_take": "MYK-B05",
    "neutral_card_first": "MYK-115",
    "neutral_must_take": "MYK-115",
    "neutral_card_gone": "MYK-119",
}


def why_not(state: MykerinosState, action: Action) -> Refusal:
    """Why the actor (a seat or chance) cannot take an action that is not legal."""
    reason, params = _why(state, action)
    return Refusal(reason, REASONS[reason], params)


def _why(state: MykerinosState, action: Action) -> Why:
    if state.actor == CHANCE:
        return _why_not_drawn(state, action), {}
    kind = type(action)
    if kind in _BY_LOT:
        return _BY_LOT[kind], {}
    if state.seats != 2 and kind in (PlayNeutral, PickForNeutral):
        return "no_neutral_colour", {}
    answer = _MOMENTS[state.phase].get(kind) or _OTHERWISE[state.phase]
    return (answer, {}) if isinstance(answer, str) else answer(state, action)


def _why_not_drawn(state: MykerinosState, action: Action) -> str:
    if state.phase == DRAW_FIRST:
        return "no_such_seat" if isinstance(action, AppointFirst) else "first_player_first"
    if state.phase == DRAW_WING:
        return "marker_placed" if isinstance(action, MarkWing) else "markers_first"
    if not isinstance(action, LayCard):
        return "region_first"
    return "card_not_in_pile" if action.card in state.box.numbers else "unknown_card"


def _half_made(state: MykerinosState, action: Action) -> Why:
    """An action is under way: a second one is refused, a second patron all the more."""
    if PATRON_OF_KIND[state.kind] != NO_PATRON and getattr(action, "patron", None):
        return "one_patron_per_turn", {}
    if state.phase == BROWN_ROOM:
        return "finish_brown", {}
    return "finish_placing", {"cubes": state.left}


def _after_action(state: MykerinosState, action: Action) -> Why:
    if getattr(action, "patron", None):
        return "neutral_without_patrons", {}
    return "one_action_per_turn", {}


def _booking(state: MykerinosState, action: Action) -> Why:
    if state.general[state.actor] == 0:
        return ("second_no_cube" if state.rank else "first_no_cube"), {}
    return why_not_room(state, action)


def _must_choose(state: MykerinosState, action: Action) -> Why:
    return ("second_must_choose" if state.rank else "first_must_choose"), {}


_Answer = str | Callable[[MykerinosState, Action], Why]
_BY_LOT: Final[dict[type[Action], str]] = {
    AppointFirst: "first_player_by_lot",
    MarkWing: "markers_by_lot",
    LayCard: "layout_by_lot",
}
_MOMENTS: Final[dict[int, dict[type[Action], _Answer]]] = {
    KIND: {
        Excavate: why_not_kind,
        Extend: why_not_kind,
        EnterMuseum: why_not_kind,
        Place: why_not_begun,
        Book: "museum_needs_brown",
        PlayNeutral: "own_action_first",
    },
    CELL: {Place: why_not_cell},
    BROWN_ROOM: {Book: why_not_room},
    NEUTRAL_KIND: {
        PlayNeutral: why_not_neutral,
        Pass: _after_action,
        Excavate: _after_action,
        Extend: _after_action,
        EnterMuseum: _after_action,
        Place: why_not_begun,
        Book: "neutral_never_museum",
    },
    NEUTRAL_CELL: {Place: why_not_cell},
    REWARD: {
        Take: "card_gone",
        Book: _booking,
        Decline: _must_choose,
        PickForNeutral: "not_for_neutral",
    },
    LEFTOVER: {
        Take: "leftover_gone",
        Book: "third_never_museum",
        Decline: "must_take",
        PickForNeutral: "not_for_neutral",
    },
    NEUTRAL_CARD: {
        PickForNeutral: "neutral_card_gone",
        Take: "neutral_card_first",
        Book: "neutral_never_museum",
        Decline: "neutral_must_take",
    },
}
_OTHERWISE: Final[dict[int, _Answer]] = {
    KIND: "cards_in_survey",
    CELL: _half_made,
    BROWN_ROOM: _half_made,
    NEUTRAL_KIND: "cards_in_survey",
    NEUTRAL_CELL: _half_made,
    REWARD: "excavations_over",
    LEFTOVER: "excavations_over",
    NEUTRAL_CARD: "excavations_over",
}
