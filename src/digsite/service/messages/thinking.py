"""What bots think of a match: hints while it runs; its story and a review when it is over."""

from __future__ import annotations

import msgspec

from digsite.bots.insight import Reason
from digsite.bots.insight.usual import Usual
from digsite.bots.instead import Instead
from digsite.bots.review import Mark
from digsite.core.records import Action, Param

from .matches import Outcome


class Advised(msgspec.Struct, frozen=True):
    """An action a helper looked at, and the chance to win after it (`value`)."""

    action: Action
    value: float
    visits: int
    about: dict[str, Param] = {}
    then: tuple[Action, ...] = ()  # what to go on with in the same turn


class Advice(msgspec.Struct, frozen=True):
    """What a helper thinks of the position, as far as the seat can know it."""

    match: str
    version: int
    wins: tuple[float, ...]
    scores: tuple[float, ...]
    best: tuple[Advised, ...]
    done: bool
    instead: Instead | None = None  # once it is done: what would surely be worse, and why
    asked: str = ""  # the question it is about


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


class Fortune(msgspec.Struct, frozen=True):
    """What had come together for each seat by a version, in points ahead of the mean of the table.

    See `Luck` for the kinds.
    """

    version: int
    turn: int
    luck: tuple[float, ...]
    own: tuple[float, ...]
    given: tuple[float, ...]
    rest: tuple[float, ...]


class Luck(msgspec.Struct, frozen=True):
    """A finished match, in points ahead of the mean of the table: for every seat

    result = start + luck + own + given + rest.

    `own` is what its errors cost it, `given` what the errors of the others brought it, `rest` what
    this reckoning cannot tell. Errors are known once the match is reviewed (`judged`).
    """

    match: str
    start: tuple[float, ...]
    result: tuple[float, ...]
    luck: tuple[float, ...]
    own: tuple[float, ...]
    given: tuple[float, ...]
    rest: tuple[float, ...]
    judged: bool
    fortunes: tuple[Fortune, ...]


class Counted(msgspec.Struct, frozen=True):
    """Something chance decided, for a seat or for all: what came, and what could be expected."""

    version: int
    seat: int | None
    came: int
    expected: float
    about: dict[str, Param] = {}


class Fate(msgspec.Struct, frozen=True):
    """What chance did in a finished match: `luck` only where it can be told well."""

    luck: Luck | None = None
    counted: tuple[Counted, ...] = ()


class Alternative(msgspec.Struct, frozen=True):
    """What might have been decided, and the chance to win of who decided then (`value`)."""

    action: Action
    value: float
    about: dict[str, Param] = {}


class Moment(msgspec.Struct, frozen=True):
    """A decision of a finished match, judged by what its player could know."""

    version: int  # the position it was made in
    turn: int
    seat: int
    wins: tuple[float, ...]  # the chances of all seats then, if the best is done
    mark: Mark = "fine"
    loss: float = 0.0  # the chance to win that was given away
    played: Action | None = None  # with `better`, where something was clearly better
    better: Action | None = None
    played_about: dict[str, Param] = {}
    better_about: dict[str, Param] = {}
    error: tuple[float, ...] = ()  # by seat, in points ahead of the mean, if any is sure
    reason: Reason | None = None  # why it was worse, by where points come from
    asked: str = ""  # the question it answered
    best: tuple[Alternative, ...] = ()  # with `better`: what looked best, that first


class Review(msgspec.Struct, frozen=True):
    """A finished match judged so far: `done` of `all` decisions."""

    match: str
    done: int
    all: int
    moments: tuple[Moment, ...]
    engine: str = ""  # who judged
    latest: bool = True  # nobody here would judge better now
    usual: Usual | None = None  # what usually wins with so many players
