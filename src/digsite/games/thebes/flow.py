"""Time and turns: pawns move, the one furthest back plays, the game ends."""

from __future__ import annotations

from digsite.core import telling
from digsite.core.seats import CHANCE, OVER

from . import scoring
from .constants import (
    ENDED,
    GAME_ENDED,
    PAWN_MOVED,
    PAWN_STACKED,
    SCORED,
    TIME,
    TURN,
    TURN_BEGAN,
)
from .layout import Layout


def unstacked(state: Layout) -> int:
    """The seats whose pawns do not lie on the stack yet."""
    seats = 0
    for seat in range(state.seats):
        if state.below[seat] < 0:
            seats |= 1 << seat
    return seats


def stack(state: Layout, seat: int) -> None:
    """Lay a pawn on top of those stacked so far."""
    height = 0
    for other in range(state.seats):
        if state.below[other] >= 0:
            height += 1
    state.below[seat] = height
    telling.tell(state, PAWN_STACKED, seat, height, 0, 0, 0)


def advance(state: Layout, seat: int, weeks: int) -> None:
    """Move the pawn of the seat whose turn it is: no other lies on it, so none sinks."""
    if weeks == 0:
        return
    week = state.weeks[seat] + weeks
    height = 0
    for other in range(state.seats):
        if other != seat and state.weeks[other] == week:
            height += 1
    state.weeks[seat] = week
    state.below[seat] = height
    telling.tell(state, PAWN_MOVED, seat, week - weeks, week, height, 0)


def furthest_back(state: Layout) -> int:
    """The seat to play: the lowest week, and there the topmost pawn."""
    last = 0
    for seat in range(1, state.seats):
        if state.weeks[seat] < state.weeks[last] or (
            state.weeks[seat] == state.weeks[last] and state.below[seat] > state.below[last]
        ):
            last = seat
    return last


def next_turn(state: Layout) -> None:
    seat = furthest_back(state)
    state.player = seat
    state.region = -1
    state.card = -1
    state.left = 0
    state.assistants = 0
    state.duration = 0
    state.aside = 0
    state.turn += 1
    state.actor = seat
    state.phase = TURN
    telling.tell(state, TURN_BEGAN, seat, state.weeks[seat], 0, 0, 0)


def end_card(state: Layout) -> None:
    """The action card is carried out: pay its weeks."""
    advance(state, state.player, state.box.kind_play_weeks[state.card])
    next_turn(state)


def ask(state: Layout, phase: int) -> None:
    state.actor = state.player
    state.phase = phase


def ask_chance(state: Layout, phase: int) -> None:
    state.actor = CHANCE
    state.phase = phase


def end_game(state: Layout) -> None:
    state.actor = OVER
    state.phase = ENDED
    if state.telling:
        for seat in range(state.seats):
            for source in range(TIME + 1):
                telling.tell(
                    state, SCORED, seat, source, scoring.points_from(state, seat, source), 0, 0
                )
        telling.tell(state, GAME_ENDED, scoring.winners(state), 0, 0, 0, 0)
