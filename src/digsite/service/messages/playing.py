"""What those at a match see and say: looks, answers, the log, chat, proposals."""

from __future__ import annotations

from typing import Generic, Literal

import msgspec

from digsite.core.records import Action, Caution, Event, Param, Prompt
from digsite.play.sight import Choice, Fact, Private, Public, Question, SightOf

from .matches import Clocks, MatchState, People

EntryKind = Literal[
    "action", "chance", "undo", "resign", "replaced", "returned", "aborted", "begun"
]  # begun: what came before was given, not played at this table
Wish = Literal["undo", "abort", "rematch"]


class Offer(msgspec.Struct, frozen=True):
    """An action the reader may take."""

    action: Action
    notation: str
    about: dict[str, Param] = {}  # what it is about besides, for its sentence
    caution: Caution | None = None


class Note(msgspec.Struct, frozen=True):
    """Something that is no event of the game: an undo, somebody resigned, a bot keeps a seat."""

    kind: EntryKind
    seat: int | None


class LookOf(
    SightOf[Public, Private, Question, Choice, Fact],
    Generic[Public, Private, Question, Choice, Fact],
    frozen=True,
    kw_only=True,
):
    """A sight, and what the office knows of its match."""

    match: str
    your_turn: bool
    state: MatchState
    since: int  # the events are those after this version
    can_undo: bool
    can_restart: bool  # more than one decision of this turn can be taken back
    standing: int | None  # the reader's own points, also those that can still be lost
    notes: tuple[Note, ...]  # what else happened after `since`
    clocks: Clocks


class Look(LookOf[msgspec.Raw, msgspec.Raw, Prompt, Offer, Event], frozen=True, kw_only=True):
    """The sight of one listener. `public` is encoded once per version and shared by all."""


class Accepted(msgspec.Struct, frozen=True):
    """A move, undo or resignation that is stored for good."""

    match: str
    key: str
    version: int


class LogEntry(msgspec.Struct, frozen=True):
    """One entry of the log as a reader may see it."""

    version: int
    kind: EntryKind
    seat: int | None
    turn: int
    at: float
    events: tuple[Event, ...] = ()
    undone: bool = False


class Since(msgspec.Struct, frozen=True):
    """What happened since the reader last decided, and the own points then and after each entry."""

    version: int  # after that decision and what chance added to it
    own: tuple[LogEntry, ...]  # that decision, and what chance added
    entries: tuple[LogEntry, ...]  # without what was taken back
    standings: tuple[int, ...]  # of who has a seat


class Said(msgspec.Struct, frozen=True):
    """A line of chat."""

    match: str
    id: int
    name: str
    seat: int | None
    text: str
    at: float


class Proposal(msgspec.Struct, frozen=True):
    """A wish that others have to agree to."""

    match: str
    proposal: int
    what: Wish
    by: int  # the seat that asks
    waiting_for: tuple[int, ...]


class Settled(msgspec.Struct, frozen=True):
    """How a proposal ended; `rematch` is the new match."""

    match: str
    proposal: int
    what: Wish
    agreed: bool
    rematch: str | None = None


News = Look | People | Said | Proposal | Settled
