"""What lies where: the fields of the state, without the rules that change them."""

from __future__ import annotations

from typing import Final

from digsite.core.state import State

from .box import Box

# Every field but the base's, in the order they are packed.
FIELDS: Final = (
    "weeks",
    "below",
    "deck",
    "backs",
    "storage",
    "display",
    "own",
    "gone",
    "expertise",
    "general",
    "professors",
    "permits",
    "spent",
    "unseen",
    "unknown",
    "known",
    "shown",
    "knows",
    "relics",
    "given",
    "player",
    "region",
    "card",
    "left",
    "assistants",
    "duration",
    "aside",
)


class Layout(State):
    """Lists by seat and region have seat * 4 + region (permits: seat * 5, general last)."""

    box: Box

    weeks: list[int]  # where each pawn stands
    below: list[int]  # the pawns under it on its space; -1 before it is stacked

    deck: int  # green cards in the draw deck ...
    backs: list[int]  # ... and how many relic cards of each region
    storage: list[int]  # the slot of the card on each space; -1 for none
    display: int  # exhibitions and museums
    own: list[int]  # green cards of each seat: action cards in hand, all others face up
    gone: int  # green cards out of the game
    expertise: list[int]  # books by seat and region
    general: list[int]  # books by seat
    professors: list[int]  # who holds each; -1 for nobody
    permits: list[int]
    spent: list[int]  # permits out of the game

    # Each relic card of a region is in one of: unseen, known, aside, relics, given.
    unseen: list[int]  # in the deck or on the site, nobody knows which
    unknown: list[int]  # how many of those lie on the site
    known: list[int]  # on the site, and somebody has seen it there
    shown: list[int]  # ... everybody has
    knows: list[int]  # ... only some: those this seat has seen
    relics: list[int]  # laid before a seat
    given: list[int]  # to museums, out of the game

    # The turn, as far as it is made.
    player: int  # whose turn it is; -1 during set-up
    region: int  # of the dig or the card; -1 for none yet
    card: int  # the kind of the action card or museum; -1 for none
    left: int  # relics still to give, or cards still to draw
    assistants: int
    duration: int  # of the dig, in weeks
    aside: int  # rubble drawn in this dig

    def clear(self, box: Box, seats: int) -> None:
        """Everything in the box."""
        self.box = box
        self.seats = seats
        self.actor = 0
        self.phase = 0
        self.turn = 0
        self.telling = False
        self.tape = None
        self.weeks = [0] * 4
        self.below = [-1] * 4
        self.deck = box.green
        self.backs = [0] * 4
        self.storage = [-1] * 4
        self.display = 0
        self.own = [0] * 4
        self.gone = 0
        self.expertise = [0] * 16
        self.general = [0] * 4
        self.professors = [-1] * 5
        self.permits = [0] * 20
        self.spent = [0] * 5
        self.unseen = box.buried[:]
        self.unknown = [0] * 4
        self.known = [0] * 4
        self.shown = [0] * 4
        self.knows = [0] * 16
        self.relics = [0] * 16
        self.given = [0] * 4
        self.player = -1
        self.region = -1
        self.card = -1
        self.left = 0
        self.assistants = 0
        self.duration = 0
        self.aside = 0

    def take_over(self, other: Layout) -> None:
        """Everything as in another state of the same box."""
        self.seats = other.seats
        self.actor = other.actor
        self.phase = other.phase
        self.turn = other.turn
        self.weeks = other.weeks[:]
        self.below = other.below[:]
        self.deck = other.deck
        self.backs = other.backs[:]
        self.storage = other.storage[:]
        self.display = other.display
        self.own = other.own[:]
        self.gone = other.gone
        self.expertise = other.expertise[:]
        self.general = other.general[:]
        self.professors = other.professors[:]
        self.permits = other.permits[:]
        self.spent = other.spent[:]
        self.unseen = other.unseen[:]
        self.unknown = other.unknown[:]
        self.known = other.known[:]
        self.shown = other.shown[:]
        self.knows = other.knows[:]
        self.relics = other.relics[:]
        self.given = other.given[:]
        self.player = other.player
        self.region = other.region
        self.card = other.card
        self.left = other.left
        self.assistants = other.assistants
        self.duration = other.duration
        self.aside = other.aside
