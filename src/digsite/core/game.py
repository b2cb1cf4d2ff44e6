"""The contract of a game: all that the table, the bots and the environments know of one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from . import packing
from .cards import CardFile, read_card_file
from .dice import Dice
from .errors import BadOption, BadSeats, NotYourTurn, Refused
from .records import Action, Caution, Event, Forecast, Option, Options, Param, Prompt, Refusal
from .seats import CHANCE, NOBODY, OVER
from .state import State

S = TypeVar("S", bound=State)
Rows = list[tuple[int, ...]]


class Say(Protocol):
    """Says a message in the language at hand; the key itself where there is none."""

    def __call__(self, key: str, **params: str | int) -> str: ...


class NothingPrinted(msgspec.Struct, frozen=True):
    """A game whose views say all there is to draw."""


class Game(ABC, Generic[S]):
    """One box: its facts as class attributes, its rules behind a few small methods.

    >>> import digsite
    >>> digsite.load(digsite.titles()[0])
    <Game ...: ..., 2 to ... seats, rules ...>
    """

    key: ClassVar[str]
    title: ClassVar[str]
    folder: ClassVar[Path]  # where the box lies: cards.json, text/
    seats: ClassVar[range]
    rules: ClassVar[int]  # the rules version, written into every record
    options: ClassVar[tuple[Option, ...]]
    actions: ClassVar[tuple[type[Action], ...]]  # every type of action, those of chance too
    unseen_draws: ClassVar[tuple[type[Action], ...]] = ()  # one seat sees them, nobody counts them
    events: ClassVar[tuple[type[Event], ...]]
    reasons: ClassVar[Mapping[str, str]]  # every reason of a refusal, and its clause
    prompts: ClassVar[tuple[str, ...]]
    sources: ClassVar[tuple[str, ...]]  # where points come from
    effects: ClassVar[tuple[str, ...]]  # of cards, counted by the fuzz test
    cautions: ClassVar[Mapping[str, str]] = {}  # every reason to ask twice, and its clause

    def __repr__(self) -> str:
        seats = f"{self.seats[0]} to {self.seats[-1]} seats"
        return f"<Game {self.key}: {self.title}, {seats}, rules {self.rules}>"

    # -- what a game defines ------------------------------------------------

    @abstractmethod
    def check_cards(self, file: CardFile) -> None:
        """Refuse a card file that does not fit the game (`BadCards`)."""

    @abstractmethod
    def set_up(self, seats: int, options: Options, cards: CardFile) -> S:
        """A new game, before the first draw; everything given has been checked."""

    @abstractmethod
    def action(self, state: S, decision: int) -> Action:
        """The typed action behind one of the legal decisions of a state."""

    @abstractmethod
    def number(self, state: S, action: Action) -> int:
        """The decision that stands for an action in this phase, legal or not; -1 for none."""

    @abstractmethod
    def notation(self, action: Action) -> str:
        """An action as a short word without blanks."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action a word of notation stands for (`BadNotation`)."""

    @abstractmethod
    def why_not(self, state: S, action: Action) -> Refusal:
        """Why the actor (a seat or chance) cannot take an action that is not legal."""

    @abstractmethod
    def happened(self, state: S, rows: Rows, seat: int) -> tuple[Event, ...]:
        """What the tape says, as events that the seat (or NOBODY) may see."""

    @abstractmethod
    def prompt(self, state: S, seat: int) -> Prompt:
        """The question of the moment, as the seat (or NOBODY) may see it."""

    @abstractmethod
    def public(self, state: S) -> msgspec.Struct:
        """What everybody may see."""

    @abstractmethod
    def private(self, state: S, seat: int) -> msgspec.Struct:
        """What only this seat may see besides."""

    @abstractmethod
    def breakdown(self, state: S) -> list[dict[str, int]]:
        """Each seat's points by source; at the end they add up to its score."""

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """Counts of pieces, wherever they are, that no decision may change."""

    @abstractmethod
    def effect(self, event: Event) -> str | None:
        """The card effect an event shows, one of `effects`."""

    # -- what a game may define ---------------------------------------------

    def printed(self, cards: CardFile) -> msgspec.Struct:
        """What is printed on the cards, for screens to draw: no secret, and never changed."""
        return NothingPrinted()

    def about(self, state: S, action: Action, then: Sequence[Action] = ()) -> Mapping[str, Param]:
        """What a legal action is about besides its fields, for its sentence: the card it takes.

        `then` is what its player will go on with in the same turn, where that is known: the place.
        Told to the actor, so nothing the actor may not know.
        """
        return {}

    def forecast(self, veiled: S, seat: int, action: Action) -> tuple[Forecast | Event, ...]:
        """What decides whether a seat wants an action; nothing if the events say it all.

        The state is veiled for the seat: a forecast is the same in all worlds alike to it.
        """
        return ()

    def caution(self, state: S, action: Action) -> Caution | None:
        """Why the actor should be asked twice before a legal action; for most, nothing."""
        return None

    def spell(self, field: str, value: object) -> str | None:
        """A value of a record in signs every language shares, such as a space `c4`."""
        return None

    def phrase(self, field: str, value: object, say: Say) -> str | None:
        """A value that has no word of its own, composed from messages, such as a card."""
        return None

    # -- what follows from it -----------------------------------------------

    def cards(self, path: str | Path | None = None) -> CardFile:
        """The shipped card file, or another one, checked."""
        if path is None:
            return self._shipped()
        file = read_card_file(path)
        self.check_cards(file)
        return file

    def new(
        self, seats: int, options: Mapping[str, object] | None = None, cards: CardFile | None = None
    ) -> S:
        """A new game; chance acts first."""
        if not isinstance(seats, int) or seats not in self.seats:
            raise BadSeats(self.title, seats, self.seats)
        return self.set_up(seats, self.full_options(options or {}), cards or self._shipped())

    def full_options(self, given: Mapping[str, object]) -> Options:
        """Every option with its value."""
        known = {option.name: option.default for option in self.options}
        for name, value in given.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadOption(f"{self.title} has no option {name!r}; there are {names}")
            if not isinstance(value, bool):
                raise BadOption(f"the option {name} is true or false, not {value!r}")
            known[name] = value
        return known

    def legal(self, state: S) -> tuple[Action, ...]:
        """The actions the actor may take."""
        return tuple([self.action(state, decision) for decision in state.legal()])

    def decide(self, state: S, seat: int, action: Action) -> int:
        """The decision behind a seat's action (`Refused` if the rules say no)."""
        refusal = self.refuse(state, seat, action)
        if refusal is None:
            return self.number(state, action)
        if refusal.reason == "not_your_turn":
            raise NotYourTurn(refusal, self.key)
        raise Refused(refusal, self.key)

    def refuse(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Why a seat (or chance) may not do this now; nothing if it may."""
        if state.actor == OVER:
            return self.refusal("game_over")
        if state.actor != seat:
            return self.refusal("not_your_turn")
        number = self.number(state, action)
        if state.allows(number):
            return None
        return self.why_not(state, action)

    def refusal(self, reason: str, **params: str | int) -> Refusal:
        """A refusal for one of the game's reasons."""
        return Refusal(reason, self.reasons[reason], params)

    def veil(self, state: S, seat: int) -> S:
        """The state as the seat (or NOBODY) knows it: the same for all worlds alike to it."""
        veiled = copy_of(state)
        veiled.hide(seat)
        return veiled

    def imagine(self, veiled: S, dice: Dice) -> S:
        """One whole world that looks like the veiled one."""
        world = copy_of(veiled)
        world.imagine(dice)
        return world

    def pack(self, state: S) -> bytes:
        """The state as bytes, tagged with game and rules version."""
        return packing.pack(state, self.key, self.rules)

    def unpack(
        self,
        data: bytes,
        options: Mapping[str, object] | None = None,
        cards: CardFile | None = None,
    ) -> S:
        """The state behind `pack`, given the options and cards it was made with."""
        seats = packing.seats_of(data, self.key, self.rules)
        state = self.new(seats, options, cards)
        packing.fill(state, data)
        return state

    def scores(self, state: S) -> list[int]:
        """The points of each seat, final once the game is over."""
        return [state.points(seat) for seat in range(state.seats)]

    def standing(self, veiled: S, seat: int) -> int:
        """The points a seat counts as its own, also those that can still be taken from it."""
        return veiled.points(seat)

    def winners(self, state: S) -> list[int]:
        """The seats that have won; none before the end."""
        won = state.winners()
        return [seat for seat in range(state.seats) if won >> seat & 1]

    def _shipped(self) -> CardFile:
        if "_card_file" not in self.__dict__:
            file = read_card_file(self.folder / "cards.json", shipped=True)
            self.check_cards(file)
            self.__dict__["_card_file"] = file
        file = self.__dict__["_card_file"]
        assert isinstance(file, CardFile)
        return file


AnyGame = Game[Any]  # whoever plays, shows or stores a game does not look into its states


def copy_of(state: S) -> S:
    """A copy that shares only the box with its original, and does not listen."""
    plain: Any = state
    copied: S = plain.copy()
    return copied


def watchers(seats: int) -> Iterable[int]:
    """Everybody who may look at a game: the seats, and nobody in particular."""
    return [*range(seats), NOBODY]


__all__ = ["CHANCE", "NOBODY", "OVER", "AnyGame", "Game", "Rows", "Say", "copy_of", "watchers"]
