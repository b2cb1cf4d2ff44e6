"""The typed records that cross the edge of the office, in both directions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from digsite.core.records import Action, Event, Prompt

MatchState = Literal["open", "running", "over", "aborted", "frozen"]
EntryKind = Literal["action", "chance", "undo", "resign", "replaced", "returned", "aborted"]
SittingKind = Literal["person", "bot", "open"]
Wish = Literal["undo", "abort", "rematch"]
Shelf = Literal["open", "live", "finished", "mine", "archive"]
UndoRule = Literal["never", "turn", "agreed"]

# `$` alone would let a line break pass behind the last sign.
Name = Annotated[
    str,
    Meta(min_length=1, max_length=40, description="visible signs, no blank at either end"),
]
Colour = Annotated[str, Meta(pattern=r"^[a-z]{1,20}$(?!\n)")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._-]+$(?!\n)")]


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes in: nothing more than the named fields."""


# -- people ---------------------------------------------------------------------


class Site(Given, frozen=True):
    """The site a passkey is for: its host name and its origins, as the host configured them."""

    host: str
    origins: tuple[str, ...]
    name: str = "Digsite"


class Person(msgspec.Struct, frozen=True):
    """A guest or the holder of an account."""

    id: str
    name: str
    colour: str | None = None
    language: str | None = None
    account: str | None = None  # the name to log in with
    contact: str | None = None  # an e-mail address for "your turn"


class Admitted(msgspec.Struct, frozen=True):
    """A person and the token that stands for it from now on; the token is told only once."""

    person: Person
    token: str


# -- setting up -----------------------------------------------------------------


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
    cards: dict[str, Any] | None = None  # the content of a card file of one's own
    clock: ClockRule = ClockRule()
    listed: bool = False
    spectators: bool = True
    undo: UndoRule = "agreed"
    hints: bool = False
    name: Name | None = None


# -- what is shown of a match ------------------------------------------------------


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


class People(msgspec.Struct, frozen=True):
    """Who sits and who looks on, after a change."""

    match: str
    state: MatchState
    seats: tuple[Sitting, ...]
    watching: int


# -- playing ---------------------------------------------------------------------------


class Offer(msgspec.Struct, frozen=True):
    """An action the reader may take; `reveals` says it cannot be taken back."""

    action: Action
    notation: str
    reveals: bool


class Told(msgspec.Struct, frozen=True):
    """Something that happened, with the version it made."""

    version: int
    event: Event


class Look(msgspec.Struct, frozen=True):
    """The sight of one listener. `public` is encoded once per version and shared by all."""

    match: str
    game: str
    version: int
    seat: int | None
    actor: int
    your_turn: bool
    state: MatchState
    public: msgspec.Raw
    private: msgspec.Raw | None
    prompt: Prompt
    offers: tuple[Offer, ...]
    events: tuple[Told, ...]
    since: int  # the events are those after this version
    can_undo: bool
    clocks: Clocks
    past: bool = False


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
    to: int | None = None  # where an undo went back to


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


class Thought(msgspec.Struct, frozen=True):
    """An action a helper looked at."""

    action: Action
    value: float
    visits: int


class Thoughts(msgspec.Struct, frozen=True):
    """What a helper thinks of the position, as far as the seat can know it."""

    match: str
    version: int
    wins: tuple[float, ...]
    scores: tuple[float, ...]
    best: tuple[Thought, ...]
    done: bool


class Chapter(msgspec.Struct, frozen=True):
    """The points at one version, by seat and source."""

    version: int
    turn: int
    scores: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]


class Story(msgspec.Struct, frozen=True):
    """How a finished match went, for charts."""

    match: str
    game: str
    names: tuple[str, ...]
    outcome: Outcome
    chapters: tuple[Chapter, ...]


class Moment(msgspec.Struct, frozen=True):
    """A decision of a finished match, judged by what its player could know."""

    version: int  # the position it was made in
    turn: int
    seat: int
    wins: tuple[float, ...]  # the chances of all seats then, if the best is done
    loss: float = 0.0  # the chance to win that was given away
    played: Action | None = None  # with `better`, where something was clearly better
    better: Action | None = None


class Review(msgspec.Struct, frozen=True):
    """A finished match judged so far: `done` of `all` decisions."""

    match: str
    done: int
    all: int
    moments: tuple[Moment, ...]


News = Look | People | Said | Proposal | Settled
