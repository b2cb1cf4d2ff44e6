"""Loot N Run: the state of a game, what may be decided in it, and what follows.

Chance decides the first player, the backs that come to the top of the piles and the fronts
that are drawn; the piles themselves have no order.
"""

from __future__ import annotations

from digsite.core import bits, fields, throws
from digsite.core.dice import Dice
from digsite.core.seats import CHANCE, OVER
from digsite.core.state import State, tell

from . import hands, piles, scoring
from .constants import (
    AWAKEN,
    DRAW_ROOM,
    EXPLORE_LEFT,
    EXPLORE_RIGHT,
    FIRST_PLAYER,
    GAME_OVER,
    KEEP_CARDS,
    LEFT,
    MUMMY,
    NO_CARD,
    NO_COLOUR,
    NO_SEAT,
    NO_WOLF,
    PILES,
    RIGHT,
    SECURE,
    SECURED,
    SHOW_TOP,
    SPLIT_PILES,
    SURVIVED,
    TAKE_TURN,
    TOLD_AWAKEN,
    TOLD_DRAW,
    TOLD_END,
    TOLD_FIRST,
    TOLD_FRANK,
    TOLD_KEEP,
    TOLD_SECURE,
    TOLD_SKIP,
    TOLD_TOP,
    TOLD_TURN,
    TOLD_WOLF,
    WOLF_AWAKE,
    WOLF_DRAWS,
)
from .layout import Layout


class LootState(Layout):
    """The whole truth of a game of Loot N Run."""

    def copy(self) -> LootState:
        """A copy that shares only the box, and does not listen."""
        new = LootState.__new__(LootState)
        new.box = self.box
        new.seats = self.seats
        new.telling = False
        new.tape = None
        new.become(self)
        return new

    def become(self, other: State) -> None:
        fields.take_over(self, other)

    def hide(self, seat: int) -> None:
        hands.put_back(self, seat)

    def imagine(self, dice: Dice) -> None:
        hands.deal_back(self, dice)

    # -- what may be decided --------------------------------------------------

    def mask(self) -> int:
        phase = self.phase
        if phase == TAKE_TURN:
            return self.turn_choices()
        if phase == SHOW_TOP:
            return piles.tops(self)
        if phase == DRAW_ROOM:
            return self.unseen & self.box.of_colour[self.top[self.pile]] & self.box.firsts
        if phase == KEEP_CARDS:
            return self.keep_choices()
        if phase == FIRST_PLAYER:
            return bits.below(self.seats)
        if phase == SPLIT_PILES:
            return bits.below(PILES)
        return bits.EMPTY

    def turn_choices(self) -> int:
        own = 1 << self.player
        choices = 0
        if self.size[LEFT]:
            choices |= 1 << EXPLORE_LEFT
        if self.size[RIGHT]:
            choices |= 1 << EXPLORE_RIGHT
        if self.laden & own:
            choices |= 1 << SECURE
        elif self.box.own_card_needed:
            return choices
        targets = (1 << self.seats) - 1 if self.box.awaken_empty else self.laden
        if not self.box.awaken_self:
            targets &= ~own
        return choices | targets << AWAKEN

    def keep_choices(self) -> int:
        """A choice is the bit set of the piles whose cards are kept."""
        choices = 1
        if self.drawn[LEFT] != NO_CARD:
            choices |= choices << 1
        if self.drawn[RIGHT] != NO_CARD:
            choices |= choices << 2
        return choices

    # -- what chance decides --------------------------------------------------

    def weight(self, decision: int) -> int:
        phase = self.phase
        if phase == DRAW_ROOM:
            return bits.popcount(self.unseen & self.box.kind_of[decision])
        if phase == SHOW_TOP:
            return piles.top_weight(self, decision)
        return 1

    def draw(self, dice: Dice) -> int:
        phase = self.phase
        if phase == DRAW_ROOM:
            fronts = self.unseen & self.box.of_colour[self.top[self.pile]]
            return self.box.first_of[throws.choose(dice, fronts)]
        if phase == SHOW_TOP:
            return piles.draw_top(self, dice)
        if phase == FIRST_PLAYER:
            return throws.below(dice, self.seats)
        return throws.below(dice, PILES)

    # -- what follows ---------------------------------------------------------

    def play(self, decision: int) -> None:
        phase = self.phase
        if phase == TAKE_TURN:
            self.take_turn(decision)
        elif phase == SHOW_TOP:
            self.top[self.pile] = decision
            if self.telling:
                tell(self, TOLD_TOP, self.pile, decision, 0, 0, 0)
            self.go_on()
        elif phase == DRAW_ROOM:
            self.draw_room(decision)
        elif phase == KEEP_CARDS:
            self.keep_cards(decision)
        elif phase == FIRST_PLAYER:
            self.player = decision
            tell(self, TOLD_FIRST, decision, 0, 0, 0, 0)
            piles.make(self, LEFT, False)
            self.go_on()
        else:
            piles.make(self, decision, True)
            self.go_on()

    def take_turn(self, decision: int) -> None:
        if decision == SECURE:
            self.secure()
        elif decision >= AWAKEN:
            self.awaken(decision - AWAKEN)
        else:
            self.draws = 1 << decision
            self.go_on()

    def secure(self) -> None:
        seat = self.player
        cards = hands.discard_hand(self, seat)
        if self.telling:
            tell(self, TOLD_SECURE, seat, scoring.low(cards), scoring.high(cards), 0, 0)
        scoring.gain(self, seat, self.box.worth(cards), SECURED)
        self.go_on()

    def awaken(self, target: int) -> None:
        seat = self.player
        cards = hands.discard_hand(self, target)
        guardians = bits.popcount(cards & self.box.guardians)
        survived = guardians <= bits.popcount(cards & self.box.amulets)
        if self.telling:
            low, high = scoring.low(cards), scoring.high(cards)
            tell(self, TOLD_AWAKEN, seat, target, low, high, survived)
        if survived:
            scoring.gain(self, target, self.box.worth(cards), SURVIVED)
        else:
            if cards & self.box.mummies:
                scoring.gain(self, seat, self.box.worth(cards), MUMMY)
            if self.trigger == NO_SEAT:
                self.call_guardians(cards)
        self.go_on()

    def call_guardians(self, cards: int) -> None:
        """The werewolf and Frank among the cards found, for the awakener."""
        if cards & self.box.werewolves:
            self.wolf = WOLF_AWAKE
            tell(self, TOLD_WOLF, self.player, 0, 0, 0, 0)
        if cards & self.box.franks and (self.box.frank_again or not self.extra):
            self.frank = True
            tell(self, TOLD_FRANK, self.player, 0, 0, 0, 0)

    def draw_room(self, slot: int) -> None:
        pile = self.pile
        colour = self.top[pile]
        self.unseen = self.box.without_card(self.unseen, slot)
        self.piled[colour] -= 1
        self.size[pile] -= 1
        self.top[pile] = NO_COLOUR
        self.draws &= ~(1 << pile)
        if self.telling:
            tell(self, TOLD_DRAW, self.player, pile, colour, slot, self.wolf)
        if self.wolf == NO_WOLF:
            hands.lay(self, slot, colour)
        else:
            self.drawn[pile] = slot
        self.go_on()

    def keep_cards(self, kept: int) -> None:
        tell(self, TOLD_KEEP, self.player, kept, self.drawn[LEFT], self.drawn[RIGHT], 0)
        for pile in range(PILES):
            slot = self.drawn[pile]
            if slot != NO_CARD:
                if kept >> pile & 1:
                    hands.lay(self, slot, self.box.colour_of[slot])
                else:
                    self.discards = self.box.with_card(self.discards, slot)
            self.drawn[pile] = NO_CARD
        self.wolf = NO_WOLF
        self.go_on()

    def go_on(self) -> None:
        """Ask for what is to be decided next."""
        if self.trigger != NO_SEAT:
            scoring.reveal(self)
            self.close()
        elif self.size[LEFT] and self.top[LEFT] == NO_COLOUR:
            self.ask_chance(SHOW_TOP, LEFT)
        elif self.size[RIGHT] and self.top[RIGHT] == NO_COLOUR:
            self.ask_chance(SHOW_TOP, RIGHT)
        elif self.draws:
            self.ask_chance(DRAW_ROOM, LEFT if self.draws & 1 else RIGHT)
        elif self.wolf == WOLF_DRAWS:
            self.actor = self.player
            self.phase = KEEP_CARDS
        elif piles.run_out(self):
            self.restock()
        elif self.wolf == WOLF_AWAKE:
            self.wolf = WOLF_DRAWS
            self.draws = (1 if self.size[LEFT] else 0) | (2 if self.size[RIGHT] else 0)
            self.ask_chance(DRAW_ROOM, LEFT if self.draws & 1 else RIGHT)
        else:
            self.next_turn()

    def restock(self) -> None:
        if piles.restock(self):
            self.ask_chance(SPLIT_PILES, LEFT)
        else:
            piles.make(self, LEFT, True)
            self.go_on()

    def ask_chance(self, phase: int, pile: int) -> None:
        self.actor = CHANCE
        self.phase = phase
        self.pile = pile

    # -- turns and the end ----------------------------------------------------

    def next_turn(self) -> None:
        """Go to the next player who can do anything."""
        extra = self.frank
        self.frank = False
        if self.turn and not extra:
            self.pass_on()
        for _ in range(self.seats):
            if self.turn_choices():
                self.begin_turn(extra)
                return
            tell(self, TOLD_SKIP, self.player, 0, 0, 0, 0)
            extra = False
            self.pass_on()
        self.close()  # never: with no card in piles and discards, somebody has some to secure

    def begin_turn(self, extra: bool) -> None:
        self.extra = extra
        self.turn += 1
        self.actor = self.player
        self.phase = TAKE_TURN
        if self.telling:
            tell(self, TOLD_TURN, self.player, extra, 0, 0, 0)

    def pass_on(self) -> None:
        self.player = self.player + 1 if self.player < self.seats - 1 else 0

    def close(self) -> None:
        self.actor = OVER
        self.phase = GAME_OVER
        tell(self, TOLD_END, self.winners(), 0, 0, 0, 0)

    def points(self, seat: int) -> int:
        return self.score[seat]

    def winners(self) -> int:
        return scoring.winners(self)
