"""Loot N Run: the state of a game, what may be decided in it, and what follows.

Chance decides the first player, the backs that come to the top of the piles and the fronts
that are drawn; the piles themselves have no order.
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

from .constants import (
    AWAKEN,
    COLOURS,
    DRAW_ROOM,
    ERAS,
    EXPLORE_LEFT,
    EXPLORE_RIGHT,
    FIRST_PLAYER,
    GAME_OVER,
    HALF,
    KEEP_CARDS,
    LEFT,
    MUMMY,
    NO_CARD,
    NO_COLOUR,
    NO_SEAT,
    NO_WOLF,
    PILES,
    REVEAL,
    RIGHT,
    SECURE,
    SECURED,
    SHOW_TOP,
    SOURCES,
    SPLIT_PILES,
    SURVIVED,
    TAKE_TURN,
    TOLD_AWAKEN,
    TOLD_DRAW,
    TOLD_END,
    TOLD_FIRST,
    TOLD_FRANK,
    TOLD_GOAL,
    TOLD_KEEP,
    TOLD_PILES,
    TOLD_REVEAL,
    TOLD_SCORE,
    TOLD_SECURE,
    TOLD_SKIP,
    TOLD_TOP,
    TOLD_TURN,
    TOLD_WOLF,
    WOLF_AWAKE,
    WOLF_DRAWS,
)
from .table import Table


class LootState(Table):
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
        self.take_over(cython.cast(Table, other))

    def hide(self, seat: int) -> None:
        self.put_back(seat)

    def imagine(self, dice: Dice) -> None:
        self.deal_back(dice)

    # -- what may be decided --------------------------------------------------

    def mask(self) -> int:
        phase = self.phase
        if phase == TAKE_TURN:
            return self.turn_choices()
        if phase == SHOW_TOP:
            return self.top_choices()
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

    def top_choices(self) -> int:
        choices = 0
        for colour in range(COLOURS):
            if self.top_weight(colour):
                choices |= 1 << colour
        return choices

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
            return self.top_weight(decision)
        return 1

    def top_weight(self, colour: int) -> int:
        """The backs of a colour in the piles that are not on top already."""
        return self.piled[colour] - (1 if self.top[1 - self.pile] == colour else 0)

    def draw(self, dice: Dice) -> int:
        phase = self.phase
        if phase == DRAW_ROOM:
            fronts = self.unseen & self.box.of_colour[self.top[self.pile]]
            return self.box.first_of[dice.choose(fronts)]
        if phase == SHOW_TOP:
            return self.draw_top(dice)
        if phase == FIRST_PLAYER:
            return dice.below(self.seats)
        return dice.below(PILES)

    def draw_top(self, dice: Dice) -> int:
        cards = self.size[LEFT] + self.size[RIGHT]
        if self.top[1 - self.pile] != NO_COLOUR:
            cards -= 1
        place = dice.below(cards)
        colour = 0
        while place >= self.top_weight(colour):
            place -= self.top_weight(colour)
            colour += 1
        return colour

    # -- what follows ---------------------------------------------------------

    def play(self, decision: int) -> None:
        phase = self.phase
        if phase == TAKE_TURN:
            self.take_turn(decision)
        elif phase == SHOW_TOP:
            self.top[self.pile] = decision
            tell(self, TOLD_TOP, self.pile, decision, 0, 0, 0)
            self.go_on()
        elif phase == DRAW_ROOM:
            self.draw_room(decision)
        elif phase == KEEP_CARDS:
            self.keep_cards(decision)
        elif phase == FIRST_PLAYER:
            self.player = decision
            tell(self, TOLD_FIRST, decision, 0, 0, 0, 0)
            tell(self, TOLD_PILES, self.size[LEFT], self.size[RIGHT], 0, 0, 0)
            self.go_on()
        else:
            self.split_piles(decision)

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
        cards = self.discard_hand(seat)
        tell(self, TOLD_SECURE, seat, _low(cards), _high(cards), 0, 0)
        self.gain(seat, self.box.worth(cards), SECURED)
        self.go_on()

    def awaken(self, target: int) -> None:
        seat = self.player
        cards = self.discard_hand(target)
        guardians = bits.popcount(cards & self.box.guardians)
        survived = guardians <= bits.popcount(cards & self.box.amulets)
        tell(self, TOLD_AWAKEN, seat, target, _low(cards), _high(cards), survived)
        if survived:
            self.gain(target, self.box.worth(cards), SURVIVED)
        else:
            if cards & self.box.mummies:
                self.gain(seat, self.box.worth(cards), MUMMY)
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
        tell(self, TOLD_DRAW, self.player, pile, colour, slot, self.wolf)
        if self.wolf == NO_WOLF:
            self.lay(slot, colour)
        else:
            self.drawn[pile] = slot
        self.go_on()

    def keep_cards(self, kept: int) -> None:
        tell(self, TOLD_KEEP, self.player, kept, self.drawn[LEFT], self.drawn[RIGHT], 0)
        for pile in range(PILES):
            slot = self.drawn[pile]
            if slot != NO_CARD:
                if kept >> pile & 1:
                    self.lay(slot, self.box.colour_of[slot])
                else:
                    self.discards = self.box.with_card(self.discards, slot)
            self.drawn[pile] = NO_CARD
        self.wolf = NO_WOLF
        self.go_on()

    def go_on(self) -> None:
        """Ask for what is to be decided next."""
        if self.trigger != NO_SEAT:
            self.finish()
        elif self.size[LEFT] and self.top[LEFT] == NO_COLOUR:
            self.ask_chance(SHOW_TOP, LEFT)
        elif self.size[RIGHT] and self.top[RIGHT] == NO_COLOUR:
            self.ask_chance(SHOW_TOP, RIGHT)
        elif self.draws:
            self.ask_chance(DRAW_ROOM, LEFT if self.draws & 1 else RIGHT)
        elif self.wolf == WOLF_DRAWS:
            self.actor = self.player
            self.phase = KEEP_CARDS
        elif self.needs_restock():
            self.restock()
        elif self.wolf == WOLF_AWAKE:
            self.wolf = WOLF_DRAWS
            self.draws = (1 if self.size[LEFT] else 0) | (2 if self.size[RIGHT] else 0)
            self.ask_chance(DRAW_ROOM, LEFT if self.draws & 1 else RIGHT)
        else:
            self.next_turn()

    def ask_chance(self, phase: int, pile: int) -> None:
        self.actor = CHANCE
        self.phase = phase
        self.pile = pile

    # -- the piles ------------------------------------------------------------

    def needs_restock(self) -> bool:
        """A pile has run out, and there are cards to make a new one of."""
        left = self.size[LEFT]
        right = self.size[RIGHT]
        if left and right:
            return False
        return self.discards != bits.EMPTY or left + right > 1

    def restock(self) -> None:
        """Shuffle the discards and what is left of the piles into two new piles."""
        back = self.discards
        kinds = self.box.whole_kinds(back)
        if self.era < ERAS - 1:
            self.era += 1
        for era in range(self.era):
            self.returned[era] |= kinds
        for colour in range(COLOURS):
            self.piled[colour] += bits.popcount(back & self.box.of_colour[colour])
        self.unseen = self.box.together(self.unseen, back)
        self.discards = bits.EMPTY
        cards = self.size[LEFT] + self.size[RIGHT] + bits.popcount(back)
        self.size[LEFT] = cards - cards // 2
        self.size[RIGHT] = cards // 2
        self.top[LEFT] = NO_COLOUR
        self.top[RIGHT] = NO_COLOUR
        if cards & 1:
            self.ask_chance(SPLIT_PILES, LEFT)
        else:
            self.piles_made()

    def split_piles(self, larger: int) -> None:
        if larger == RIGHT:
            self.size[LEFT], self.size[RIGHT] = self.size[RIGHT], self.size[LEFT]
        self.piles_made()

    def piles_made(self) -> None:
        tell(self, TOLD_PILES, self.size[LEFT], self.size[RIGHT], 1, 0, 0)
        self.go_on()

    # -- points, turns and the end --------------------------------------------

    def gain(self, seat: int, points: int, source: int) -> None:
        """Score; the first to reach the goal triggers the end."""
        self.score[seat] += points
        self.gains[SOURCES * seat + source] += points
        tell(self, TOLD_SCORE, seat, source, points, self.score[seat], 0)
        if self.trigger == NO_SEAT and self.score[seat] >= self.box.goal:
            self.trigger = seat
            tell(self, TOLD_GOAL, seat, self.score[seat], 0, 0, 0)

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
        tell(self, TOLD_TURN, self.player, extra, 0, 0, 0)

    def pass_on(self) -> None:
        self.player = self.player + 1 if self.player < self.seats - 1 else 0

    def finish(self) -> None:
        """All others reveal and score their cards, clockwise from who reached the goal."""
        seat = self.trigger
        for _ in range(self.seats):
            seat = seat + 1 if seat < self.seats - 1 else 0
            if self.laden >> seat & 1 and (seat != self.trigger or self.box.trigger_scores):
                self.revealed |= 1 << seat
                cards = self.hand[seat]
                tell(self, TOLD_REVEAL, seat, _low(cards), _high(cards), 0, 0)
                self.gain(seat, self.box.worth(cards), REVEAL)
        self.close()

    def close(self) -> None:
        self.actor = OVER
        self.phase = GAME_OVER
        tell(self, TOLD_END, self.winners(), 0, 0, 0, 0)

    def points(self, seat: int) -> int:
        return self.score[seat]

    def winners(self) -> int:
        if self.phase != GAME_OVER:
            return 0
        best = 0
        won = 0
        for seat in range(self.seats):
            if self.score[seat] > best:
                best = self.score[seat]
                won = 0
            if self.score[seat] == best:
                won |= 1 << seat
        return won


def _low(cards: int) -> int:
    return cards & bits.below(HALF)


def _high(cards: int) -> int:
    return cards >> HALF
