"""The table: what lies where, and which of it a seat can know."""

from __future__ import annotations

from digsite.core import bits
from digsite.core.dice import Dice
from digsite.core.seats import CHANCE
from digsite.core.state import State

from .box import Box
from .constants import (
    BACK,
    CARDS,
    COLOURS,
    ERAS,
    FIRST_PLAYER,
    LEFT,
    NO_CARD,
    NO_COLOUR,
    NO_SEAT,
    NO_WOLF,
    PILES,
)


class Table(State):
    """What a game of Loot N Run consists of; sets of cards are those of `Box`."""

    box: Box
    player: int  # whose turn it is
    extra: bool  # this turn is a gift of Frank
    frank: bool  # another such turn follows
    wolf: int  # how far the player's werewolf has got
    draws: int  # the piles still to be drawn from, as a bit set
    pile: int  # the pile chance is asked about
    trigger: int  # who has reached the goal
    revealed: int  # the seats whose cards the end has turned over, as a bit set

    # The piles. Their backs are public; which front lies under a back is not decided.
    unseen: int  # the fronts in the piles
    piled: list[int]  # the backs in the piles, by colour
    size: list[int]
    top: list[int]  # the colour on top of each pile
    drawn: list[int]  # the werewolf's card from each pile

    # Before the players. In a veiled state the hands a seat cannot know are empty: their
    # fronts lie in `unseen`, while the backs stay.
    hand: list[int]
    backs: list[int]  # by seat, era and colour: see `_row`
    laden: int  # the seats with cards before them, as a bit set
    discards: int

    # An era is the time between two reshuffles. What lay open in the discards at the end of
    # an era or later cannot be a card that was laid in that era and still lies there.
    era: int
    returned: list[int]  # by era

    score: list[int]
    gains: list[int]  # by seat and source

    def __init__(self, box: Box) -> None:
        self.box = box
        self.seats = box.seats
        self.actor = CHANCE
        self.phase = FIRST_PLAYER
        self.turn = 0
        self.telling = False
        self.tape = None
        self.player = NO_SEAT
        self.extra = False
        self.frank = False
        self.wolf = NO_WOLF
        self.draws = 0
        self.pile = LEFT
        self.trigger = NO_SEAT
        self.revealed = 0
        self.unseen = bits.below(CARDS)
        self.piled = [bits.popcount(box.of_colour[colour]) for colour in range(COLOURS)]
        self.size = [CARDS // 2, CARDS // 2]
        self.top = [NO_COLOUR, NO_COLOUR]
        self.drawn = [NO_CARD, NO_CARD]
        self.hand = [0] * 6  # SEATS
        self.backs = [0] * 108  # SEATS * ERAS * COLOURS
        self.laden = 0
        self.discards = 0
        self.era = 0
        self.returned = [0] * 6  # ERAS
        self.score = [0] * 6  # SEATS
        self.gains = [0] * 24  # SEATS * SOURCES

    def take_over(self, o: Table) -> None:
        self.actor = o.actor
        self.phase = o.phase
        self.turn = o.turn
        self.player = o.player
        self.extra = o.extra
        self.frank = o.frank
        self.wolf = o.wolf
        self.draws = o.draws
        self.pile = o.pile
        self.trigger = o.trigger
        self.revealed = o.revealed
        self.unseen = o.unseen
        self.piled = o.piled[:]
        self.size = o.size[:]
        self.top = o.top[:]
        self.drawn = o.drawn[:]
        self.hand = o.hand[:]
        self.backs = o.backs[:]
        self.laden = o.laden
        self.discards = o.discards
        self.era = o.era
        self.returned = o.returned[:]
        self.score = o.score[:]
        self.gains = o.gains[:]

    def lay(self, slot: int, colour: int) -> None:
        """Lay a card face down before the player whose turn it is."""
        seat = self.player
        self.hand[seat] = self.box.with_card(self.hand[seat], slot)
        self.backs[_row(seat, self.era) + colour] += 1
        self.laden |= 1 << seat

    def discard_hand(self, seat: int) -> int:
        cards = self.hand[seat]
        self.hand[seat] = bits.EMPTY
        self.discards = self.box.together(self.discards, cards)
        self.laden &= ~(1 << seat)
        for place in range(_row(seat, 0), _row(seat + 1, 0)):
            self.backs[place] = 0
        return cards

    # -- what a seat can know -------------------------------------------------

    def put_back(self, seat: int) -> None:
        """Put what a seat cannot know among the unseen fronts."""
        for other in range(self.seats):
            if other != seat and not self.revealed >> other & 1:
                self.unseen = self.box.together(self.unseen, self.hand[other])
                self.hand[other] = bits.EMPTY
        if seat == self.player:
            return
        for pile in range(PILES):
            slot = self.drawn[pile]
            if slot != NO_CARD and slot < BACK:
                self.unseen = self.box.with_card(self.unseen, slot)
                self.drawn[pile] = BACK + self.box.colour_of[slot]

    def deal_back(self, dice: Dice) -> None:
        """Deal what lies face down, the oldest cards first: they have the fewest fronts.

        Where a card file has equal cards of which some came back in a reshuffle, an old card
        is taken to be any of them (a fine point: which of two equal cards it is, nobody saw).
        """
        veiled = 0
        for seat in range(self.seats):
            if self.hand[seat] == bits.EMPTY:
                veiled |= 1 << seat
        for era in range(self.era + 1):
            for seat in range(self.seats):
                if veiled >> seat & 1:
                    self.deal_row(seat, era, dice)
        for pile in range(PILES):
            if self.drawn[pile] >= BACK:
                self.drawn[pile] = self.deal_card(self.drawn[pile] - BACK, self.era, dice)

    def deal_row(self, seat: int, era: int, dice: Dice) -> None:
        for colour in range(COLOURS):
            for _ in range(self.backs[_row(seat, era) + colour]):
                slot = self.deal_card(colour, era, dice)
                self.hand[seat] = self.box.with_card(self.hand[seat], slot)

    def deal_card(self, colour: int, era: int, dice: Dice) -> int:
        fronts = self.unseen & self.box.of_colour[colour] & ~self.returned[era]
        slot = self.box.first_of[dice.choose(fronts)]
        self.unseen = self.box.without_card(self.unseen, slot)
        return slot


def _row(seat: int, era: int) -> int:
    """Where the backs before a seat begin that were laid in an era."""
    return (seat * ERAS + era) * COLOURS
