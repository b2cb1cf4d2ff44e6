"""Why a kind of action cannot be begun."""

from __future__ import annotations

from digsite.core.records import Action, Param

from . import region, scoring
from .actions import PATRON_NAMES, EnterMuseum, Excavate
from .constants import NEUTRAL
from .layout import Layout

Why = tuple[str, dict[str, Param]]


def why_not_kind(state: Layout, action: Action) -> Why:
    """Why the actor cannot begin an excavation, an extension or a visit to the Museum."""
    patron: str | None = getattr(action, "patron", None)
    if patron is None:
        return _alone(state, isinstance(action, Excavate)), {}
    number = PATRON_NAMES.index(patron)
    if state.season == 0:
        return "patrons_from_second_season", {}
    if scoring.owned(state, state.actor, number) == 0:
        return "patron_not_owned", {"patron": patron}
    if state.ready[5 * state.actor + number] == 0:
        return "patron_tilted", {"patron": patron}
    if patron == "violet":
        return _violet(state, isinstance(action, Excavate)), {}
    if state.stock[state.actor] == 0:
        return no_cube(state), {}
    if isinstance(action, EnterMuseum):
        return "brown_no_room", {}
    if patron == "lemon":
        return _lemon(state, isinstance(action, Excavate)), {}
    return (_blackmore if patron == "blackmore" else _tangerine)(state), {}


def why_not_neutral(state: Layout, action: Action) -> Why:
    """Why the neutral colour cannot be extended; the rest of its actions are always possible."""
    if state.neutral[state.actor] < 2:
        return "neutral_needs_two", {}
    return ("neutral_no_extension" if state.own[NEUTRAL] else "neutral_nothing_to_extend"), {}


def _alone(state: Layout, excavation: bool) -> str:
    if state.stock[state.actor] == 0:
        return no_cube(state)
    if excavation:
        return "no_free_space"
    if state.stock[state.actor] < 2:
        return "extension_needs_two"
    if state.own[state.actor] == 0:
        return "nothing_to_extend"
    near = region.neighbours(state.own[state.actor])
    return "no_second_space" if near & state.empty & ~state.pyramids else "no_space_beside"


def no_cube(state: Layout) -> str:
    neutral = state.seats == 2 and state.neutral[state.actor] > 0
    return "only_neutral_left" if neutral else "stock_empty"


def _violet(state: Layout, excavation: bool) -> str:
    if state.stock[state.actor] == 0 and not state.box.violet_from_empty_stock:
        return "violet_stock_empty"
    if state.general[state.actor] == 0:
        return "violet_no_cube"
    if state.stock[state.actor] == 0 and not excavation:
        return "extension_needs_two"
    return "violet_no_move"


def _lemon(state: Layout, excavation: bool) -> str:
    if not excavation and state.stock[state.actor] < 2:
        return "extension_needs_two"
    if state.empty & state.pyramids == 0:
        return "lemon_no_pyramid"
    return "lemon_no_extension" if state.own[state.actor] else "nothing_to_extend"


def _blackmore(state: Layout) -> str:
    return "blackmore_needs_two" if state.stock[state.actor] < 2 else "blackmore_no_pair"


def _tangerine(state: Layout) -> str:
    if state.stock[state.actor] < 3:
        return "tangerine_needs_three"
    return "tangerine_no_chain" if state.own[state.actor] else "nothing_to_extend"
