"""The rules of Mykerinos: what may be decided in each phase, and what follows.

A decision is a small number whose meaning depends on the phase (see `constants`).
"""

from __future__ import annotations

from digsite.core import bits, fields, throws
from digsite.core.dice import Dice
from digsite.core.seats import CHANCE
from digsite.core.state import State

from . import excavations, legal, scoring, seasons, survey
from .constants import (
    BROWN_ROOM,
    CELL,
    DRAW_CARD,
    DRAW_WING,
    KIND,
    LEFTOVER,
    NEUTRAL,
    NEUTRAL_CARD,
    NEUTRAL_CELL,
    NEUTRAL_KIND,
    REWARD,
)
from .layout import Layout


class MykerinosState(Layout):
    """A game of Mykerinos at one moment, with the rules by which it goes on."""

    def copy(self) -> MykerinosState:
        twin = MykerinosState.__new__(MykerinosState)
        twin.box = self.box
        twin.seats = self.seats
        twin.telling = False
        twin.tape = None
        twin.become(self)
        return twin

    def become(self, other: State) -> None:
        fields.take_over(self, other)

    def hide(self, seat: int) -> None:
        """Nothing to do: everybody sees everything."""

    def imagine(self, dice: Dice) -> None:
        """Nothing to do: the cards to come have no order."""

    def points(self, seat: int) -> int:
        return scoring.points(self, seat)

    def winners(self) -> int:
        return scoring.winners(self)

    # -- what may be decided, and what follows ------------------------------

    def mask(self) -> int:
        return legal.decisions(self)

    def weight(self, decision: int) -> int:
        return 1 if bits.has(self.mask(), decision) else 0

    def draw(self, dice: Dice) -> int:
        return throws.choose(dice, self.mask())

    def deal(self, dice: Dice) -> None:
        while self.actor == CHANCE:
            if self.phase == DRAW_CARD:
                seasons.lay_cards(self, dice)
            else:
                self.play(self.draw(dice))

    def play(self, decision: int) -> None:
        phase = self.phase
        if phase == CELL:
            excavations.place(self, self.actor, decision)
        elif phase == KIND:
            excavations.begin(self, decision)
        elif phase == DRAW_CARD:
            seasons.lay_card(self, decision)
        elif phase == REWARD:
            survey.reward(self, decision)
        elif phase == LEFTOVER:
            survey.leftover(self, decision)
        elif phase == NEUTRAL_KIND:
            excavations.begin_neutral(self, decision)
        elif phase == NEUTRAL_CELL:
            excavations.place(self, NEUTRAL, decision)
        elif phase == BROWN_ROOM:
            excavations.send_brown(self, decision)
        elif phase == NEUTRAL_CARD:
            survey.pick_neutral_card(self, decision)
        elif phase == DRAW_WING:
            seasons.mark_wing(self, decision)
        else:
            seasons.appoint_first(self, decision)
