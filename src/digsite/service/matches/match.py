"""One match in memory: a copy of what the store has, and those who listen."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from digsite.core.cards import CardFile, card_file
from digsite.core.game import Game
from digsite.core.typed import json_decoder
from digsite.games import load
from digsite.play import Table
from digsite.play.record_json import action_type

from ..errors import NotNow
from ..records import News
from ..seal import Seal
from ..store.rows import EntryRow, Facts, Head, SeatRow, StoredMatch

RECENT = 32  # entries kept in memory, for those who were away for a moment; more if not yet told


class Listener:
    """Somebody who looks on; `eyes` is the seat through which, once it is known."""

    __slots__ = ("chosen", "eyes", "hear", "person", "version")

    def __init__(
        self, person: str | None, hear: Callable[[News], None], chosen: int | None
    ) -> None:
        self.person = person
        self.hear = hear
        self.chosen = chosen
        self.eyes: int | None = chosen
        self.version = 0


class Match:
    """What everybody at one match shares; all changes are made under `lock`."""

    def __init__(self, stored: StoredMatch, table: Table | None) -> None:
        self.facts: Facts = stored.facts
        self.head: Head = stored.head
        self.seats: tuple[SeatRow, ...] = stored.seats
        self.table = table
        self.game: Game[Any] = load(self.facts.game)
        self.seal = seal_of(self.facts, len(self.seats))
        self.lock = asyncio.Lock()
        self.recent: deque[EntryRow] = deque()
        self.listeners: set[Listener] = set()
        self.doubtful = False  # the store may know more: reload before the next use
        self.shown: object = (self.seats, self.head.state)  # what everybody knows of people
        self.cache: dict[Any, Any] = {}  # what was worked out for this version

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def version(self) -> int:
        return self.head.version

    @property
    def playing(self) -> Table:
        """The table of a match that has begun."""
        if self.head.frozen is not None:
            raise NotNow("frozen", self.head.frozen)
        if self.table is None:
            raise NotNow("not_started")
        return self.table

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        if person is None:
            return []
        return [row.seat for row in self.seats if row.person == person]

    def adopt(self, stored: StoredMatch, table: Table | None, added: tuple[EntryRow, ...]) -> None:
        """Take over what is now in the store."""
        self.facts, self.head, self.seats = stored.facts, stored.head, stored.seats
        self.table = table
        self.recent.extend([msgspec.structs.replace(row, snapshot=None) for row in added])
        told = min([listener.version for listener in self.listeners], default=self.version)
        while len(self.recent) > RECENT and self.recent[0].version < told:
            self.recent.popleft()
        self.cache.clear()
        self.doubtful = False


def cards_of(facts: Facts) -> CardFile:
    """The card file a match is played with."""
    if facts.cards is None:
        return load(facts.game).cards()
    return card_file(facts.cards.decode(), "cards of the match")


def seal_of(facts: Facts, seats: int) -> Seal | None:
    """The seal behind the draws of a match."""
    if facts.seal is None:
        return None
    return Seal(facts.id, facts.game, facts.rules, facts.digest, facts.options, seats, facts.seal)


@cache
def action_decoder(game: str) -> msgspec.json.Decoder[Any]:
    """Reads actions of a game, strictly."""
    return json_decoder(action_type(load(game).actions))
