"""One match in memory: a copy of what the store has, and those who listen."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from digsite.core.cards import CardFile, card_file
from digsite.core.game import AnyGame
from digsite.core.records import Action
from digsite.core.typed import json_decoder, typed
from digsite.games import load
from digsite.play import Table
from digsite.play.record_json import action_type

from ..errors import NotNow
from ..messages import News
from ..seal import Seal, given_in
from ..secrets import ID_LENGTH, hashed
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


class Here(msgspec.Struct, frozen=True):
    """Who looks on at a match in another process: by person how often, and without a name."""

    people: dict[str, int]
    nobody: int


class Match:
    """What everybody at one match shares; all changes are made under `lock`."""

    def __init__(self, stored: StoredMatch, table: Table | None) -> None:
        self.facts: Facts = stored.facts
        self.head: Head = stored.head
        self.seats: tuple[SeatRow, ...] = stored.seats
        self.table = table
        self.game: AnyGame = load(self.facts.game)
        self.seal = seal_of(self.facts, len(self.seats))
        self.lock = asyncio.Lock()
        self.recent: deque[EntryRow] = deque()
        self.listeners: dict[Listener, None] = {}  # a set that keeps the order they came in
        self.elsewhere: dict[str, Here] = {}  # by process, as far as we are told
        self.doubtful = False  # the store may know more: reload before the next use
        self.shown: object = (self.seats, self.head.state)  # what everybody knows of people
        self.cache: dict[object, Any] = {}  # what was worked out for this version

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

    def here(self) -> set[str]:
        """Those who look on, wherever they are connected."""
        own = {listener.person for listener in self.listeners if listener.person is not None}
        return own.union(*[there.people for there in self.elsewhere.values()])

    def onlookers(self) -> int:
        """How many look on without a seat."""
        seated = {row.person for row in self.seats if row.person is not None}
        count = sum([listener.person not in seated for listener in self.listeners])
        for there in self.elsewhere.values():
            count += there.nobody
            count += sum([n for person, n in there.people.items() if person not in seated])
        return count

    def since(self, version: int) -> list[EntryRow]:
        """The entries from a version on, as far as they are in memory."""
        found: list[EntryRow] = []
        for row in reversed(self.recent):
            if row.version < version:
                break
            found.append(row)
        return found[::-1]

    def adopt(self, stored: StoredMatch, table: Table | None, added: tuple[EntryRow, ...]) -> None:
        """Take over what is now in the store."""
        self.facts, self.head, self.seats = stored.facts, stored.head, stored.seats
        self.table = table
        self.recent.extend([_light(row) for row in added])
        if len(self.recent) > RECENT:
            told = min([listener.version for listener in self.listeners], default=self.version)
            while len(self.recent) > RECENT and self.recent[0].version < told:
                self.recent.popleft()
        self.cache.clear()
        self.doubtful = False


def _light(row: EntryRow) -> EntryRow:
    """An entry without its snapshot, which nobody needs in memory."""
    return row if row.snapshot is None else msgspec.structs.replace(row, snapshot=None)


def cards_of(facts: Facts) -> CardFile:
    """The card file a match is played with."""
    if facts.cards is None:
        return load(facts.game).cards()
    return card_file(facts.cards.decode(), "cards of the match")


def seal_of(facts: Facts, seats: int) -> Seal | None:
    """The seal behind the draws of a match."""
    if facts.seal is None:
        return None
    given = given_in(facts.seal_line)
    return Seal(
        facts.id, facts.game, facts.rules, facts.digest, facts.options, seats, facts.seal, given
    )


def invite_of(facts: Facts) -> str | None:
    """What a friend shows to sit down at a listed table; elsewhere the link itself is enough."""
    if not facts.listed or facts.seal is None:
        return None
    return hashed(f"invite:{facts.id}:{facts.seal.hex()}")[:ID_LENGTH]


def typed_action(game: AnyGame, plain: object) -> Action:
    """A plain value as an action, strictly (`msgspec.ValidationError`)."""
    tag = plain.get("type") if isinstance(plain, dict) else None
    kind = _by_tag(game).get(tag) if isinstance(tag, str) else None
    wanted: type[Action] = _any_of(game) if kind is None else kind
    return typed(plain, wanted)


@cache
def _by_tag(game: AnyGame) -> dict[str, type[Action]]:
    """msgspec learns a union anew whenever it meets it, which takes longer than all the rest."""
    return {str(kind.__struct_config__.tag): kind for kind in game.actions}


@cache
def _any_of(game: AnyGame) -> Any:
    return action_type(game.actions)


@cache
def actions_decoder(game: str) -> msgspec.json.Decoder[object]:
    """Reads an action and the draws that belong to it."""
    return json_decoder(list[action_type(load(game).actions)])  # type: ignore[misc]


@cache
def action_decoder(game: str) -> msgspec.json.Decoder[object]:
    """Reads actions of a game, strictly."""
    return json_decoder(action_type(load(game).actions))
