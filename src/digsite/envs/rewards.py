"""What a seat gets for a finished game, in three ways chosen by name.

win_share           1 for a win, a part of it for a shared one, 0 for a loss
score_difference    own points less those of the best other seat
rank                from 1 for the first to 0 for the last; level seats get the middle
"""

from __future__ import annotations

from typing import Final

from digsite.core import bits, faults
from digsite.core.errors import BadInput
from digsite.core.state import State

WIN_SHARE: Final = 0
SCORE_DIFFERENCE: Final = 1
RANK: Final = 2
NAMES: Final = ("win_share", "score_difference", "rank")


def kind_of(name: str) -> int:
    """The number of a way to reward."""
    if name not in NAMES:
        raise BadInput(f"no reward is called {name!r}; there are {', '.join(NAMES)}")
    return NAMES.index(name)


def lowest(kind: int) -> float:
    """What breaking the rules is worth: no more than the worst result."""
    return -255.0 if kind == SCORE_DIFFERENCE else 0.0


def reward(state: State, kind: int, seat: int) -> float:
    """What a seat gets once the game is over."""
    found = gained(state, kind, seat)
    faults.surface()
    return found


def gained(state: State, kind: int, seat: int) -> float:
    """The same for a compiled loop, which raises nothing."""
    if kind == WIN_SHARE:
        return win_share(state, seat)
    if kind == SCORE_DIFFERENCE:
        return score_difference(state, seat)
    return rank(state, seat)


def win_share(state: State, seat: int) -> float:
    winners = state.winners()
    if not bits.has(winners, seat):
        return 0.0
    return 1.0 / bits.popcount(winners)


def score_difference(state: State, seat: int) -> float:
    best = -1000000
    for other in range(state.seats):
        if other != seat and state.points(other) > best:
            best = state.points(other)
    return 1.0 * (state.points(seat) - best)


def rank(state: State, seat: int) -> float:
    winners = state.winners()
    standing = 2 * state.points(seat) + (1 if bits.has(winners, seat) else 0)
    beaten = 0.0
    for other in range(state.seats):
        if other != seat:
            against = 2 * state.points(other) + (1 if bits.has(winners, other) else 0)
            if standing > against:
                beaten += 1.0
            elif standing == against:
                beaten += 0.5
    return beaten / (state.seats - 1)
