"""What lies where: every piece of a game of Mykerinos, without the rules that move them.

Seat p plays colour p; with two players colour 2 is the neutral one. Nothing is hidden from
anybody, and the cards still to come have no order: they lie in a bag.
"""

from __future__ import annotations

from typing import Annotated

from digsite.core import bits
from digsite.core.fields import Set, Set64
from digsite.core.state import State

from .box import Box
from .constants import CARDS, COLOURS, CUBES, DRAW_FIRST, PASS, PATRONS, SEATS, SLOTS, WINGS


class Layout(State):
    """A game of Mykerinos at one moment."""

    box: Box

    season: int  # 0 to 3
    first: int  # the first player, -1 before the draw
    wings: Annotated[list[int], WINGS]  # the patron of each wing, -1 before the draw
    bag: Set  # the cards never laid, as the two draws (2 * card + turned) of each
    gone: Set64  # the cards out of the game
    slot: int  # the next one to lay a card in
    laid: Annotated[list[int], SLOTS]  # 2 * card + turned, -1 where no card lies
    pyramids: Set  # the pyramid cells of the region, with or without cube
    empty: Set  # the cells of the region without cube
    own: Annotated[list[Set], COLOURS]  # the cells with cubes of each colour
    stock: Annotated[list[int], SEATS]  # each seat's personal stock of own cubes
    neutral: Annotated[list[int], 2]  # the neutral cubes held by each of two players
    general: Annotated[list[int], COLOURS]  # the general stock
    museum: Annotated[list[int], SEATS]  # the rooms of each seat
    cards: Annotated[list[Set64], SEATS]  # the cards of each seat
    prestige: Annotated[list[int], SEATS]  # the printed prestige each seat has scored
    ready: Annotated[list[int], SEATS * len(PATRONS)]  # cards to tilt: 5 * seat + patron
    space: Annotated[list[int], COLOURS]  # on the passing scale, 0 beside it
    passed: int  # how many players' disks are on the scale
    kind: int  # the half-made action: its kind, ...
    left: int  # ... how many of its cubes are still to place, ...
    last: int  # ... and the cell of the one just placed, -1 before the first
    area: int  # the area under survey
    order: Annotated[list[int], COLOURS]  # its colours by rank
    ranked: int  # how many they are
    rank: int  # the one (from 0) to be served next

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(seats)
        self.box = box
        self.phase = DRAW_FIRST
        self.first = -1
        self.wings = [-1 for _ in self.wings]
        self.bag = bits.below(2 * CARDS)
        self.laid = [-1 for _ in self.laid]
        self.general = [CUBES if colour < max(seats, 3) else 0 for colour in range(COLOURS)]
        self.kind = PASS
        self.last = -1
