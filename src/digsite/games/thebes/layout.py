"""What lies where: the fields of the state, without the rules that change them."""

from __future__ import annotations

from typing import Annotated

from digsite.core.fields import Set, Set32, Wide
from digsite.core.state import State

from .box import Box
from .constants import CHAIRS, PERMITS, SEATS, SITES, SPACES


class Layout(State):
    """Rows by seat and region have seat * 4 + region (permits: seat * 5, general last)."""

    box: Box

    weeks: Annotated[list[Wide], SEATS]  # where each pawn stands
    below: Annotated[list[int], SEATS]  # the pawns under it on its space; -1 before it is stacked

    deck: Set  # green cards in the draw deck ...
    backs: Annotated[list[int], SITES]  # ... and how many relic cards of each region
    storage: Annotated[list[int], SPACES]  # the slot of the card on each space; -1 for none
    display: Set  # exhibitions and museums
    own: Annotated[list[Set], SEATS]  # green cards: action cards in hand, all others face up
    gone: Set  # green cards out of the game
    expertise: Annotated[list[int], SEATS * SITES]  # books by seat and region
    general: Annotated[list[int], SEATS]  # books by seat
    professors: Annotated[list[int], CHAIRS]  # who holds each; -1 for nobody
    permits: Annotated[list[int], SEATS * PERMITS]
    spent: Annotated[list[int], PERMITS]  # permits out of the game

    # Each relic card of a region is in one of: unseen, known, aside, relics, given.
    unseen: Annotated[list[Set32], SITES]  # in the deck or on the site, nobody knows which
    unknown: Annotated[list[int], SITES]  # how many of those lie on the site
    known: Annotated[list[Set32], SITES]  # on the site, and somebody has seen it there
    shown: Annotated[list[Set32], SITES]  # ... everybody has
    knows: Annotated[list[Set32], SEATS * SITES]  # ... only some: those this seat has seen
    relics: Annotated[list[Set32], SEATS * SITES]  # laid before a seat
    given: Annotated[list[Set32], SITES]  # to museums, out of the game

    # The turn, as far as it is made.
    player: int  # whose turn it is; -1 during set-up
    region: int  # of the dig or the card; -1 for none yet
    card: int  # the kind of the action card or museum; -1 for none
    left: int  # relics still to give, or cards still to draw
    assistants: int
    duration: int  # of the dig, in weeks
    aside: Set32  # rubble drawn in this dig

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(seats)
        self.box = box
        self.below = [-1 for _ in self.below]
        self.deck = box.green
        self.storage = [-1 for _ in self.storage]
        self.professors = [-1 for _ in self.professors]
        self.unseen = box.buried[:]
        self.player = -1
        self.region = -1
        self.card = -1
