"""A puzzle as data: how the game went up to it, whose eyes, what is right, and how hard it is."""

from __future__ import annotations

from hashlib import sha256

import msgspec

EASIEST, STEP = 1000, 150  # the rating of what ten iterations find, and of every further level
NAMES = ("Ada", "Bruno", "Clara", "Diego", "Emma", "Felix", "Gina", "Hugo")  # who sits there
LEVELS = (10, 30, 100, 300, 1000, 3000, 10_000)  # iterations of the professor


class Worth(msgspec.Struct, frozen=True):
    """One of the decisions: the chance to win after it, by full games."""

    word: str  # in notation
    share: float


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """One decision to find, from the eyes of one seat.

    Only what the seat knows matters: whatever else the record holds, the solution was found in
    imagined worlds that look the same to it.
    """

    game: str
    rules: int
    seats: int
    seat: int
    record: str  # the game up to the question
    solutions: list[str]  # in notation; more than one where they lead to the same position
    tempting: str  # what the surveyor would do
    gap: float  # of a win, to the next best decision
    error: float  # its standard error
    win: float  # the chance to win after the solution
    level: int  # iterations of the professor that find it more often than not
    theme: str  # the source of points that it is about; empty: many small things
    worths: list[Worth]  # the best first

    @property
    def key(self) -> str:
        """A short name that depends on nothing but the question."""
        return sha256(f"{self.seat}\n{self.record}".encode()).hexdigest()[:12]

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits at its table, in every language."""
        return NAMES[: self.seats]

    @property
    def rating(self) -> int:
        """How hard it is, on the scale that solvers are rated by."""
        return EASIEST + STEP * LEVELS.index(self.level)

    @property
    def idea(self) -> tuple[int, str, str, str]:
        """What two puzzles share that teach the same."""
        return self.seats, self.solutions[0], self.tempting, self.theme
