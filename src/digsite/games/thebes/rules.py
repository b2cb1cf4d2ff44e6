"""The state of a game: which of the rules speaks in which phase.

A decision is a small number whose meaning depends on the phase; `constants.py` names them.
"""

from __future__ import annotations

from digsite.core import bits, fields, throws
from digsite.core.dice import Dice
from digsite.core.state import State

from . import digging, flow, market, playing, presenting, scoring, sites
from .box import Box
from .constants import (
    ASSISTANTS,
    BACK,
    DIG,
    DRAW,
    FRONT,
    GENERAL,
    GIVE,
    LOOK,
    PAWNS,
    PERMIT,
    PRESENT,
    RAID,
    RAIDERS,
    SCIENTIST,
    SITE,
    THIEF,
    TURN,
    WEEKS,
)
from .layout import Layout


class ThebesState(Layout):
    """A game of Thebes: The Tomb Raiders."""

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(box, seats)
        for region in range(4):
            self.backs[region] = bits.popcount(box.buried[region])
        for seat in range(seats):
            for region in range(4):
                self.permits[5 * seat + region] = 2 if seats == 2 else 1
            self.permits[5 * seat + GENERAL] = 0 if seats == 2 else 5 - seats
        self.phase = PAWNS

    def copy(self) -> ThebesState:
        twin = ThebesState.__new__(ThebesState)
        twin.box = self.box
        twin.seats = self.seats
        twin.telling = False
        twin.tape = None
        twin.become(self)
        return twin

    def become(self, other: State) -> None:
        fields.take_over(self, other)

    # -- what may be decided ------------------------------------------------

    def mask(self) -> int:
        phase = self.phase
        if phase == TURN:
            return self.turn_mask()
        if phase == BACK:
            return market.backs(self)
        if phase == FRONT:
            return market.fronts(self)
        if phase == DRAW:
            return sites.drawable(self, self.region)
        if phase == WEEKS:
            return digging.durations(self)
        if phase == PERMIT:
            return digging.permits(self, self.region)
        if phase == ASSISTANTS:
            return digging.teams(self)
        if phase == GIVE:
            return presenting.giveable(self)
        if phase == SITE:
            return playing.lookable(self)
        if phase == LOOK:
            return self.unseen[self.region]
        if phase == RAID:
            return playing.raidable(self)
        if phase == PAWNS:
            return flow.unstacked(self)
        return 0

    def turn_mask(self) -> int:
        found = presenting.presentations(self)
        found |= market.filled_spaces(self)
        found |= digging.diggable(self)
        found |= playing.playable(self)
        return found

    # -- what follows -------------------------------------------------------

    def play(self, decision: int) -> None:
        phase = self.phase
        if phase == TURN:
            self.play_turn(decision)
        elif phase == BACK:
            market.show_back(self, decision)
        elif phase == FRONT:
            market.show_front(self, decision)
        elif phase == DRAW:
            digging.draw_card(self, decision)
        elif phase == WEEKS:
            digging.dig(self, decision)
        elif phase == PERMIT:
            digging.use_permit(self, decision)
        elif phase == ASSISTANTS:
            digging.send_assistants(self, decision)
        elif phase == GIVE:
            presenting.give(self, decision)
        elif phase == SITE:
            playing.choose_site(self, decision)
        elif phase == LOOK:
            playing.see_card(self, decision)
        elif phase == RAID:
            playing.raid(self, decision)
        else:
            flow.stack(self, decision)
            if flow.unstacked(self) == 0:
                flow.ask_chance(self, BACK)

    def play_turn(self, decision: int) -> None:
        if decision < DIG:
            market.take(self, decision)
        elif decision < THIEF:
            digging.begin_dig(self, decision - DIG)
        elif decision < RAIDERS:
            playing.play_thief(self, decision - THIEF)
        elif decision < SCIENTIST:
            playing.play_raiders(self, decision - RAIDERS)
        elif decision == SCIENTIST:
            playing.play_scientist(self)
        else:
            presenting.present(self, decision - PRESENT)

    # -- chance -------------------------------------------------------------

    def weight(self, decision: int) -> int:
        if self.phase == BACK:
            return market.back_weight(self, decision)
        if self.phase == FRONT:
            return market.front_weight(self, decision)
        if self.phase == DRAW:
            return sites.draw_weight(self, self.region, decision)
        return 1

    def draw(self, dice: Dice) -> int:
        if self.phase == BACK:
            return market.draw_back(self, dice)
        if self.phase == FRONT:
            return market.draw_front(self, dice)
        if self.phase == DRAW:
            return sites.draw(self, self.region, dice)
        return throws.choose(dice, self.mask())

    # -- what a seat cannot know --------------------------------------------

    def hide(self, seat: int) -> None:
        sites.hide(self, seat)

    def imagine(self, dice: Dice) -> None:
        sites.imagine(self, dice)

    # -- the score ----------------------------------------------------------

    def points(self, seat: int) -> int:
        return scoring.points(self, seat)

    def winners(self) -> int:
        return scoring.winners(self)
