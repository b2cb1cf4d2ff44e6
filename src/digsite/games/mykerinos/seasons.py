"""Between the surveys: how a season begins and ends, and how the game does."""

from __future__ import annotations

from digsite.core import bits, throws
from digsite.core.dice import Dice
from digsite.core.seats import CHANCE, OVER
from digsite.core.state import tell

from . import museum, region, scoring
from .constants import (
    DRAW_CARD,
    DRAW_WING,
    ENDED,
    KIND,
    NEUTRAL,
    NEUTRAL_SHARE,
    SEASONS,
    SHARE,
    SHARE_OF_FOUR,
    TOLD_CARD_LAID,
    TOLD_CUBES,
    TOLD_END,
    TOLD_FIRST,
    TOLD_NEUTRAL_BACK,
    TOLD_SEASON,
    TOLD_SEASON_END,
    TOLD_SETS,
    TOLD_WING,
    TOLD_WING_SCORED,
)
from .layout import Layout


def appoint_first(state: Layout, seat: int) -> None:
    state.first = seat
    state.phase = DRAW_WING
    if state.telling:
        tell(state, TOLD_FIRST, seat, 0, 0, 0, 0)


def mark_wing(state: Layout, patron: int) -> None:
    wing = 0
    while state.wings[wing] >= 0:
        wing += 1
    state.wings[wing] = patron
    if state.telling:
        tell(state, TOLD_WING, wing, patron, 0, 0, 0)
    if wing == 4:
        _begin_season(state)


def _begin_season(state: Layout) -> None:
    if state.telling:
        tell(state, TOLD_SEASON, state.season, state.first, 0, 0, 0)
    share = SHARE_OF_FOUR if state.seats == 4 else SHARE
    for i in range(state.seats):
        seat = (state.first + i) % state.seats
        state.stock[seat] += from_general(state, seat, seat, share)
        if state.seats == 2:
            state.neutral[seat] += from_general(state, seat, NEUTRAL, NEUTRAL_SHARE)
    if state.seats == 2:
        state.space[NEUTRAL] = 2
    state.slot = 0
    state.phase = DRAW_CARD
    state.actor = CHANCE


def from_general(state: Layout, seat: int, colour: int, cubes: int) -> int:
    """Take cubes of a colour out of the general stock for a player, as far as there are."""
    if cubes > state.general[colour]:
        cubes = state.general[colour]
    state.general[colour] -= cubes
    if state.telling:
        tell(state, TOLD_CUBES, seat, colour, cubes, 0, 0)
    return cubes


def lay_cards(state: Layout, dice: Dice) -> None:
    """Draw and lay what is still to be laid of a season."""
    while state.phase == DRAW_CARD:
        lay_card(state, throws.choose(dice, state.bag))


def lay_card(state: Layout, draw: int) -> None:
    slot = state.slot
    state.bag ^= bits.single(draw) | bits.single(draw ^ 1)
    state.laid[slot] = draw
    state.empty |= region.CARD << region.CORNERS[slot]
    state.pyramids |= state.box.shapes[draw] << region.CORNERS[slot]
    state.slot = slot + 1
    if state.telling:
        tell(state, TOLD_CARD_LAID, slot, draw >> 1, draw & 1, 0, 0)
    if state.slot == 2 * areas(state):
        begin_turn(state, state.first)


def areas(state: Layout) -> int:
    return 6 if state.season == SEASONS - 1 else 4


def begin_turn(state: Layout, seat: int) -> None:
    state.actor = seat
    state.phase = KIND
    state.turn += 1


def end_season(state: Layout) -> None:
    if state.season == SEASONS - 1:
        _end_game(state)
        return
    for seat in range(state.seats):
        if state.space[seat] > state.space[state.first]:
            state.first = seat
        for patron in range(5):
            state.ready[5 * seat + patron] = scoring.owned(state, seat, patron)
    if state.telling:
        tell(state, TOLD_SEASON_END, state.season, state.first, 0, 0, 0)
    if not state.box.keep_neutral_cubes:
        for seat in range(2):
            _neutral_back(state, seat)
    for colour in range(4):
        state.space[colour] = 0
    state.passed = 0
    state.area = 0
    state.season += 1
    _begin_season(state)


def _neutral_back(state: Layout, seat: int) -> None:
    cubes = state.neutral[seat]
    state.neutral[seat] = 0
    state.general[NEUTRAL] += cubes
    if state.telling and cubes > 0:
        tell(state, TOLD_NEUTRAL_BACK, seat, cubes, 0, 0, 0)


def _end_game(state: Layout) -> None:
    state.phase = ENDED
    state.actor = OVER
    if state.telling:
        _tell_end(state)


def _tell_end(state: Layout) -> None:
    for wing in range(5):
        for seat in range(state.seats):
            cards = scoring.owned(state, seat, state.wings[wing])
            pay = museum.pay(state.museum[seat], wing)
            tell(state, TOLD_WING_SCORED, wing, seat, cards, pay, 0)
    for seat in range(state.seats):
        tell(state, TOLD_SETS, seat, scoring.sets(state, seat), 0, 0, 0)
    tell(state, TOLD_END, 0, 0, 0, 0, 0)
