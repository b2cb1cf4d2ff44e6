"""What lies where: every card of a game of Loot N Run, without the rules that move them."""

from __future__ import annotations

from typing import Annotated

from digsite.core import bits
from digsite.core.fields import Set
from digsite.core.state import State

from .box import Box
from .constants import (
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
    SEATS,
    SOURCES,
)


class Layout(State):
    """A game of Loot N Run at one moment; sets of cards are those of `Box`."""

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
    unseen: Set  # the fronts in the piles
    piled: Annotated[list[int], COLOURS]  # the backs in the piles
    size: Annotated[list[int], PILES]
    top: Annotated[list[int], PILES]  # the colour on top of each
    drawn: Annotated[list[int], PILES]  # the werewolf's card from each

    # Before the players. In a veiled state the hands a seat cannot know are empty: their
    # fronts lie in `unseen`, while the backs stay.
    hand: Annotated[list[Set], SEATS]
    backs: Annotated[list[int], SEATS * ERAS * COLOURS]  # see `hands.row`
    laden: int  # the seats with cards before them, as a bit set
    discards: Set

    # An era is the time between two reshuffles. What lay open in the discards at the end of
    # an era or later cannot be a card that was laid in that era and still lies there.
    era: int
    returned: Annotated[list[Set], ERAS]

    score: Annotated[list[int], SEATS]
    gains: Annotated[list[int], SEATS * SOURCES]

    def __init__(self, box: Box) -> None:
        super().__init__(box.seats)
        self.box = box
        self.phase = FIRST_PLAYER
        self.player = NO_SEAT
        self.wolf = NO_WOLF
        self.pile = LEFT
        self.trigger = NO_SEAT
        self.unseen = bits.below(CARDS)
        self.piled = [bits.popcount(box.of_colour[colour]) for colour in range(COLOURS)]
        self.size = [CARDS // PILES for _ in self.size]
        self.top = [NO_COLOUR for _ in self.top]
        self.drawn = [NO_CARD for _ in self.drawn]
