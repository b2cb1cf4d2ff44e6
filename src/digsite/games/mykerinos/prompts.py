"""The question of the moment."""

from __future__ import annotations

from typing import Final

from digsite.core.records import Param, Prompt

from .constants import (
    BROWN_ROOM,
    CELL,
    DRAW_CARD,
    DRAW_FIRST,
    DRAW_WING,
    ENDED,
    KIND,
    LEFTOVER,
    NEUTRAL_CARD,
    NEUTRAL_CELL,
    NEUTRAL_KIND,
    REWARD,
)
from .rules import MykerinosState

_KEYS: Final = {
    DRAW_FIRST: "draw_first",
    DRAW_WING: "draw_wing",
    DRAW_CARD: "draw_card",
    KIND: "choose_action",
    CELL: "place_cube",
    BROWN_ROOM: "choose_room",
    NEUTRAL_KIND: "choose_neutral",
    NEUTRAL_CELL: "place_neutral",
    REWARD: "choose_reward",
    LEFTOVER: "choose_leftover",
    NEUTRAL_CARD: "choose_neutral_card",
    ENDED: "game_over",
}
PROMPTS: Final = (*_KEYS.values(), "choose_last_action", "place_on_pyramid")


def prompt_of(state: MykerinosState) -> Prompt:
    key = _KEYS[state.phase]
    if state.phase == KIND and state.passed == state.seats - 1:
        key = "choose_last_action"
    if state.phase == CELL and not state.mask() & ~state.pyramids:
        key = "place_on_pyramid"
    return Prompt(key, state.actor, _params(state))


def _params(state: MykerinosState) -> dict[str, Param]:
    phase = state.phase
    if phase == DRAW_WING:
        return {"wing": 6 - state.wings.count(-1)}
    if phase in (DRAW_CARD, KIND):
        return {"season": state.season + 1}
    if phase in (CELL, NEUTRAL_CELL):
        return {"cubes": state.left}
    if phase == NEUTRAL_KIND:
        return {"cubes": state.neutral[state.actor]}
    if phase in (REWARD, LEFTOVER):
        return {"area": state.area + 1, "rank": state.rank + 1}
    if phase == NEUTRAL_CARD:
        return {"area": state.area + 1}
    return {}
