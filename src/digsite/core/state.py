"""The contract of a state: whose decision it is, what may be decided, and what follows.

A game's `rules.py` derives its state from `State` and defines the methods below; with a
`rules.pxd` beside it they compile to plain C calls that need no interpreter lock. A game
that is not compiled works just the same: the C calls then find its Python methods.
"""

from __future__ import annotations

from . import bits, bridges, faults
from .dice import Dice
from .errors import IllegalDecision
from .fields import blank
from .seats import CHANCE, OVER
from .tape import Tape


class State:
    """The whole truth of a game at one moment, cheap to copy."""

    seats: int
    actor: int
    phase: int
    turn: int
    telling: bool
    tape: Tape | None

    def __init__(self, seats: int) -> None:
        """Before the first draw, with nothing in the fields of the game (`fields.py`)."""
        self.seats = seats
        self.actor = CHANCE
        self.phase = 0
        self.turn = 0
        self.telling = False
        self.tape = None
        blank(self)

    def __repr__(self) -> str:
        asked = {CHANCE: "chance acts", OVER: "over"}.get(self.actor, f"seat {self.actor} acts")
        return f"<{type(self).__name__}: {self.seats} seats, turn {self.turn}, {asked}>"

    # -- what a game defines ------------------------------------------------

    def mask(self) -> int:
        """The decisions `actor` may take, as a bit set: never empty before the end."""
        return bridges.mask(self)

    def play(self, decision: int) -> None:
        """Carry out a decision out of `mask`; nothing is checked."""
        bridges.play(self, decision)

    def weight(self, decision: int) -> int:
        """How likely a decision of chance is, beside the others of `mask`."""
        return bridges.weight(self, decision)

    def draw(self, dice: Dice) -> int:
        """A decision of chance, drawn by weight."""
        return bridges.draw(self, dice)

    def become(self, other: State) -> None:
        """Take over everything from another state of the same box."""
        bridges.become(self, other)

    def hide(self, seat: int) -> None:
        """Put everything the seat cannot know back where it is unknown."""
        bridges.hide(self, seat)

    def imagine(self, dice: Dice) -> None:
        """Fill in what is unknown, each possible world as likely as it is."""
        bridges.imagine(self, dice)

    def points(self, seat: int) -> int:
        """The score of a seat, final once the game is over."""
        return bridges.points(self, seat)

    def winners(self) -> int:
        """Who has won, as a bit set of seats; empty before the end."""
        return bridges.winners(self)

    # -- what a game may do at a stroke -------------------------------------

    def deal(self, dice: Dice) -> None:
        """Let chance act until a player is asked or the game is over, `draw` by `draw`."""
        while self.actor == CHANCE:
            self.play(self.draw(dice))
            if faults.waiting and faults.here():
                break

    # -- what every state can do --------------------------------------------

    def over(self) -> bool:
        return self.actor == OVER

    def legal(self) -> list[int]:
        """The decisions `actor` may take."""
        mask = self.mask()
        faults.surface()
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
        faults.surface()

    def allows(self, decision: int) -> bool:
        mask = self.mask()
        faults.surface()
        return 0 <= decision < 128 and bits.has(mask, decision)

    def share(self, seat: int) -> float:
        """The part of the win of a seat: 1 alone, 1/2 for a tie of two, 0 for a loss."""
        winners = self.winners()
        faults.surface()
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
