"""Random play of any game, whole batches of it without the interpreter lock."""

from __future__ import annotations

from array import array

try:
    import cython
except ModuleNotFoundError:
    from . import interpreted as cython

from . import faults, throws
from .dice import Dice, nth_seed
from .seats import CHANCE, OVER
from .state import State


class Results:
    """What came out of a batch of games, one entry per game (or per game and seat)."""

    __slots__ = ("decisions", "points", "winners")

    points: array[int]
    winners: array[int]
    decisions: array[int]

    def __init__(self, games: int, seats: int) -> None:
        self.points = array("i", bytes(4 * games * seats))
        self.winners = array("i", bytes(4 * games))
        self.decisions = array("i", bytes(4 * games))


def playout(state: State, dice: Dice) -> int:
    """Play uniformly random decisions to the end; the number of players' decisions."""
    decisions = _playout(state, dice)
    faults.surface()
    return decisions


def play_games(start: State, scratch: State, seed: int, first: int, games: int) -> Results:
    """Play games number `first` and following of the run `seed`, each from `start`.

    `scratch` is a copy of `start` that is played on; give each thread its own. Each game has
    dice of its own, so the results do not depend on how a run is cut into batches.
    """
    seats = start.seats
    results = Results(games, seats)
    _fill(
        start,
        scratch,
        Dice(0),
        seed,
        first,
        games,
        results.points,
        results.winners,
        results.decisions,
    )
    faults.surface()
    return results


def time_legal(state: State, times: int) -> int:
    """Ask for the legal decisions again and again, for the benchmark."""
    check = 0
    with cython.nogil:
        for _ in range(times):
            check += 1 if state.mask() else 0
    faults.surface()
    return check


def _fill(
    start: State,
    scratch: State,
    dice: Dice,
    seed: int,
    first: int,
    games: int,
    points: array[int],
    winners: array[int],
    decisions: array[int],
) -> None:
    seats = start.seats
    with cython.nogil:
        for game in range(games):
            dice.word = nth_seed(seed, first + game)
            scratch.become(start)
            decisions[game] = _playout(scratch, dice)
            winners[game] = scratch.winners()
            for seat in range(seats):
                points[game * seats + seat] = scratch.points(seat)
            if faults.waiting and faults.here():
                break


def _playout(state: State, dice: Dice) -> int:
    decisions = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.deal(dice)
        else:
            state.play(throws.choose(dice, state.mask()))
            decisions += 1
        if faults.waiting and faults.here():
            break
    return decisions
