"""An apprentice of Mykerinos: a careful beginner who follows a few rules, one after the other.

It digs where that wins a better place at once, or else where it can still catch up, takes what
brings most points by now, and passes when there is no place to be won. It never asks what the
others will do next.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from digsite.core import interpreted as cython

from digsite.core import bits
from digsite.core.dice import Dice
from digsite.core.policy import Policy
from digsite.core.state import State

from .. import constants, legal, museum, region, scoring
from ..constants import (
    BLACKMORE,
    BLACKMORE_EXCAVATE,
    BROWN,
    BROWN_MUSEUM,
    BROWN_ROOM,
    CELL,
    EXCAVATE,
    EXTEND,
    KIND,
    LEFTOVER,
    LEMON,
    LEMON_EXCAVATE,
    LEMON_EXTEND,
    NEUTRAL,
    NEUTRAL_CARD,
    NEUTRAL_CELL,
    NEUTRAL_KIND,
    NO_PATRON,
    PASS,
    REWARD,
    SEASONS,
    TAKE_LEFT,
    TAKE_RIGHT,
    TANGERINE,
    TANGERINE_EXTEND,
    VIOLET,
    VIOLET_EXCAVATE,
    VIOLET_EXTEND,
)
from ..rules import MykerinosState
from . import worth

CUBES_OF_KIND = constants.CUBES_OF_KIND

# What it tries, the most cubes first: the season may end before one has used them up. Lady Violet
# comes before the plain actions, for she brings a cube along.
ACTIONS = [
    TANGERINE_EXTEND,
    BLACKMORE_EXCAVATE,
    VIOLET_EXTEND,
    EXTEND,
    LEMON_EXTEND,
    VIOLET_EXCAVATE,
    EXCAVATE,
    LEMON_EXCAVATE,
]
LIKED = [0] * 6  # whose card to take when two bring as much: the better the patron helps
LIKED[BROWN], LIKED[BLACKMORE], LIKED[VIOLET], LIKED[TANGERINE], LIKED[LEMON] = 5, 4, 3, 2, 1
GOOD_ROOM = 2  # the points that make a room worth a cube, and Sir Brown, who opens one, a card
EXTENSION = 2  # the cubes that may follow in the next turn
NOWHERE = 4  # the place of a colour without cubes: behind everybody


class Apprentice(Policy):
    """Wins the places it can, takes the most points, and passes when there is nothing to win."""

    def choose(self, state: State, dice: Dice) -> int:
        return _choose(cython.cast(MykerinosState, state), dice)


POLICY = Apprentice()


def _choose(table: MykerinosState, dice: Dice) -> int:
    phase = table.phase
    if phase == KIND:
        return _kind(table)
    if phase == CELL:
        return _cell(table, dice)
    if phase in (REWARD, BROWN_ROOM):
        return _reward(table, dice)
    if phase == LEFTOVER:
        return _card(table, table.actor, dice)
    if phase == NEUTRAL_KIND:
        return _neutral_kind(table)
    if phase == NEUTRAL_CELL:
        return _neutral_cell(table, dice)
    if phase == NEUTRAL_CARD:
        return _card(table, 1 - table.actor, dice)
    return dice.choose(table.mask())


# -- phase 2: excavations ---------------------------------------------------


def _kind(table: MykerinosState) -> int:
    """Send Sir Brown to a good room, or win a place, or begin to catch up, or pass."""
    kinds = table.mask()
    if bits.has(kinds, BROWN_MUSEUM) and _best_room(table, table.actor) >= GOOD_ROOM:
        return BROWN_MUSEUM
    kind = _winning_kind(table, kinds, 0)
    if kind == PASS and _has_time(table):
        kind = _winning_kind(table, kinds, EXTENSION)
    return kind


def _has_time(table: MykerinosState) -> bool:
    """Whether there are cubes for two extensions, and another turn to come."""
    return table.stock[table.actor] >= 2 * EXTENSION and table.passed < table.seats - 1


def _winning_kind(table: MykerinosState, kinds: int, later: int) -> int:
    """The first action that wins a better place, if so many cubes follow; PASS if none does."""
    plain = table.empty & ~table.pyramids
    tops = table.empty & table.pyramids
    near = region.neighbours(table.own[table.actor])
    for i in range(8):
        kind = ACTIONS[i]
        if bits.has(kinds, kind):
            cells = region.first_cells(kind, near, plain, tops)
            if _winning(table, cells, kind, CUBES_OF_KIND[kind], later):
                return kind
    return PASS


def _cell(table: MykerinosState, dice: Dice) -> int:
    """Put the cube into the area where it wins a place, or begins to catch up."""
    cells = table.mask()
    winning = _winning(table, cells, table.kind, table.left, 0)
    if not winning:
        winning = _winning(table, cells, table.kind, table.left, EXTENSION)
    return _at_border(table, winning if winning else cells, dice)


def _winning(table: MykerinosState, cells: int, kind: int, cubes: int, later: int) -> int:
    """Those of the cells where cubes, and those that follow later, win most; none if nothing."""
    seat = table.actor
    free = table.empty if kind == LEMON_EXTEND else table.empty & ~table.pyramids
    room = _best_room(table, seat)
    most = 1
    best = bits.EMPTY
    for area in range(worth.areas(table)):
        here = _within(cells, free, area, cubes)
        if here:
            gain = _prize(table, area, _place(table, area, seat, cubes + later, 0), room)
            gain -= _prize(table, area, _place(table, area, seat, 0, 0), room)
            if gain > most:
                best = bits.EMPTY
            if gain >= most:
                most = gain
                best |= here
    return best


def _within(cells: int, free: int, area: int, cubes: int) -> int:
    """Those of the cells in an area from where a second cube stays in it."""
    here = cells & region.AREAS[area]
    return here & region.neighbours(free & region.AREAS[area]) if cubes > 1 else here


def _place(table: MykerinosState, area: int, seat: int, more: int, neutral: int) -> int:
    """How many are before a seat in an area, with more cubes of its own and the neutral colour.

    Equal cubes are nothing to rely on, unless one has passed before.
    """
    mine = scoring.cubes_in(table, area, seat) + more
    if mine == 0:
        return NOWHERE
    before = 0
    for colour in range(worth.colours(table)):
        if colour != seat:
            theirs = scoring.cubes_in(table, area, colour)
            if table.seats == 2 and colour == NEUTRAL:
                theirs += neutral
            if theirs > mine or (theirs == mine and not _passed_before(table, seat, colour)):
                before += 1
    return before


def _passed_before(table: MykerinosState, seat: int, colour: int) -> bool:
    """Whether a seat wins ties against a colour for certain."""
    space = table.space[seat]
    return space > 0 and (table.space[colour] == 0 or space < table.space[colour])


def _prize(table: MykerinosState, area: int, place: int, room: int) -> int:
    """The points of a place: the better card or the other one, or the best room instead."""
    if place > 1:
        return 0
    card = _card_points(table, table.actor, 2 * area)
    other = _card_points(table, table.actor, 2 * area + 1)
    if (other > card) == (place == 0):
        card = other
    return card if card > room else room


def _at_border(table: MykerinosState, cells: int, dice: Dice) -> int:
    """One of the cells, best one from where one can extend into another area."""
    border = bits.EMPTY
    plain = table.empty & ~table.pyramids
    for area in range(worth.areas(table)):
        here = region.AREAS[area]
        border |= cells & here & region.neighbours(plain & ~here)
    return dice.choose(border if border else cells)


# -- the neutral colour -----------------------------------------------------


def _neutral_kind(table: MykerinosState) -> int:
    """Let the neutral colour get before the other player, if one loses nothing by it."""
    plain = table.empty & ~table.pyramids
    if _harming(table, plain, 1):
        return EXCAVATE
    if bits.has(table.mask(), EXTEND):
        near = region.neighbours(table.own[NEUTRAL])
        if _harming(table, region.first_cells(EXTEND, near, plain, bits.EMPTY), 2):
            return EXTEND
    return PASS


def _neutral_cell(table: MykerinosState, dice: Dice) -> int:
    """Put the neutral cube where only the other player loses by it."""
    cells = table.mask()
    harming = _harming(table, cells, table.left)
    return dice.choose(harming if harming else cells)


def _harming(table: MykerinosState, cells: int, cubes: int) -> int:
    """The cells of areas where neutral cubes put the other player back, and one is served."""
    plain = table.empty & ~table.pyramids
    best = bits.EMPTY
    for area in range(worth.areas(table)):
        here = _within(cells, plain, area, cubes)
        served = _place(table, area, table.actor, 0, cubes) < 2
        served = served and not _pushed_back(table, area, table.actor, cubes)
        if here and served and _pushed_back(table, area, 1 - table.actor, cubes):
            best |= here
    return best


def _pushed_back(table: MykerinosState, area: int, seat: int, cubes: int) -> bool:
    """Whether so many neutral cubes cost a seat its place in an area."""
    return _place(table, area, seat, 0, cubes) > _place(table, area, seat, 0, 0)


# -- phase 3: survey --------------------------------------------------------


def _reward(table: MykerinosState, dice: Dice) -> int:
    """Take the room that brings most points, unless a card brings as many."""
    seat = table.actor
    rooms = table.mask() & bits.below(TAKE_LEFT)
    most = _best_card(table, seat) + 1 if table.phase == REWARD else 0
    best = bits.EMPTY
    for room in range(TAKE_LEFT):
        if bits.has(rooms, room):
            points = _room_points(table, seat, room)
            if points > most:
                best = bits.EMPTY
            if points >= most:
                most = points
                best |= bits.single(room)
    return dice.choose(best) if best else _card(table, seat, dice)


def _card(table: MykerinosState, seat: int, dice: Dice) -> int:
    """The card that brings a seat most points, or the patron who helps more."""
    cards = legal.cards_left(table)
    if cards == bits.single(TAKE_LEFT) | bits.single(TAKE_RIGHT):
        left = _liking(table, seat, 2 * table.area)
        right = _liking(table, seat, 2 * table.area + 1)
        if left != right:
            return TAKE_LEFT if left > right else TAKE_RIGHT
    return dice.choose(cards)


def _liking(table: MykerinosState, seat: int, slot: int) -> int:
    """The larger, the better a seat likes a card: first by points, then by patron."""
    return 8 * _card_points(table, seat, slot) + LIKED[table.box.patron_of[table.laid[slot] >> 1]]


def _best_card(table: MykerinosState, seat: int) -> int:
    """The most points a card of the area under survey brings a seat."""
    most = 0
    for slot in range(2 * table.area, 2 * table.area + 2):
        if table.laid[slot] >= 0:
            points = _card_points(table, seat, slot)
            if points > most:
                most = points
    return most


def _card_points(table: MykerinosState, seat: int, slot: int) -> int:
    """What a card brings a seat: its prestige, its pay in the Museum, its share of a set."""
    card = table.laid[slot] >> 1
    patron = table.box.patron_of[card]
    points = table.box.prestige[card]
    if patron == NO_PATRON:
        return points
    wing = 0
    while table.wings[wing] != patron:
        wing += 1
    if patron == BROWN and table.season < SEASONS - 1:
        points += GOOD_ROOM
    return points + museum.pay(table.museum[seat], wing) + _set_points(table, seat, patron)


def _set_points(table: MykerinosState, seat: int, patron: int) -> int:
    """All five points for the card that ends a set, one for another that it lacks."""
    cards = scoring.owned(table, seat, patron)
    if cards > scoring.sets(table, seat):
        return 0
    for other in range(5):
        if other != patron and scoring.owned(table, seat, other) <= cards:
            return 1
    return 5


def _best_room(table: MykerinosState, seat: int) -> int:
    """The most points a room brings that a seat may enter."""
    taken = table.museum[0] | table.museum[1] | table.museum[2] | table.museum[3]
    rooms = museum.open_rooms(table.museum[seat], taken)
    most = 0
    for room in range(TAKE_LEFT):
        if rooms >> room & 1:
            points = _room_points(table, seat, room)
            if points > most:
                most = points
    return most


def _room_points(table: MykerinosState, seat: int, room: int) -> int:
    """What a room adds to the pay of one's cards; a 2-room does so in two wings."""
    wing = room % 5
    points = _rise(table, seat, wing, museum.value_of(room))
    if room < 5:
        points += _rise(table, seat, wing + 1 if wing < 4 else 0, 2)
    return points


def _rise(table: MykerinosState, seat: int, wing: int, value: int) -> int:
    """What a room of this value adds in a wing, with one more card to come before the end."""
    pay = museum.pay(table.museum[seat], wing)
    if pay >= value:
        return 0
    cards = scoring.owned(table, seat, table.wings[wing])
    if table.season < SEASONS - 1:
        cards += 1
    return (value - pay) * cards
