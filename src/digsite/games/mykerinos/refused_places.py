"""Why a cube cannot go to a space of the region, or to a room of the Museum."""

from __future__ import annotations

from typing import Final

from digsite.core.records import Action

from . import museum, region
from .actions import Book, Place, room_names
from .constants import (
    BLACKMORE_EXCAVATE,
    EXCAVATE,
    EXTEND,
    EXTENSIONS,
    LEMON_EXCAVATE,
    LEMON_EXTEND,
    NEUTRAL,
    NEUTRAL_CELL,
    NEUTRAL_KIND,
    SEASONS,
    TANGERINE_EXTEND,
    VIOLET_EXCAVATE,
    VIOLET_EXTEND,
)
from .layout import Layout
from .refused_kinds import Why, no_cube


def why_not_cell(state: Layout, action: Action) -> Why:
    """Why the next cube of the action under way cannot go to a space."""
    assert isinstance(action, Place)
    x, y = action.cell
    cube = 1 << (8 * y + x)
    if y >= 6 and state.season < SEASONS - 1:
        return "outside_region", {}
    if not state.empty & cube:
        return "space_occupied", {}
    reason = _pyramid(state, cube) or _apart(state, cube)
    return (reason, {}) if reason else ("dead_end", {"cubes": state.left - 1})


def why_not_begun(state: Layout, action: Action) -> Why:
    """Why no action begins on a space, told as of a new excavation: the natural first wish."""
    assert isinstance(action, Place)
    x, y = action.cell
    cube = 1 << (8 * y + x)
    neutral = state.phase == NEUTRAL_KIND
    if y >= 6 and state.season < SEASONS - 1:
        return "outside_region", {}
    if not state.empty & cube:
        return "space_occupied", {}
    if state.pyramids & cube:
        return ("pyramid_neutral" if neutral else "pyramid_excavation"), {}
    if neutral:
        return "choose_neutral_first", {}
    return (no_cube(state) if state.stock[state.actor] == 0 else "choose_action_first"), {}


def why_not_room(state: Layout, action: Action) -> Why:
    """Why the actor cannot put a cube into a room."""
    assert isinstance(action, Book)
    names = room_names(tuple(state.wings))
    if action.room not in names:
        return "no_such_room", {}
    room = names.index(action.room)
    mine = state.museum[state.actor]
    if mine >> room & 1:
        return "room_already_yours", {}
    if any(rooms >> room & 1 for rooms in state.museum):
        return "room_occupied", {"value": museum.value_of(room)}
    return ("five_not_adjacent" if mine else "first_room_five"), {}


_ON_PYRAMID: Final = {
    EXCAVATE: "pyramid_excavation",
    VIOLET_EXCAVATE: "pyramid_excavation",
    EXTEND: "pyramid_extension",
    VIOLET_EXTEND: "pyramid_extension",
    BLACKMORE_EXCAVATE: "pyramid_blackmore",
    TANGERINE_EXTEND: "pyramid_tangerine",
}


def _pyramid(state: Layout, cube: int) -> str | None:
    """What is wrong with the space being, or not being, a pyramid."""
    on_top = bool(state.pyramids & cube)
    if state.kind == LEMON_EXCAVATE:
        return "lemon_wants_pyramid"
    if state.kind == LEMON_EXTEND:
        before = state.last >= 0 and bool(state.pyramids >> state.last & 1)
        if state.last < 0 or on_top != before:
            return None
        return "lemon_one_pyramid" if on_top else "lemon_second_pyramid"
    if not on_top:
        return None
    return "pyramid_neutral" if state.phase == NEUTRAL_CELL else _ON_PYRAMID[state.kind]


def _apart(state: Layout, cube: int) -> str | None:
    """What is wrong with the way to the space."""
    neutral = state.phase == NEUTRAL_CELL
    if state.last >= 0:
        start = 1 << state.last
    elif state.kind in EXTENSIONS:
        start = state.own[NEUTRAL if neutral else state.actor]
    else:
        return None
    if region.neighbours(start) & cube:
        return None
    if region.diagonals(start) & cube:
        return "diagonal"
    if neutral:
        return "neutral_apart"
    if state.kind == BLACKMORE_EXCAVATE:
        return "blackmore_apart"
    if state.kind == TANGERINE_EXTEND:
        return "tangerine_apart"
    return "first_cube_apart" if state.last < 0 else "second_cube_apart"
