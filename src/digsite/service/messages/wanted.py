"""A match as somebody wants it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from digsite.core.typed import Plain

from .given import Colour, Given, Name

UndoRule = Literal["never", "turn", "agreed"]


class Seating(Given, frozen=True):
    """Who is to sit on a seat; `hotseat` is another player at the creator's screen."""

    kind: Literal["me", "open", "friend", "bot", "hotseat"]
    bot: str | None = None
    name: Name | None = None
    colour: Colour | None = None


class ClockRule(Given, frozen=True):
    """How time is kept: a bank with an increment per turn, days per turn, or not at all."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Meta(ge=10, le=86_400)] = 600  # seconds
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 10  # seconds per turn
    days: Annotated[int, Meta(ge=1, le=60)] = 3
    absence: Annotated[int, Meta(ge=10, le=86_400)] | None = None  # seconds away on one's turn


class Wanted(Given, frozen=True):
    """A match somebody wants to set up."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[tuple[Seating, ...], Meta(min_length=1, max_length=8)]
    options: dict[str, bool] = {}
    cards: Plain | None = None  # the content of a card file of one's own
    clock: ClockRule = ClockRule()
    listed: bool = False
    spectators: bool = True
    undo: UndoRule = "agreed"
    hints: bool = False
    name: Name | None = None
