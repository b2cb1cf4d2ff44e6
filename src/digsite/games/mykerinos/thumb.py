"""A rule-of-thumb player of Mykerinos: quick, sensible, a little fickle.

It asks what each area may still bring and by how much more cubes there better that, spends
cubes while that is worth more than keeping them, and passes then. In the survey it takes what
it needs most, or what it grudges most to its rivals.
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

from . import museum, region, scoring, worth
from .constants import (
    BLACKMORE_EXCAVATE,
    BROWN_MUSEUM,
    BROWN_ROOM,
    CELL,
    CUBES,
    EXCAVATE,
    EXTEND,
    KIND,
    LEFTOVER,
    LEMON_EXCAVATE,
    LEMON_EXTEND,
    NEUTRAL,
    NEUTRAL_CARD,
    NEUTRAL_CELL,
    NEUTRAL_KIND,
    PASS,
    REWARD,
    SEASONS,
    TAKE_LEFT,
    TAKE_RIGHT,
    TANGERINE_EXTEND,
    VIOLET_EXCAVATE,
    VIOLET_EXTEND,
)
from .rules import MykerinosState

# The weights, in hundredths of a point. Tables with four entries are by season, those with
# five by player count.
CUBE = [0, 0, 40, 70, 70]  # a cube kept for the next season
NEUTRAL_CUBE = [40, 40, 40, 0]
PASSING = [60, 60, 60, 10]  # what passing is worth by itself: it wins ties
HASTE = 0  # what two cubes in one turn are worth beside the two cubes
GRUDGE = [0, 0, 40, 20, 15]  # the part (percent) of a rival's gain that taking it away is worth
FICKLE = 40  # choices so near to each other are as good as equal

NOTHING = -100000
MIDDLE = region.cell_set([cell for cell in range(72) if cell % 8 in (3, 4)])


class Thumb(Policy):
    """Plays for places that can be won, keeps cubes where none can."""

    def choose(self, state: State, dice: Dice) -> int:
        return _choose(cython.cast(MykerinosState, state), dice)

    def guess(self, state: State, seat: int) -> float:
        return _guess(cython.cast(MykerinosState, state), seat)


POLICY = Thumb()


def _choose(table: MykerinosState, dice: Dice) -> int:
    phase = table.phase
    if phase == CELL:
        return _cell(table, dice)
    if phase == KIND:
        return _kind(table, dice)
    if phase == REWARD:
        return _reward(table, dice)
    if phase == LEFTOVER:
        return _best_card(table, dice)
    if phase == NEUTRAL_KIND:
        return _neutral_kind(table, dice)
    if phase == NEUTRAL_CELL:
        return _neutral_cell(table, dice)
    if phase == BROWN_ROOM:
        return _best_room(table, dice)
    if phase == NEUTRAL_CARD:
        return _worst_loss(table, dice)
    return dice.choose(table.mask())


def _guess(table: MykerinosState, seat: int) -> float:
    return float(scoring.points(table, seat))


# -- phase 2: excavations ---------------------------------------------------


def _kind(table: MykerinosState, dice: Dice) -> int:
    """Do what gains most beyond the cubes it costs; pass when nothing does."""
    kinds = table.mask()
    if kinds == bits.single(PASS):
        return PASS
    gain = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    steps = 3 if bits.has(kinds, TANGERINE_EXTEND) else 2
    room = worth.gains(table, table.actor, steps, True, gain)
    cost = _cube_cost(table)
    plain = table.empty & ~table.pyramids
    tops = table.empty & table.pyramids
    near = region.neighbours(table.own[table.actor])
    best = PASS
    most = PASSING[table.season] + gain[18] + _whim(dice)
    single = NOTHING
    if bits.has(kinds, EXCAVATE):
        single = _best_single(table, plain, gain) >> 3
        net = single - cost + _whim(dice)
        if net > most:
            most = net
            best = EXCAVATE
    double = NOTHING
    if bits.has(kinds, EXTEND) or bits.has(kinds, VIOLET_EXTEND):
        first = region.first_cells(EXTEND, near, plain, tops)
        double = (_best_double(table, first, plain, gain) >> 6) + HASTE
    if bits.has(kinds, EXTEND):
        net = double - 2 * cost + _whim(dice)
        if net > most:
            most = net
            best = EXTEND
    if table.season == 0:
        return best
    if bits.has(kinds, VIOLET_EXCAVATE):
        net = single + _whim(dice)
        if net > most:
            most = net
            best = VIOLET_EXCAVATE
    if bits.has(kinds, VIOLET_EXTEND):
        net = double - cost + _whim(dice)
        if net > most:
            most = net
            best = VIOLET_EXTEND
    if bits.has(kinds, BROWN_MUSEUM):
        net = room - cost + _whim(dice)
        if net > most:
            most = net
            best = BROWN_MUSEUM
    if bits.has(kinds, BLACKMORE_EXCAVATE):
        first = region.first_cells(BLACKMORE_EXCAVATE, near, plain, tops)
        net = (_best_double(table, first, plain, gain) >> 6) + HASTE - 2 * cost + _whim(dice)
        if net > most:
            most = net
            best = BLACKMORE_EXCAVATE
    if bits.has(kinds, TANGERINE_EXTEND):
        first = region.first_cells(TANGERINE_EXTEND, near, plain, tops)
        net = _best_triple(table, first, plain, gain) + 2 * HASTE - 3 * cost + _whim(dice)
        if net > most:
            most = net
            best = TANGERINE_EXTEND
    if bits.has(kinds, LEMON_EXCAVATE):
        net = (_best_single(table, tops, gain) >> 3) - cost + _whim(dice)
        if net > most:
            most = net
            best = LEMON_EXCAVATE
    if bits.has(kinds, LEMON_EXTEND):
        first = region.first_cells(LEMON_EXTEND, near, plain, tops)
        net = (_best_double(table, first, plain | tops, gain) >> 6) - 2 * cost + _whim(dice)
        if net > most:
            most = net
            best = LEMON_EXTEND
    return best


def _cell(table: MykerinosState, dice: Dice) -> int:
    """Put the cube where it gains most, thinking of the cubes that follow it."""
    cells = table.mask()
    gain = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    worth.gains(table, table.actor, table.left, False, gain)
    for area in range(_areas(table)):
        whim = _whim(dice)
        gain[3 * area] += whim
        gain[3 * area + 1] += whim
    return _place(table, cells, table.left, gain, dice)


def _place(table: MykerinosState, cells: int, left: int, gain: list[int], dice: Dice) -> int:
    """One of the cells, in the area that gains most and fit for the cubes that follow."""
    plain = table.empty & ~table.pyramids
    if left == 1:
        area = _best_single(table, cells, gain) & 7
        cells &= region.area_cells(area)
    else:
        pair = _best_double(table, cells, table.empty, gain) & 63
        cells &= region.area_cells(pair >> 3)
        both = cells & region.neighbours(table.empty & region.area_cells(pair & 7))
        if both:
            cells = both
    return _pick(table, cells, dice)


def _pick(table: MykerinosState, cells: int, dice: Dice) -> int:
    """A cell with free cells on two sides, best in the middle, from where one gets anywhere."""
    roomy = cells & region.crossroads(table.empty & ~table.pyramids)
    central = roomy & MIDDLE
    if central:
        return dice.choose(central)
    return dice.choose(roomy if roomy else cells)


def _best_single(table: MykerinosState, cells: int, gain: list[int]) -> int:
    """The best area for one cube on one of the cells: its gain * 8 + the area."""
    best = 8 * NOTHING
    for area in range(_areas(table)):
        if cells & region.area_cells(area):
            found = 8 * gain[3 * area] + area
            if found > best:
                best = found
    return best


def _best_double(table: MykerinosState, first: int, then: int, gain: list[int]) -> int:
    """The best two areas for a cube on `first` and one beside it: gain * 64 + 8 * one + other."""
    best = 64 * NOTHING
    areas = _areas(table)
    for one in range(areas):
        cells = first & region.area_cells(one)
        if cells:
            beside = region.neighbours(cells) & then
            for other in range(areas):
                if beside & region.area_cells(other):
                    sum_ = gain[3 * one + 1] if one == other else gain[3 * one] + gain[3 * other]
                    found = 64 * sum_ + 8 * one + other
                    if found > best:
                        best = found
    return best


def _best_triple(table: MykerinosState, first: int, plain: int, gain: list[int]) -> int:
    """What three cubes in a row may gain, the first of them on `first`."""
    best = NOTHING
    areas = _areas(table)
    for one in range(areas):
        cells = first & region.area_cells(one)
        if cells:
            beside = region.neighbours(cells) & plain
            for other in range(areas):
                if beside & region.area_cells(other):
                    found = gain[3 * one] + gain[3 * other + 1]
                    if one == other:
                        found = gain[3 * one + 2]
                    if found > best:
                        best = found
    return best


def _areas(table: MykerinosState) -> int:
    return 6 if table.season == SEASONS - 1 else 4


def _cube_cost(table: MykerinosState) -> int:
    """A kept cube helps next season, unless one has so many that they take the place of new."""
    if table.season == SEASONS - 1 or table.stock[table.actor] > 14:
        return 0
    return CUBE[table.seats]


def _whim(dice: Dice) -> int:
    return dice.below(FICKLE)


# -- the neutral colour -----------------------------------------------------


def _neutral_kind(table: MykerinosState, dice: Dice) -> int:
    """Use the neutral colour where it hurts the other player, or not at all."""
    kinds = table.mask()
    gain = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    worth.neutral_gains(table, table.actor, gain)
    cost = NEUTRAL_CUBE[table.season]
    plain = table.empty & ~table.pyramids
    best = PASS
    most = _whim(dice)
    net = (_best_single(table, plain, gain) >> 3) - cost + _whim(dice)
    if net > most:
        most = net
        best = EXCAVATE
    if bits.has(kinds, EXTEND):
        near = region.neighbours(table.own[NEUTRAL])
        first = region.first_cells(EXTEND, near, plain, bits.EMPTY)
        net = (_best_double(table, first, plain, gain) >> 6) - 2 * cost + _whim(dice)
        if net > most:
            best = EXTEND
    return best


def _neutral_cell(table: MykerinosState, dice: Dice) -> int:
    cells = table.mask()
    gain = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    worth.neutral_gains(table, table.actor, gain)
    for area in range(_areas(table)):
        whim = _whim(dice)
        gain[3 * area] += whim
        gain[3 * area + 1] += whim
    return _place(table, cells, table.left, gain, dice)


# -- phase 3: survey --------------------------------------------------------


def _reward(table: MykerinosState, dice: Dice) -> int:
    """Take the card or room one needs most, or grudges most to the others."""
    seat = table.actor
    choices = table.mask()
    cards = [0, 0, 0, 0, 0]
    rooms = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    score = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    value = [0, 0, 0, 0, 0, 0]
    grudge = GRUDGE[table.seats]
    for other in range(table.seats):
        part = 100 if other == seat else grudge
        worth.count_cards(table, other, cards)
        worth.value_rooms(table, other, cards, rooms)
        worth.value_cards(table, other, value)
        for room in range(15):
            if rooms[room] > 0:
                score[room] += rooms[room] * part // 100 * worth.ROOM_FAVOUR // 100
        for slot in range(2):
            if bits.has(choices, TAKE_LEFT + slot) and (other == seat or _waits(table, other)):
                worth_ = worth.card_worth(table, 2 * table.area + slot, value)
                score[TAKE_LEFT + slot] += worth_ * part // 100
    best = -1
    most = NOTHING
    for choice in range(17):
        if bits.has(choices, choice):
            net = score[choice] + _whim(dice)
            if net > most:
                most = net
                best = choice
    return best


def _waits(table: MykerinosState, seat: int) -> bool:
    """Whether a seat is still to be served in the area."""
    for rank in range(table.rank + 1, table.ranked):
        if table.order[rank] == seat:
            return True
    return False


def _best_room(table: MykerinosState, dice: Dice) -> int:
    """Sir Brown: the room that adds most to one's exhibition."""
    return _reward(table, dice)


def _best_card(table: MykerinosState, dice: Dice) -> int:
    """Take the better of the cards left over."""
    value = [0, 0, 0, 0, 0, 0]
    worth.value_cards(table, table.actor, value)
    best = TAKE_LEFT
    most = NOTHING
    for slot in range(2):
        if table.laid[2 * table.area + slot] >= 0:
            net = worth.card_worth(table, 2 * table.area + slot, value) + _whim(dice)
            if net > most:
                most = net
                best = TAKE_LEFT + slot
    return best


def _worst_loss(table: MykerinosState, dice: Dice) -> int:
    """For the neutral colour pick the card the other player would like best."""
    value = [0, 0, 0, 0, 0, 0]
    worth.value_cards(table, 1 - table.actor, value)
    best = TAKE_LEFT
    most = NOTHING
    for slot in range(2):
        if table.laid[2 * table.area + slot] >= 0:
            net = worth.card_worth(table, 2 * table.area + slot, value) + _whim(dice)
            if net > most:
                most = net
                best = TAKE_LEFT + slot
    return best
