"""Phase 3, the survey: area by area the colours are ranked and served."""

from __future__ import annotations

from digsite.core import bits
from digsite.core.seats import CHANCE
from digsite.core.state import tell

from . import legal, region, scoring, seasons
from .constants import (
    DECLINE,
    LEFTOVER,
    NEUTRAL,
    NEUTRAL_CARD,
    REWARD,
    TAKE_LEFT,
    TOLD_AREA,
    TOLD_DECLINED,
    TOLD_DISCARDED,
    TOLD_PICKED,
    TOLD_RETURNED,
    TOLD_ROOM,
    TOLD_TAKEN,
)
from .layout import Layout


def begin(state: Layout) -> None:
    _rank_area(state)
    _survey(state)


def reward(state: Layout, choice: int) -> None:
    if choice < TAKE_LEFT:
        state.general[state.actor] -= 1
        state.museum[state.actor] |= 1 << choice
        if state.telling:
            tell(state, TOLD_ROOM, state.actor, choice, 0, 0, 0)
    else:
        _take(state, choice)
    state.rank += 1
    _survey(state)


def leftover(state: Layout, choice: int) -> None:
    again = False
    if choice == DECLINE:
        if state.telling:
            tell(state, TOLD_DECLINED, state.actor, 0, 0, 0, 0)
    else:
        _take(state, choice)
        again = state.box.third_takes_both and state.ranked == 3
    if not again or not legal.cards_left(state):
        state.rank += 1
    _survey(state)


def pick_neutral_card(state: Layout, choice: int) -> None:
    slot = 2 * state.area + choice - TAKE_LEFT
    card = _pick_up(state, slot)
    state.gone |= bits.single(card)
    if state.telling:
        tell(state, TOLD_PICKED, state.actor, slot, card, 0, 0)
    state.rank += 1
    _survey(state)


def _survey(state: Layout) -> None:
    """Ask the next question; where there is none, close the area and go on."""
    while not _asked(state):
        _close_area(state)
        if state.area == seasons.areas(state) - 1:
            seasons.end_season(state)
            return
        state.area += 1
        _rank_area(state)


def _rank_area(state: Layout) -> None:
    """Rank the colours of the area: most cubes first, then the lower space on the scale."""
    standing = [0, 0, 0, 0]
    ranked = 0
    for colour in range(4):
        standing[colour] = scoring.standing(state, state.area, colour)
        if standing[colour] > 0:
            at = ranked
            while at > 0 and standing[state.order[at - 1]] < standing[colour]:
                state.order[at] = state.order[at - 1]
                at -= 1
            state.order[at] = colour
            ranked += 1
    state.ranked = ranked
    state.rank = 0
    state.actor = CHANCE  # so that the first question of an area begins a turn
    if state.telling:
        _tell_area(state)


def _tell_area(state: Layout) -> None:
    ranks = [-1, -1, -1, -1]
    for i in range(state.ranked):
        colour = state.order[i]
        ranks[i] = 32 * colour + scoring.cubes_in(state, state.area, colour)
    tell(state, TOLD_AREA, state.area, ranks[0], ranks[1], ranks[2], ranks[3])


def _asked(state: Layout) -> bool:
    """Whether somebody in the area has something to decide, who is then the actor."""
    rank = state.rank
    if rank == state.ranked or not legal.cards_left(state):
        return False
    colour = state.order[rank]
    if state.seats == 2 and colour == NEUTRAL:
        if rank == 2 or state.ranked == 1:
            return False
        if rank == 1:
            _ask(state, state.order[0], NEUTRAL_CARD)
        elif state.ranked == 3:
            _ask(state, state.order[2], NEUTRAL_CARD)
        else:
            _ask(state, 1 - state.order[1], NEUTRAL_CARD)
    else:
        _ask(state, colour, REWARD if rank < 2 else LEFTOVER)
    return True


def _ask(state: Layout, seat: int, phase: int) -> None:
    if state.actor != seat:
        state.turn += 1
    state.actor = seat
    state.phase = phase


def _take(state: Layout, choice: int) -> None:
    seat = state.actor
    slot = 2 * state.area + choice - TAKE_LEFT
    card = _pick_up(state, slot)
    state.cards[seat] |= bits.single(card)
    state.prestige[seat] += state.box.prestige[card]
    if state.telling:
        tell(state, TOLD_TAKEN, seat, slot, card, state.box.prestige[card], 0)


def _pick_up(state: Layout, slot: int) -> int:
    card = state.laid[slot] >> 1
    state.laid[slot] = -1
    return card


def _close_area(state: Layout) -> None:
    for slot in range(2 * state.area, 2 * state.area + 2):
        if state.laid[slot] >= 0:
            card = _pick_up(state, slot)
            state.gone |= bits.single(card)
            if state.telling:
                tell(state, TOLD_DISCARDED, slot, card, 0, 0, 0)
    cells = region.AREAS[state.area]
    for i in range(state.ranked):
        colour = state.order[i]
        cubes = scoring.cubes_in(state, state.area, colour)
        state.own[colour] &= ~cells
        state.general[colour] += cubes
        if state.telling:
            tell(state, TOLD_RETURNED, colour, cubes, state.area, 0, 0)
    state.empty &= ~cells
    state.pyramids &= ~cells
