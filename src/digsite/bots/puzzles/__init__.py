"""Puzzles: positions out of games where one decision is clearly best, and seldom seen at once."""

from .puzzle import Puzzle, Worth
from .shipped import puzzles_of

__all__ = ["Puzzle", "Worth", "puzzles_of"]
