"""A finished or saved game, entry by entry."""

from __future__ import annotations

import msgspec

from digsite.core.game import copy_of
from digsite.core.seats import NOBODY
from digsite.core.state import State
from digsite.play import Table
from digsite.text import Voice

from .chronicle import Chronicle
from .scene import Scene
from .session import scene_of


class Replaying:
    """Every position of a game; from a seat's eyes only once the game is over."""

    def __init__(self, table: Table, voice: Voice) -> None:
        self.table = table
        self.voice = voice
        again = Table(table.game, table.seats, table.options, table.cards)
        self.states: list[State] = [copy_of(again.state)]
        for entry in table.journal:
            again.submit(entry.seat, entry.action)
            self.states.append(copy_of(again.state))

    @property
    def length(self) -> int:
        return len(self.states) - 1

    def eyes(self) -> list[int]:
        """Whose eyes one may look through."""
        return [NOBODY, *range(self.table.seats)] if self.table.over else [NOBODY]

    def position(self, at: int) -> Table:
        """The table after some entries."""
        table = Table(self.table.game, self.table.seats, self.table.options, self.table.cards)
        table.state = copy_of(self.states[at])
        table.journal = self.table.journal[:at]
        table.rows = self.table.rows[:at]
        return table

    def scene(self, at: int, seat: int) -> Scene:
        """The drawing's view of a position; nothing is offered in it."""
        scene = scene_of(self.position(at), seat, self.voice)
        return msgspec.structs.replace(scene, offers=[])

    def told(self, at: int, seat: int) -> list[str]:
        """What the entry before a position did."""
        return Chronicle(self.position(at), seat, self.voice).lines(max(at - 1, 0))

    def turn(self, at: int) -> int:
        return self.states[at].turn

    def start_of_turn(self, turn: int) -> int | None:
        """The first position of a turn."""
        return next((at for at, state in enumerate(self.states) if state.turn == turn), None)
