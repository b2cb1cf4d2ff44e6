"""Points: gaining them, the goal, what the end reveals, and who has won."""

from __future__ import annotations

from digsite.core import bits
from digsite.core.state import tell

from .constants import (
    GAME_OVER,
    HALF,
    NO_SEAT,
    REVEAL,
    SOURCES,
    TOLD_GOAL,
    TOLD_REVEAL,
    TOLD_SCORE,
)
from .layout import Layout


def gain(state: Layout, seat: int, points: int, source: int) -> None:
    """Score; the first to reach the goal triggers the end."""
    state.score[seat] += points
    state.gains[SOURCES * seat + source] += points
    tell(state, TOLD_SCORE, seat, source, points, state.score[seat], 0)
    if state.trigger == NO_SEAT and state.score[seat] >= state.box.goal:
        state.trigger = seat
        tell(state, TOLD_GOAL, seat, state.score[seat], 0, 0, 0)


def reveal(state: Layout) -> None:
    """All others reveal and score their cards, clockwise from who reached the goal."""
    seat = state.trigger
    for _ in range(state.seats):
        seat = seat + 1 if seat < state.seats - 1 else 0
        if state.laden >> seat & 1 and (seat != state.trigger or state.box.trigger_scores):
            state.revealed |= 1 << seat
            cards = state.hand[seat]
            tell(state, TOLD_REVEAL, seat, low(cards), high(cards), 0, 0)
            gain(state, seat, state.box.worth(cards), REVEAL)


def winners(state: Layout) -> int:
    """The seats with most points, once the game is over."""
    if state.phase != GAME_OVER:
        return 0
    best = 0
    won = 0
    for seat in range(state.seats):
        if state.score[seat] > best:
            best = state.score[seat]
            won = 0
        if state.score[seat] == best:
            won |= 1 << seat
    return won


def low(cards: int) -> int:
    """One half of a set of cards, small enough for the tape ..."""
    return cards & bits.below(HALF)


def high(cards: int) -> int:
    """... and the other."""
    return cards >> HALF
