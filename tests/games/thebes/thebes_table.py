"""A table laid out in two lines: it is seat 0's turn, and all that was named is in place."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any

from digsite.core.cards import CardFile
from digsite.core.dice import Dice
from digsite.core.game import copy_of
from digsite.core.records import Action, Event
from digsite.core.seats import CHANCE, NOBODY, OVER
from digsite.games.thebes import GAME
from digsite.games.thebes.constants import REGIONS, Region
from digsite.games.thebes.rules import ThebesState
from digsite.games.thebes.views import Private, Public

REGION = {name: number for number, name in enumerate(REGIONS)}


class Table:
    """Seat 0 plays; all pawns are on week 0, its own on top; four congresses are in storage."""

    def __init__(self, seats: int = 2, cards: CardFile | None = None, **options: bool) -> None:
        self.state: ThebesState = GAME.new(seats, options, cards)
        self.box = self.state.box.plain
        for seat in reversed(range(seats)):
            self.do(f"pawn:{seat + 1}")
        for _ in range(4):
            self.do("back:green", "front:congress")
        self.do("back:green")
        self.state.listen()

    # -- laying out ---------------------------------------------------------

    def put(self, field: str, index: int, value: int) -> None:
        """Set one number of a list: a compiled state hands out copies."""
        numbers = list(getattr(self.state, field))
        numbers[index] = value
        setattr(self.state, field, numbers)

    def weeks(self, *weeks: int) -> Table:
        for seat, week in enumerate(weeks):
            self.put("weeks", seat, week)
            self.put("below", seat, weeks[:seat].count(week))
        return self

    def own(self, seat: int, *kinds: str) -> Table:
        """Cards lie before the seat, or are in its hand."""
        for kind in kinds:
            slot = self._from_deck(kind)
            self.put("own", seat, self.state.own[seat] | 1 << slot)
            number = self.box.kind_index[kind]
            books, region = self.box.kind_books[number], self.box.kind_region[number]
            if kind.startswith("expertise"):
                at = 4 * seat + region
                self.put("expertise", at, self.state.expertise[at] + books)
            elif kind.startswith("general_knowledge"):
                self.put("general", seat, self.state.general[seat] + books)
        return self

    def relics(self, seat: int, *cards: str) -> Table:
        """Relics lie before the seat."""
        for card in cards:
            region, number = self._out_of_the_ground(card)
            at = 4 * seat + region
            self.put("relics", at, self.state.relics[at] | 1 << number)
        return self

    def bury(self, *cards: str) -> Table:
        """These very cards lie on their sites, though no seat knows it."""
        for card in cards:
            region, number = self._out_of_the_ground(card)
            self.put("known", region, self.state.known[region] | 1 << number)
        return self

    def lay(self, region: Region, count: int) -> Table:
        """So many unseen cards lie on a site."""
        at = REGION[region]
        self.put("backs", at, self.state.backs[at] - count)
        self.put("unknown", at, self.state.unknown[at] + count)
        return self

    def store(self, *kinds: str) -> Table:
        """These cards are in storage; what was there is out of the game."""
        for space, kind in enumerate(kinds):
            self.state.gone |= 1 << self.state.storage[space]
            self.put("storage", space, self._from_deck(kind))
        return self

    def display(self, *kinds: str) -> Table:
        for kind in kinds:
            self.state.display |= 1 << self._from_deck(kind)
        return self

    def deck(self, *kinds: str, **relics: int) -> Table:
        """Only these cards are in the deck; all others of it are out of the game."""
        kept = sum(1 << self._from_deck(kind) for kind in kinds)
        self.state.gone |= self.state.deck
        self.state.deck = kept
        for name, region in REGION.items():
            away = self.state.backs[region] - relics.get(name, 0)
            for _ in range(away):
                lowest = self.state.unseen[region] & -self.state.unseen[region]
                self.put("unseen", region, self.state.unseen[region] ^ lowest)
                self.put("given", region, self.state.given[region] | lowest)
            self.put("backs", region, relics.get(name, 0))
        return self

    def professor(self, name: str, seat: int) -> Table:
        self.put("professors", (*REGIONS, "world").index(name), seat)
        return self

    def permits(self, seat: int, **counts: int) -> Table:
        """The seat has these permits only."""
        for number, name in enumerate((*REGIONS, "general")):
            self.put("permits", 5 * seat + number, counts.get(name, 0))
        return self

    def _from_deck(self, kind: str) -> int:
        cards = self.state.deck & self.box.kind_slots[self.box.kind_index[kind]]
        slot = (cards & -cards).bit_length() - 1
        self.state.deck ^= 1 << slot
        return slot

    def _out_of_the_ground(self, card: str) -> tuple[int, int]:
        region, number = self.box.relic_index[card]
        assert self.state.unseen[region] >> number & 1, f"{card} is laid out twice"
        self.put("unseen", region, self.state.unseen[region] ^ 1 << number)
        self.put("backs", region, self.state.backs[region] - 1)
        return region, number

    # -- playing ------------------------------------------------------------

    def do(self, *words: str) -> Table:
        """Whoever is asked does this."""
        for word in words:
            self.state.apply(GAME.decide(self.state, self.state.actor, GAME.parse(word)))
        return self

    def copied(self) -> Table:
        """The same table once more, to try something."""
        other = copy(self)
        other.state = copy_of(self.state)
        return other

    def settle(self, seed: int = 1) -> Table:
        """Chance decides until a player is asked."""
        dice = Dice(seed)
        while self.state.actor == CHANCE:
            self.state.apply(self.state.draw(dice))
        return self

    def words(self) -> list[str]:
        """What may be done, in notation."""
        return [GAME.notation(action) for action in GAME.legal(self.state)]

    def refused(self, what: str | Action, seat: int | None = None) -> tuple[str, str] | None:
        """The reason and the clause of a refusal."""
        action = GAME.parse(what) if isinstance(what, str) else what
        who = self.state.actor if seat is None else seat
        before = GAME.pack(self.state)
        refusal = GAME.refuse(self.state, who, action)
        assert GAME.pack(self.state) == before
        return None if refusal is None else (refusal.reason, refusal.clause)

    def events(self, seat: int = NOBODY) -> tuple[Event, ...]:
        """What happened since the last call."""
        return GAME.happened(self.state, self.state.heard(), seat)

    # -- looking ------------------------------------------------------------

    @property
    def public(self) -> Public:
        view = GAME.public(self.state)
        assert isinstance(view, Public)
        return view

    def private(self, seat: int) -> Private:
        view = GAME.private(self.state, seat)
        assert isinstance(view, Private)
        return view

    def points(self, seat: int, source: str) -> int:
        return GAME.breakdown(self.state)[seat][source]

    def on_site(self, region: Region) -> int:
        """How many cards lie there."""
        at = REGION[region]
        return self.state.known[at].bit_count() + self.state.unknown[at]

    def end(self) -> Table:
        """The deck runs out now."""
        self.deck("congress").do("take:1", "front:congress")
        assert self.state.actor == OVER
        return self


def other_cards(change: Callable[[dict[str, Any]], object]) -> CardFile:
    """The shipped cards with something changed."""
    data = deepcopy(GAME.cards().data)
    change(data)
    return CardFile("other.json", data, shipped=False)


def cards_of(data: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    """The small cards of a kind, or of a group of kinds, in a card file."""
    return [card for card in data["small_cards"] if f"{card['kind']}:".startswith(f"{kind}:")]


def random_game(seats: int, seed: int, **options: bool) -> ThebesState:
    state = GAME.new(seats, options)
    dice = Dice(seed)
    while state.actor != OVER:
        decide(state, dice)
    return state


def decide(state: ThebesState, dice: Dice) -> None:
    """One random decision."""
    chance = state.actor == CHANCE
    state.play(state.draw(dice) if chance else dice.choose(state.mask()))


def positions(seats: int, seed: int, **options: bool) -> list[ThebesState]:
    """Every position of a random game."""
    state = GAME.new(seats, options)
    dice = Dice(seed)
    passed = [copy_of(state)]
    while state.actor != OVER:
        decide(state, dice)
        passed.append(copy_of(state))
    return passed
