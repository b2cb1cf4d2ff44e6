"""What is asked about a game that is being analysed: the whole record comes with every question."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from digsite.core.typed import Plain

from .given import Given
from .wanted import Seating, UndoRule

LARGEST_RECORD = 192 * 1024  # characters
Trying = Literal["play", "deal", "remove", "promote", "comment", "mark"]


class Looking(Given, frozen=True, kw_only=True):
    """A place in a record; `eyes` is a seat's, else all cards are open."""

    record: Annotated[str, Meta(max_length=LARGEST_RECORD)]
    at: Annotated[str, Meta(max_length=400)] = "0"
    eyes: Annotated[int, Meta(ge=0, le=15)] | None = None


class Analysing(Looking, frozen=True, kw_only=True):
    """What to do there first; `whole` also asks for all moves in words."""

    do: Trying | None = None
    actions: Annotated[tuple[Plain, ...], Meta(max_length=32)] = ()
    text: Annotated[str, Meta(max_length=4_000)] = ""
    whole: bool = False


class Thinking(Looking, frozen=True, kw_only=True):
    """How long a bot may think about it: seconds, or iterations."""

    seconds: Annotated[float, Meta(gt=0, le=20)] = 1.0
    iterations: Annotated[int, Meta(ge=1, le=50_000)] | None = None


class PlayingOn(Looking, frozen=True, kw_only=True):
    """Who sits where in the match that goes on from there."""

    seats: Annotated[tuple[Seating, ...], Meta(min_length=1, max_length=8)]
    undo: UndoRule = "agreed"
    hints: bool = False
