"""The rules of Mykerinos: what may be decided in each phase, and what follows.

A decision is a small number whose meaning depends on the phase (see `constants`).
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from digsite.core import interpreted as cython

from digsite.core import bits
from digsite.core.dice import Dice
from digsite.core.seats import CHANCE, OVER
from digsite.core.state import State, tell

from . import constants, legal, museum, region, scoring
from .constants import (
    BROWN_MUSEUM,
    BROWN_ROOM,
    CELL,
    DECLINE,
    DRAW_CARD,
    DRAW_WING,
    ENDED,
    KIND,
    LEFTOVER,
    NEUTRAL,
    NEUTRAL_CARD,
    NEUTRAL_CELL,
    NEUTRAL_KIND,
    NEUTRAL_SHARE,
    NO_PATRON,
    PASS,
    REWARD,
    SEASONS,
    SHARE,
    SHARE_OF_FOUR,
    TAKE_LEFT,
    TOLD_AREA,
    TOLD_CARD_LAID,
    TOLD_CUBE_PLACED,
    TOLD_CUBES,
    TOLD_DECLINED,
    TOLD_DISCARDED,
    TOLD_END,
    TOLD_FIRST,
    TOLD_LAST,
    TOLD_NEUTRAL_BACK,
    TOLD_NEUTRAL_LEFT,
    TOLD_PASSED,
    TOLD_PATRON,
    TOLD_PICKED,
    TOLD_RETURNED,
    TOLD_ROOM,
    TOLD_SEASON,
    TOLD_SEASON_END,
    TOLD_SETS,
    TOLD_TAKEN,
    TOLD_WING,
    TOLD_WING_SCORED,
    VIOLET,
)
from .table import Table

CUBES_OF_KIND = constants.CUBES_OF_KIND
PATRON_OF_KIND = constants.PATRON_OF_KIND


class MykerinosState(Table):
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
        self.take_over(cython.cast(Table, other))

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
        return dice.choose(self.mask())

    def play(self, decision: int) -> None:
        phase = self.phase
        if phase == CELL:
            self._place(self.actor, decision)
        elif phase == KIND:
            self._begin_action(decision)
        elif phase == DRAW_CARD:
            self._lay_card(decision)
        elif phase == REWARD:
            self._reward(decision)
        elif phase == LEFTOVER:
            self._leftover(decision)
        elif phase == NEUTRAL_KIND:
            self._begin_neutral(decision)
        elif phase == NEUTRAL_CELL:
            self._place(NEUTRAL, decision)
        elif phase == BROWN_ROOM:
            self._send_brown(decision)
        elif phase == NEUTRAL_CARD:
            self._pick_neutral_card(decision)
        elif phase == DRAW_WING:
            self._mark_wing(decision)
        else:
            self._appoint_first(decision)

    # -- chance: set-up and the region --------------------------------------

    def _appoint_first(self, seat: int) -> None:
        self.first = seat
        self.phase = DRAW_WING
        if self.telling:
            tell(self, TOLD_FIRST, seat, 0, 0, 0, 0)

    def _mark_wing(self, patron: int) -> None:
        wing = 0
        while self.wings[wing] >= 0:
            wing += 1
        self.wings[wing] = patron
        if self.telling:
            tell(self, TOLD_WING, wing, patron, 0, 0, 0)
        if wing == 4:
            self._begin_season()

    def _begin_season(self) -> None:
        if self.telling:
            tell(self, TOLD_SEASON, self.season, self.first, 0, 0, 0)
        share = SHARE_OF_FOUR if self.seats == 4 else SHARE
        for i in range(self.seats):
            seat = (self.first + i) % self.seats
            self.stock[seat] += self._from_general(seat, seat, share)
            if self.seats == 2:
                self.neutral[seat] += self._from_general(seat, NEUTRAL, NEUTRAL_SHARE)
        if self.seats == 2:
            self.space[NEUTRAL] = 2
        self.slot = 0
        self.phase = DRAW_CARD
        self.actor = CHANCE

    def _from_general(self, seat: int, colour: int, cubes: int) -> int:
        """Take cubes of a colour out of the general stock for a player, as far as there are."""
        if cubes > self.general[colour]:
            cubes = self.general[colour]
        self.general[colour] -= cubes
        if self.telling:
            tell(self, TOLD_CUBES, seat, colour, cubes, 0, 0)
        return cubes

    def _lay_card(self, draw: int) -> None:
        slot = self.slot
        self.bag ^= bits.single(draw) | bits.single(draw ^ 1)
        self.laid[slot] = draw
        self.empty |= region.CARD << region.CORNERS[slot]
        self.pyramids |= self.box.shapes[draw] << region.CORNERS[slot]
        self.slot = slot + 1
        if self.telling:
            tell(self, TOLD_CARD_LAID, slot, draw >> 1, draw & 1, 0, 0)
        if self.slot == 2 * self._areas():
            self._begin_turn(self.first)

    def _areas(self) -> int:
        return 6 if self.season == SEASONS - 1 else 4

    # -- phase 2: excavations -----------------------------------------------

    def _begin_turn(self, seat: int) -> None:
        self.actor = seat
        self.phase = KIND
        self.turn += 1

    def _begin_action(self, kind: int) -> None:
        if kind == PASS:
            self._pass()
            return
        seat = self.actor
        patron = PATRON_OF_KIND[kind]
        if patron != NO_PATRON:
            self.ready[5 * seat + patron] -= 1
            if self.telling:
                tell(self, TOLD_PATRON, seat, kind, 0, 0, 0)
            if patron == VIOLET:
                self.stock[seat] += self._from_general(seat, seat, 1)
        self.kind = kind
        self.left = CUBES_OF_KIND[kind]
        self.phase = BROWN_ROOM if kind == BROWN_MUSEUM else CELL

    def _place(self, colour: int, cell: int) -> None:
        seat = self.actor
        cube = bits.single(cell)
        self.empty ^= cube
        self.own[colour] |= cube
        if colour == seat:
            self.stock[seat] -= 1
        else:
            self.neutral[seat] -= 1
        self.left -= 1
        self.last = cell
        if self.telling:
            on_top = bits.has(self.pyramids, cell)
            tell(self, TOLD_CUBE_PLACED, seat, colour, cell, on_top, 0)
        if self.left == 0:
            self._end_action()

    def _send_brown(self, room: int) -> None:
        seat = self.actor
        self.stock[seat] -= 1
        self.museum[seat] |= 1 << room
        self.left = 0
        if self.telling:
            tell(self, TOLD_ROOM, seat, room, 1, 0, 0)
        self._end_action()

    def _end_action(self) -> None:
        self.kind = PASS
        self.last = -1
        if self.seats == 2 and self.phase != NEUTRAL_CELL and self.neutral[self.actor] > 0:
            if self.empty & ~self.pyramids:
                self.phase = NEUTRAL_KIND
                return
        self._end_turn()

    def _begin_neutral(self, kind: int) -> None:
        if kind == PASS:
            if self.telling:
                tell(self, TOLD_NEUTRAL_LEFT, self.actor, 0, 0, 0, 0)
            self._end_turn()
            return
        self.kind = kind
        self.left = CUBES_OF_KIND[kind]
        self.phase = NEUTRAL_CELL

    def _end_turn(self) -> None:
        if self.passed == self.seats - 1:  # the last player has one action only
            space = self._to_scale()
            if self.telling:
                tell(self, TOLD_LAST, self.actor, space, 0, 0, 0)
            self._begin_survey()
        else:
            self._next_player()

    def _pass(self) -> None:
        space = self._to_scale()
        if self.telling:
            tell(self, TOLD_PASSED, self.actor, space, 0, 0, 0)
        if self.passed == self.seats:
            self._begin_survey()
        else:
            self._next_player()

    def _to_scale(self) -> int:
        """Put the actor's disk on the lowest free space of the passing scale."""
        space = self.passed + 1
        if self.seats == 2 and space == 2:  # the neutral disk is there
            space = 3
        self.space[self.actor] = space
        self.passed += 1
        return space

    def _next_player(self) -> None:
        seat = self.actor
        while True:
            seat = seat + 1 if seat + 1 < self.seats else 0
            if self.space[seat] == 0:
                break
        self._begin_turn(seat)

    # -- phase 3: survey ----------------------------------------------------

    def _begin_survey(self) -> None:
        self._rank_area()
        self._survey()

    def _rank_area(self) -> None:
        """Rank the colours of the area: most cubes first, then the lower space on the scale."""
        standing = [0, 0, 0, 0]
        ranked = 0
        for colour in range(4):
            standing[colour] = scoring.standing(self, self.area, colour)
            if standing[colour] > 0:
                at = ranked
                while at > 0 and standing[self.order[at - 1]] < standing[colour]:
                    self.order[at] = self.order[at - 1]
                    at -= 1
                self.order[at] = colour
                ranked += 1
        self.ranked = ranked
        self.rank = 0
        self.actor = CHANCE  # so that the first question of an area begins a turn
        if self.telling:
            self._tell_area()

    def _tell_area(self) -> None:
        ranks = [-1, -1, -1, -1]
        for i in range(self.ranked):
            colour = self.order[i]
            ranks[i] = 32 * colour + scoring.cubes_in(self, self.area, colour)
        tell(self, TOLD_AREA, self.area, ranks[0], ranks[1], ranks[2], ranks[3])

    def _survey(self) -> None:
        """Ask the next question; where there is none, close the area and go on."""
        while not self._asked():
            self._close_area()
            if self.area == self._areas() - 1:
                self._end_season()
                return
            self.area += 1
            self._rank_area()

    def _asked(self) -> bool:
        """Whether somebody in the area has something to decide, who is then the actor."""
        rank = self.rank
        if rank == self.ranked or not legal.cards_left(self):
            return False
        colour = self.order[rank]
        if self.seats == 2 and colour == NEUTRAL:
            if rank == 2 or self.ranked == 1:
                return False
            if rank == 1:
                self._ask(self.order[0], NEUTRAL_CARD)
            elif self.ranked == 3:
                self._ask(self.order[2], NEUTRAL_CARD)
            else:
                self._ask(1 - self.order[1], NEUTRAL_CARD)
        else:
            self._ask(colour, REWARD if rank < 2 else LEFTOVER)
        return True

    def _ask(self, seat: int, phase: int) -> None:
        if self.actor != seat:
            self.turn += 1
        self.actor = seat
        self.phase = phase

    def _reward(self, choice: int) -> None:
        if choice < TAKE_LEFT:
            self.general[self.actor] -= 1
            self.museum[self.actor] |= 1 << choice
            if self.telling:
                tell(self, TOLD_ROOM, self.actor, choice, 0, 0, 0)
        else:
            self._take(choice)
        self.rank += 1
        self._survey()

    def _leftover(self, choice: int) -> None:
        again = False
        if choice == DECLINE:
            if self.telling:
                tell(self, TOLD_DECLINED, self.actor, 0, 0, 0, 0)
        else:
            self._take(choice)
            again = self.box.third_takes_both and self.ranked == 3
        if not again or not legal.cards_left(self):
            self.rank += 1
        self._survey()

    def _take(self, choice: int) -> None:
        seat = self.actor
        slot = 2 * self.area + choice - TAKE_LEFT
        card = self._pick_up(slot)
        self.cards[seat] |= bits.single(card)
        self.prestige[seat] += self.box.prestige[card]
        if self.telling:
            tell(self, TOLD_TAKEN, seat, slot, card, self.box.prestige[card], 0)

    def _pick_neutral_card(self, choice: int) -> None:
        slot = 2 * self.area + choice - TAKE_LEFT
        card = self._pick_up(slot)
        self.gone |= bits.single(card)
        if self.telling:
            tell(self, TOLD_PICKED, self.actor, slot, card, 0, 0)
        self.rank += 1
        self._survey()

    def _pick_up(self, slot: int) -> int:
        card = self.laid[slot] >> 1
        self.laid[slot] = -1
        return card

    def _close_area(self) -> None:
        for slot in range(2 * self.area, 2 * self.area + 2):
            if self.laid[slot] >= 0:
                card = self._pick_up(slot)
                self.gone |= bits.single(card)
                if self.telling:
                    tell(self, TOLD_DISCARDED, slot, card, 0, 0, 0)
        cells = region.AREAS[self.area]
        for i in range(self.ranked):
            colour = self.order[i]
            cubes = scoring.cubes_in(self, self.area, colour)
            self.own[colour] &= ~cells
            self.general[colour] += cubes
            if self.telling:
                tell(self, TOLD_RETURNED, colour, cubes, self.area, 0, 0)
        self.empty &= ~cells
        self.pyramids &= ~cells

    # -- the end of a season and of the game --------------------------------

    def _end_season(self) -> None:
        if self.season == SEASONS - 1:
            self._end_game()
            return
        for seat in range(self.seats):
            if self.space[seat] > self.space[self.first]:
                self.first = seat
            for patron in range(5):
                self.ready[5 * seat + patron] = scoring.owned(self, seat, patron)
        if self.telling:
            tell(self, TOLD_SEASON_END, self.season, self.first, 0, 0, 0)
        if not self.box.keep_neutral_cubes:
            for seat in range(2):
                self._neutral_back(seat)
        for colour in range(4):
            self.space[colour] = 0
        self.passed = 0
        self.area = 0
        self.season += 1
        self._begin_season()

    def _neutral_back(self, seat: int) -> None:
        cubes = self.neutral[seat]
        self.neutral[seat] = 0
        self.general[NEUTRAL] += cubes
        if self.telling and cubes > 0:
            tell(self, TOLD_NEUTRAL_BACK, seat, cubes, 0, 0, 0)

    def _end_game(self) -> None:
        self.phase = ENDED
        self.actor = OVER
        if self.telling:
            self._tell_end()

    def _tell_end(self) -> None:
        for wing in range(5):
            for seat in range(self.seats):
                cards = scoring.owned(self, seat, self.wings[wing])
                pay = museum.pay(self.museum[seat], wing)
                tell(self, TOLD_WING_SCORED, wing, seat, cards, pay, 0)
        for seat in range(self.seats):
            tell(self, TOLD_SETS, seat, scoring.sets(self, seat), 0, 0, 0)
        tell(self, TOLD_END, 0, 0, 0, 0, 0)
