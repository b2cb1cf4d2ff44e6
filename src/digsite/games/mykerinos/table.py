"""What lies on the table: every piece of a game of Mykerinos, and where it is.

Seat p plays colour p; with two players colour 2 is the neutral one. Nothing is hidden from
anybody, and the cards still to come have no order: they lie in a bag.
"""

from __future__ import annotations

from digsite.core import bits
from digsite.core.seats import CHANCE
from digsite.core.state import State

from .box import Box
from .constants import CUBES, DRAW_FIRST, PASS


class Table(State):
    """A game of Mykerinos at one moment, as yet without its rules."""

    box: Box
    season: int  # 0 to 3
    first: int  # the first player, -1 before the draw
    wings: list[int]  # the patron of each wing, -1 before the draw
    bag: int  # the cards never laid, as the two draws (2 * card + turned) of each
    gone: int  # the cards out of the game
    slot: int  # the next one to lay a card in
    laid: list[int]  # by slot: 2 * card + turned, -1 where no card lies
    pyramids: int  # the pyramid cells of the region, with or without cube
    empty: int  # the cells of the region without cube
    own: list[int]  # the cells with cubes of each colour
    stock: list[int]  # each seat's personal stock of own cubes
    neutral: list[int]  # the neutral cubes held by each seat
    general: list[int]  # the general stock by colour
    museum: list[int]  # the rooms of each seat
    cards: list[int]  # the cards of each seat
    prestige: list[int]  # the printed prestige each seat has scored
    ready: list[int]  # the cards of patron k seat p can still tilt: ready[5 * p + k]
    space: list[int]  # the space of each colour on the passing scale, 0 beside it
    passed: int  # how many players' disks are on the scale
    kind: int  # the half-made action: its kind, ...
    left: int  # ... how many of its cubes are still to place, ...
    last: int  # ... and the cell of the one just placed, -1 before the first
    area: int  # the area under survey
    order: list[int]  # its colours by rank
    ranked: int  # how many they are
    rank: int  # the one (from 0) to be served next

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = seats
        self.telling = False
        self.tape = None
        self.actor = CHANCE
        self.phase = DRAW_FIRST
        self.turn = 0
        self.season = 0
        self.first = -1
        self.wings = [-1] * 5
        self.bag = bits.below(72)
        self.gone = 0
        self.slot = 0
        self.laid = [-1] * 12
        self.pyramids = 0
        self.empty = 0
        self.own = [0] * 4
        self.stock = [0] * 4
        self.neutral = [0] * 2
        self.general = [CUBES if colour < max(seats, 3) else 0 for colour in range(4)]
        self.museum = [0] * 4
        self.cards = [0] * 4
        self.prestige = [0] * 4
        self.ready = [0] * 20
        self.space = [0] * 4
        self.passed = 0
        self.kind = PASS
        self.left = 0
        self.last = -1
        self.area = 0
        self.order = [0] * 4
        self.ranked = 0
        self.rank = 0

    def take_over(self, o: Table) -> None:
        """Everything from another table, except the box it came out of."""
        self.actor = o.actor
        self.phase = o.phase
        self.turn = o.turn
        self.season = o.season
        self.first = o.first
        self.wings = o.wings[:]
        self.bag = o.bag
        self.gone = o.gone
        self.slot = o.slot
        self.laid = o.laid[:]
        self.pyramids = o.pyramids
        self.empty = o.empty
        self.own = o.own[:]
        self.stock = o.stock[:]
        self.neutral = o.neutral[:]
        self.general = o.general[:]
        self.museum = o.museum[:]
        self.cards = o.cards[:]
        self.prestige = o.prestige[:]
        self.ready = o.ready[:]
        self.space = o.space[:]
        self.passed = o.passed
        self.kind = o.kind
        self.left = o.left
        self.last = o.last
        self.area = o.area
        self.order = o.order[:]
        self.ranked = o.ranked
        self.rank = o.rank
