"""A game being played: its state, and the journal of what was decided."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from digsite.core.cards import CardFile
from digsite.core.dice import Dice
from digsite.core.game import AnyGame, copy_of
from digsite.core.records import Action
from digsite.core.seats import CHANCE, OVER
from digsite.core.state import State


class Entry(msgspec.Struct, frozen=True):
    """A seat (or chance) and what it decided; what is stored."""

    seat: int
    action: Action
    turn: int  # the turn it belongs to


class Table:
    """Drives one game: every action goes through `submit`, and nothing is checked elsewhere.

    >>> import digsite
    >>> table = digsite.Table(digsite.load(digsite.titles()[0]), seats=3)
    >>> table
    <Table of ...: 3 seats, 0 entries, chance acts>
    >>> table.deal(digsite.Dice(5))
    >>> table.state
    <...State: 3 seats, turn ..., seat ... acts>
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, object] | None = None,
        cards: CardFile | None = None,
    ) -> None:
        self.game = game
        self.cards = cards or game.cards()
        self.options = game.full_options(options or {})
        self.state: State = game.new(seats, self.options, self.cards)
        self.state.listen()
        self.journal: list[Entry] = []
        self.rows: list[list[tuple[int, ...]]] = []  # what happened, per entry
        self._before: list[State] = []  # the states that can be gone back to
        self.first = 0  # how many entries came before those in the journal

    @classmethod
    def restored(
        cls,
        game: AnyGame,
        state: State,
        first: int,
        options: Mapping[str, object],
        cards: CardFile,
    ) -> Table:
        """A table that goes on from a state after `first` entries, which it does not hold."""
        table = cls.__new__(cls)
        table.game, table.cards = game, cards
        table.options = game.full_options(options)
        table.state = state
        table.state.listen()
        table.journal, table.rows, table._before = [], [], []
        table.first = first
        return table

    def fork(self) -> Table:
        """A table to try things out on; this one stays as it is."""
        table = type(self).restored(
            self.game, copy_of(self.state), self.first, self.options, self.cards
        )
        table.journal, table.rows = self.journal[:], self.rows[:]
        table._before = self._before[:]
        return table

    def forget(self) -> None:
        """Let go of the entries so far (`first` counts them on); undo does not go behind."""
        self.first = self.version
        self.journal, self.rows, self._before = [], [], []

    def __repr__(self) -> str:
        asked = {CHANCE: "chance acts", OVER: "over"}.get(self.actor, f"seat {self.actor} acts")
        size = f"{self.seats} seats, {self.version} entries"
        return f"<Table of {self.game.key}: {size}, {asked}>"

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def version(self) -> int:
        """How many entries the game has."""
        return self.first + len(self.journal)

    @property
    def actor(self) -> int:
        return self.state.actor

    @property
    def over(self) -> bool:
        return self.state.actor == OVER

    def submit(self, seat: int, action: Action) -> None:
        """Carry out a seat's action, or raise `Refused` and change nothing."""
        decision = self.game.decide(self.state, seat, action)
        self._keep_way_back(seat)
        turn = self.state.turn
        self.state.play(decision)
        self.journal.append(Entry(seat, action, turn))
        self.rows.append(self.state.heard())

    def choose(self, decision: int) -> Action:
        """Carry out one of the legal decisions of the actor, as bots do."""
        seat = self.state.actor
        turn = self.state.turn
        action = self.game.action(self.state, decision)
        self._keep_way_back(seat)
        self.state.apply(decision)
        self.journal.append(Entry(seat, action, turn))
        self.rows.append(self.state.heard())
        return action

    def deal(self, dice: Dice) -> None:
        """Let chance act until a player is asked or the game is over."""
        while self.state.actor == CHANCE:
            self.choose(self.state.draw(dice))

    def can_undo(self) -> bool:
        """Whether the actor has decided something in this turn that revealed nothing."""
        return bool(self._before) and self._same_turn(self._before[-1])

    def position_before(self) -> State | None:
        """The state that `undo` would go back to."""
        return self._before[-1] if self.can_undo() else None

    def undo(self) -> Entry:
        """Take back the actor's last decision of this turn."""
        self.state = copy_of(self._before.pop())  # a fork may share it
        self.state.listen()
        self.rows.pop()
        return self.journal.pop()

    def _keep_way_back(self, seat: int) -> None:
        if self._before and not self._same_turn(self._before[-1]):
            self._before.clear()
        if seat == CHANCE:
            self._before.clear()
        else:
            self._before.append(copy_of(self.state))

    def _same_turn(self, earlier: State) -> bool:
        return earlier.turn == self.state.turn and earlier.actor == self.state.actor
