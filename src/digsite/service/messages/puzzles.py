"""Questions out of games: puzzles, and what one could have done better."""

from __future__ import annotations

import msgspec

from digsite.bots.puzzles.solver import Solver
from digsite.bots.review import Mark
from digsite.core.records import Action, Param

from .playing import Look, Offer


class PuzzleLine(msgspec.Struct, frozen=True):
    """A puzzle in a list; `right` is how the reader's first answer was."""

    key: str
    seats: int
    rating: int
    right: bool | None = None


class PuzzleShelf(msgspec.Struct, frozen=True):
    """The puzzles of a game, the one of the day, and the reader as a solver."""

    game: str
    day: str | None
    lines: tuple[PuzzleLine, ...]
    solver: Solver | None  # none for those who have no account: their browser knows


class Question(msgspec.Struct, frozen=True):
    """A position from the eyes of one seat, with what it may do."""

    key: str
    game: str
    names: tuple[str, ...]
    look: Look
    printed: msgspec.Struct
    rating: int | None = None


class Weighed(msgspec.Struct, frozen=True):
    """One of the choices: the chance to win after it."""

    action: Action
    notation: str
    about: dict[str, Param]
    share: float
    right: bool


class Solved(msgspec.Struct, frozen=True):
    """Whether an answer was right, what every choice is worth, and the solver after it."""

    right: bool
    counted: bool  # only the first answer to a puzzle is
    names: tuple[str, ...]
    gap: float  # of a win, to the next best
    theme: str  # a source of points, or empty
    worths: tuple[Weighed, ...]
    solver: Solver


class Mistake(msgspec.Struct, frozen=True):
    """A decision that gave something away; `right` is how it was answered when tried again."""

    version: int  # the position it was made in
    turn: int
    seat: int
    mark: Mark
    loss: float
    right: bool | None = None


class Retried(msgspec.Struct, frozen=True):
    """What another decision gives away, and what the best and the one that was played are."""

    right: bool
    loss: float
    best: Offer
    played: Offer
    played_loss: float
    names: tuple[str, ...]
