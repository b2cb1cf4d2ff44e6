"""What the rules need of the cards and options, made once per game.

A set of room cards is a bit mask of slots. Equal cards have neighbouring slots, and a set
that holds n of them has the n lowest bits of their kind: so equal sets are equal numbers,
whichever of two equal cards went where.
"""

from __future__ import annotations

from digsite.core import bits
from digsite.core.cards import CardFile
from digsite.core.records import Options

from .cards import COLOURS, GUARDIANS, Room, read_deck, slots

GOAL = 35
GOAL_OF_SIX = 30


class Box:
    """The cards and options of one game, as the rules look them up."""

    cards: CardFile
    options: Options
    rooms: tuple[Room, ...]  # by slot
    slot_of: dict[str, int]  # the first slot of a kind

    seats: int
    goal: int
    own_card_needed: bool  # to awaken
    awaken_self: bool
    awaken_empty: bool
    trigger_scores: bool
    frank_again: bool

    colour_of: list[int]  # by slot
    count_of: list[int]  # by slot: the treasures on the card
    first_of: list[int]  # by slot: the first slot of its kind
    kind_of: list[int]  # by slot: all cards of its kind
    type_of: list[int]  # by slot: all cards with its treasure
    of_colour: list[int]
    firsts: int  # the first slot of every kind
    guardians: int
    amulets: int
    mummies: int
    werewolves: int
    franks: int

    def __init__(self, seats: int, options: Options, cards: CardFile) -> None:
        self.cards = cards
        self.options = options
        self.seats = seats
        self.goal = GOAL_OF_SIX if seats == 6 else GOAL
        self.own_card_needed = seats > 2
        self.awaken_self = options["awaken_self"]
        self.awaken_empty = options["awaken_empty"]
        self.trigger_scores = options["trigger_scores"]
        self.frank_again = options["frank_again"]
        self._lay_out(slots(read_deck(cards)))

    def _lay_out(self, rooms: tuple[Room, ...]) -> None:
        kinds = [room.kind for room in rooms]
        treasures = [room.treasure for room in rooms]
        self.rooms = rooms
        self.slot_of = {kind: kinds.index(kind) for kind in kinds}
        self.colour_of = [COLOURS.index(room.colour) for room in rooms]
        self.count_of = [room.count for room in rooms]
        self.first_of = [self.slot_of[kind] for kind in kinds]
        self.kind_of = [_where([other == kind for other in kinds]) for kind in kinds]
        self.type_of = [_where([other == name for other in treasures]) for name in treasures]
        self.of_colour = [_where([room.colour == name for room in rooms]) for name in COLOURS]
        self.firsts = _where([self.slot_of[kind] == slot for slot, kind in enumerate(kinds)])
        centres = [room.centre for room in rooms]
        self.guardians = _where([centre in GUARDIANS for centre in centres])
        self.amulets = _where([centre == "amulet" for centre in centres])
        self.mummies = _where([centre == "mummy" for centre in centres])
        self.werewolves = _where([centre == "werewolf" for centre in centres])
        self.franks = _where([centre == "frank" for centre in centres])

    def with_card(self, cards: int, slot: int) -> int:
        """A set and one more card of the kind of a slot."""
        free = self.kind_of[slot] & ~cards
        return cards | (free & -free)

    def without_card(self, cards: int, slot: int) -> int:
        """A set without one of its cards of the kind of a slot."""
        equal = cards & self.kind_of[slot]
        return cards ^ (equal & ~(equal >> 1))

    def together(self, cards: int, others: int) -> int:
        """Two sets put together."""
        twice = cards & others
        cards |= others
        while twice:
            slot = bits.lowest(twice)
            twice ^= bits.single(slot)
            cards = self.with_card(cards, slot)
        return cards

    def whole_kinds(self, cards: int) -> int:
        """The cards of those kinds of which a set holds every card."""
        whole = bits.EMPTY
        rest = cards & self.firsts
        while rest:
            slot = bits.lowest(rest)
            rest ^= bits.single(slot)
            if cards & self.kind_of[slot] == self.kind_of[slot]:
                whole |= self.kind_of[slot]
        return whole

    def worth(self, cards: int) -> int:
        """The points for securing a set: a treasure on two cards or more counts double."""
        points = 0
        rest = cards
        while rest:
            slot = bits.lowest(rest)
            rest ^= bits.single(slot)
            points += self.count_of[slot]
            if cards & self.type_of[slot] != bits.single(slot):
                points += self.count_of[slot]
        return points


def _where(flags: list[bool]) -> int:
    return sum([1 << place for place, flag in enumerate(flags) if flag])
