"""All that one seat gets: nothing else leaves the table."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from digsite.core.game import AnyGame
from digsite.core.records import Action, Event, Prompt
from digsite.core.seats import NOBODY
from digsite.core.state import State

from .table import Table

Public = TypeVar("Public")  # a view: typed, or encoded already
Private = TypeVar("Private")
Question = TypeVar("Question")
Choice = TypeVar("Choice")
Fact = TypeVar("Fact")


class SightOf(
    msgspec.Struct, Generic[Public, Private, Question, Choice, Fact], frozen=True, kw_only=True
):
    """The game as one seat (or a spectator) sees it, and what it may do.

    The one declaration of a sight: the office adds what it knows of the match, the front door
    puts sentences in the places of question, choices and facts.
    """

    version: int
    seat: int | None
    actor: int
    public: Public
    private: Private | None
    prompt: Question
    offers: tuple[Choice, ...]
    events: tuple[Fact, ...]

    def __repr__(self) -> str:
        kind = type(self).__name__.removesuffix("Of")
        eyes = "nobody" if self.seat is None else f"seat {self.seat}"
        size = f"{len(self.offers)} offers, {len(self.events)} events"
        return f"<{kind} of {eyes}: version {self.version}, {size}>"

    @property
    def legal(self) -> tuple[Choice, ...]:
        """What may be done now; nothing for who is not asked."""
        return self.offers


Sight = SightOf[msgspec.Struct, msgspec.Struct, Prompt, Action, Event]


def sight_of(table: Table, seat: int = NOBODY, since: int | None = None) -> Sight:
    """The sight of a seat, with what happened since a version (by default the last entry).

    >>> import digsite
    >>> table = digsite.Table(digsite.load(digsite.titles()[0]), seats=2)
    >>> table.deal(digsite.Dice(1))
    >>> digsite.sight_of(table, table.actor)
    <Sight of seat ...: version ..., ... offers, ... events>
    >>> digsite.sight_of(table)
    <Sight of nobody: version ..., 0 offers, ... events>
    """
    game, state = table.game, table.state
    start = table.version - 1 if since is None else since
    rows = [row for entry in table.rows[max(start - table.first, 0) :] for row in entry]
    return SightOf(
        version=table.version,
        seat=None if seat == NOBODY else seat,
        actor=state.actor,
        public=game.public(state),
        private=None if seat == NOBODY else game.private(state, seat),
        prompt=game.prompt(state, seat),
        offers=offered(game, state) if state.actor == seat else (),
        events=game.happened(state, rows, seat),
    )


def offered(game: AnyGame, state: State) -> tuple[Action, ...]:
    """What the actor may do, in the one order every door shows it: what ends one's part is last."""
    return tuple(sorted(game.legal(state), key=lambda action: action.last))
