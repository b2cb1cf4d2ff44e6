"""The contract of a state: whose decision it is, what may be decided, and what follows.

A game's `rules.py` derives its state from `State` and defines the methods below; with a
`rules.pxd` beside it they compile to plain C calls that need no interpreter lock. A game
that is not compiled works just the same: the C calls then find its Python methods.
"""

from __future__ import annotations

from typing import Any

from . import bits
from .dice import Dice
from .errors import IllegalDecision
from .seats import OVER
from .tape import Tape


class State:
    """The whole truth of a game at one moment, cheap to copy."""

    seats: int
    actor: int
    phase: int
    turn: int
    telling: bool
    tape: Tape | None

    # -- what a game defines ------------------------------------------------

    def mask(self) -> int:
        """The decisions `actor` may take, as a bit set: never empty before the end."""
        return _mask(self)

    def play(self, decision: int) -> None:
        """Carry out a decision out of `mask`; nothing is checked."""
        _play(self, decision)

    def weight(self, decision: int) -> int:
        """How likely a decision of chance is, beside the others of `mask`."""
        return _weight(self, decision)

    def draw(self, dice: Dice) -> int:
        """A decision of chance, drawn by weight."""
        return _draw(self, dice)

    def become(self, other: State) -> None:
        """Take over everything from another state of the same box."""
        _become(self, other)

    def hide(self, seat: int) -> None:
        """Put everything the seat cannot know back where it is unknown."""
        _hide(self, seat)

    def imagine(self, dice: Dice) -> None:
        """Fill in what is unknown, each possible world as likely as it is."""
        _imagine(self, dice)

    def points(self, seat: int) -> int:
        """The score of a seat, final once the game is over."""
        return _points(self, seat)

    def winners(self) -> int:
        """Who has won, as a bit set of seats; empty before the end."""
        return _winners(self)

    # -- what every state can do --------------------------------------------

    def over(self) -> bool:
        return self.actor == OVER

    def legal(self) -> list[int]:
        """The decisions `actor` may take."""
        mask = self.mask()
        decisions = []
        while mask:
            decision = bits.lowest(mask)
            decisions.append(decision)
            mask ^= bits.single(decision)
        return decisions

    def apply(self, decision: int) -> None:
        """Carry out a decision, after checking that it is legal."""
        if not self.allows(decision):
            raise IllegalDecision(decision, self.legal())
        self.play(decision)

    def allows(self, decision: int) -> bool:
        return 0 <= decision < 128 and bits.has(self.mask(), decision)

    def share(self, seat: int) -> float:
        """The part of the win of a seat: 1 alone, 1/2 for a tie of two, 0 for a loss."""
        winners = self.winners()
        if not bits.has(winners, seat):
            return 0.0
        return 1.0 / bits.popcount(winners)

    def listen(self) -> None:
        """Note down what happens from now on, on a fresh tape."""
        self.tape = Tape()
        self.telling = True

    def heard(self) -> list[tuple[int, ...]]:
        """What was noted down since the last call."""
        if self.tape is None:
            return []
        rows = self.tape.rows()
        self.tape.clear()
        return rows


def tell(state: State, code: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Note down something that happened, if anybody listens."""
    if state.telling:
        state.tape.put(code, a, b, c, d, e)  # type: ignore[union-attr]  # listen() made it


# Where a state is not compiled, its methods are only known to Python: these find them.


def _mask(state: Any) -> int:
    return state.mask()  # type: ignore[no-any-return]


def _play(state: Any, decision: int) -> None:
    state.play(decision)


def _weight(state: Any, decision: int) -> int:
    return state.weight(decision)  # type: ignore[no-any-return]


def _draw(state: Any, dice: Dice) -> int:
    return state.draw(dice)  # type: ignore[no-any-return]


def _become(state: Any, other: State) -> None:
    state.become(other)


def _hide(state: Any, seat: int) -> None:
    state.hide(seat)


def _imagine(state: Any, dice: Dice) -> None:
    state.imagine(dice)


def _points(state: Any, seat: int) -> int:
    return state.points(seat)  # type: ignore[no-any-return]


def _winners(state: Any) -> int:
    return state.winners()  # type: ignore[no-any-return]
