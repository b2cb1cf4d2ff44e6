"""What is shown of a match without the game itself: lists, seats, clocks, how it ended."""

from __future__ import annotations

from typing import Literal

import msgspec

from .wanted import ClockRule, UndoRule

MatchState = Literal["open", "running", "over", "aborted", "frozen"]
SittingKind = Literal["person", "bot", "open"]
Shelf = Literal["open", "live", "finished", "mine", "archive"]


class Sitting(msgspec.Struct, frozen=True):
    """One seat as everybody sees it (`you` is for the reader)."""

    seat: int
    kind: SittingKind
    name: str
    colour: str | None = None
    bot: str | None = None
    here: bool = False
    you: bool = False
    kept_by: str | None = None  # the bot that plays while its person is away
    resigned: bool = False
    friend: bool = False  # an open seat meant for somebody who has the link


class Clocks(msgspec.Struct, frozen=True):
    """Seconds left by seat (none: no limit) at the moment `at`, and whose clock runs."""

    kind: Literal["none", "live", "days"]
    left: tuple[float | None, ...]
    running: int | None
    at: float


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended; `ranks` by seat from 1, those who resigned last."""

    why: Literal["rules", "resigned", "aborted"]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...] = ()


class MatchLine(msgspec.Struct, frozen=True):
    """A match in a list."""

    match: str
    game: str
    name: str | None
    state: MatchState
    seats: tuple[Sitting, ...]
    clock: ClockRule
    since: float  # when it came into its state, seconds since 1970
    version: int
    actor: int
    your_turn: bool
    spectators: bool
    winners: tuple[int, ...] = ()


class MatchPage(msgspec.Struct, frozen=True):
    """A page of matches; `before` continues the list where there is more."""

    matches: tuple[MatchLine, ...]
    before: str | None = None


class MatchInfo(msgspec.Struct, frozen=True):
    """A match and its rules of the house, without the game itself."""

    match: str
    game: str
    rules: int
    cards: str  # name and digest
    options: dict[str, bool]
    name: str | None
    state: MatchState
    seats: tuple[Sitting, ...]
    clock: ClockRule
    clocks: Clocks
    listed: bool
    spectators: bool
    undo: UndoRule
    hints: bool
    owner: bool  # whether the reader set it up
    created: float
    since: float
    version: int
    actor: int
    watching: int
    seal: str  # the commitment of the sealed draws; with the seal itself once it is over
    outcome: Outcome | None = None
    rematch: str | None = None
    frozen: str | None = None  # why it cannot go on
    invite: str | None = None  # opens the seats kept for friends; only friends know it


class People(msgspec.Struct, frozen=True):
    """Who sits and who looks on, after a change."""

    match: str
    state: MatchState
    seats: tuple[Sitting, ...]
    watching: int
