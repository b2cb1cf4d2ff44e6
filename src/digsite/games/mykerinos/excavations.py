"""Phase 2, excavations: the turns in which cubes are placed, until everybody has passed."""

from __future__ import annotations

from digsite.core import bits
from digsite.core.state import tell

from . import constants, seasons, survey
from .constants import (
    BROWN_MUSEUM,
    BROWN_ROOM,
    CELL,
    NEUTRAL_CELL,
    NEUTRAL_KIND,
    NO_PATRON,
    PASS,
    TOLD_CUBE_PLACED,
    TOLD_LAST,
    TOLD_NEUTRAL_LEFT,
    TOLD_PASSED,
    TOLD_PATRON,
    TOLD_ROOM,
    VIOLET,
)
from .layout import Layout

CUBES_OF_KIND = constants.CUBES_OF_KIND
PATRON_OF_KIND = constants.PATRON_OF_KIND


def begin(state: Layout, kind: int) -> None:
    if kind == PASS:
        _pass(state)
        return
    seat = state.actor
    patron = PATRON_OF_KIND[kind]
    if patron != NO_PATRON:
        state.ready[5 * seat + patron] -= 1
        if state.telling:
            tell(state, TOLD_PATRON, seat, kind, 0, 0, 0)
        if patron == VIOLET:
            state.stock[seat] += seasons.from_general(state, seat, seat, 1)
    state.kind = kind
    state.left = CUBES_OF_KIND[kind]
    state.phase = BROWN_ROOM if kind == BROWN_MUSEUM else CELL


def place(state: Layout, colour: int, cell: int) -> None:
    seat = state.actor
    cube = bits.single(cell)
    state.empty ^= cube
    state.own[colour] |= cube
    if colour == seat:
        state.stock[seat] -= 1
    else:
        state.neutral[seat] -= 1
    state.left -= 1
    state.last = cell
    if state.telling:
        on_top = bits.has(state.pyramids, cell)
        tell(state, TOLD_CUBE_PLACED, seat, colour, cell, on_top, state.kind)
    if state.left == 0:
        _end_action(state)


def send_brown(state: Layout, room: int) -> None:
    seat = state.actor
    state.stock[seat] -= 1
    state.museum[seat] |= 1 << room
    state.left = 0
    if state.telling:
        tell(state, TOLD_ROOM, seat, room, 1, 0, 0)
    _end_action(state)


def begin_neutral(state: Layout, kind: int) -> None:
    if kind == PASS:
        if state.telling:
            tell(state, TOLD_NEUTRAL_LEFT, state.actor, 0, 0, 0, 0)
        _end_turn(state)
        return
    state.kind = kind
    state.left = CUBES_OF_KIND[kind]
    state.phase = NEUTRAL_CELL


def _pass(state: Layout) -> None:
    space = _to_scale(state)
    if state.telling:
        tell(state, TOLD_PASSED, state.actor, space, 0, 0, 0)
    if state.passed == state.seats:
        survey.begin(state)
    else:
        _next_player(state)


def _end_action(state: Layout) -> None:
    state.kind = PASS
    state.last = -1
    if state.seats == 2 and state.phase != NEUTRAL_CELL and state.neutral[state.actor] > 0:
        if state.empty & ~state.pyramids:
            state.phase = NEUTRAL_KIND
            return
    _end_turn(state)


def _end_turn(state: Layout) -> None:
    if state.passed == state.seats - 1:  # the last player has one action only
        space = _to_scale(state)
        if state.telling:
            tell(state, TOLD_LAST, state.actor, space, 0, 0, 0)
        survey.begin(state)
    else:
        _next_player(state)


def _to_scale(state: Layout) -> int:
    """Put the actor's disk on the lowest free space of the passing scale."""
    space = state.passed + 1
    if state.seats == 2 and space == 2:  # the neutral disk is there
        space = 3
    state.space[state.actor] = space
    state.passed += 1
    return space


def _next_player(state: Layout) -> None:
    seat = state.actor
    while True:
        seat = seat + 1 if seat + 1 < state.seats else 0
        if state.space[seat] == 0:
            break
    seasons.begin_turn(state, seat)
