"""Weighs every choice in points: quick, sensible, a little fickle.

It asks what each area may still bring and how much more cubes there would better that, spends
cubes while this is worth more than keeping them, and passes when ties are worth more still. In
the survey it takes what it needs most, or grudges most to its rivals.
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

from .. import region
from ..constants import (
    BLACKMORE_EXCAVATE,
    BROWN_MUSEUM,
    BROWN_ROOM,
    CELL,
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
    TANGERINE_EXTEND,
    VIOLET_EXCAVATE,
    VIOLET_EXTEND,
)
from ..rules import MykerinosState
from . import worth
from .notebook import Notebook

# The weights, in hundredths of a point. Tables with four entries are by season, those with five
# by player count.
CUBE = [0, 0, 40, 70, 70]  # a cube kept for the next season
NEUTRAL_CUBE = 75
VIOLET_CUBE = 50  # the cube Lady Violet brings along
REST = [60, 60, 60, 10]  # what passing is worth besides the ties it wins
GRUDGE = [0, 0, 40, 20, 15]  # the part (percent) of a rival's gain that taking it away is worth
FICKLE = 31  # choices this near to each other are as good as equal (all ones in binary)

NOTHING = -100000
MIDDLE = region.cell_set([cell for cell in range(72) if cell % 8 in (3, 4)])


class Surveyor(Policy):
    """Plays for the places that can be won, and passes where none can."""

    notebook: Notebook

    def __init__(self, keeps: bool = False) -> None:
        self.notebook = Notebook(keeps)

    def private(self) -> Surveyor:
        return Surveyor(keeps=True)

    def choose(self, state: State, dice: Dice) -> int:
        return _choose(cython.cast(MykerinosState, state), self.notebook, dice)

    def guess(self, state: State, seat: int) -> float:
        return worth.forecast(cython.cast(MykerinosState, state), seat) / 100.0


POLICY = Surveyor()


def _choose(table: MykerinosState, notebook: Notebook, dice: Dice) -> int:
    phase = table.phase
    if phase == CELL:
        return _cell(table, notebook, dice)
    if phase == KIND:
        return _kind(table, notebook, dice)
    if phase in (REWARD, BROWN_ROOM):
        return _reward(table, dice)
    if phase == LEFTOVER:
        return _card(table, table.actor, dice)
    if phase == NEUTRAL_KIND:
        return _neutral_kind(table, notebook, dice)
    if phase == NEUTRAL_CELL:
        return _neutral_cell(table, notebook, dice)
    if phase == NEUTRAL_CARD:
        return _card(table, 1 - table.actor, dice)
    return dice.choose(table.mask())


def _best(choices: int, count: int, score: list[int], dice: Dice) -> int:
    """The choice with the best score, or nearly so."""
    whims = dice.next()
    best = -1
    most = NOTHING
    for choice in range(count):
        if bits.has(choices, choice):
            found = score[choice] + (whims >> 3 * choice & FICKLE)
            if found > most:
                most = found
                best = choice
    return best


# -- phase 2: excavations ---------------------------------------------------


def _kind(table: MykerinosState, notebook: Notebook, dice: Dice) -> int:
    """Do what gains most beyond the cubes it costs, or pass if that gains more."""
    kinds = table.mask()
    if kinds == bits.single(PASS):
        return PASS
    prizes = [0] * 18
    gain = [0] * 19
    net = [0] * 10
    steps = 3 if bits.has(kinds, TANGERINE_EXTEND) else 2
    room = notebook.places(table, table.actor, prizes)
    worth.gains(table, table.actor, prizes, bits.EMPTY, steps, gain)
    notebook.note(table, gain)
    cost = _cube_cost(table)
    plain = table.empty & ~table.pyramids
    tops = table.empty & table.pyramids
    near = region.neighbours(table.own[table.actor])
    net[PASS] = REST[table.season] + gain[worth.PASSING]
    one = _best_area(table, plain, gain) >> 3
    net[EXCAVATE] = one - cost
    two = NOTHING
    if bits.has(kinds, EXTEND) or bits.has(kinds, VIOLET_EXTEND):
        first = region.first_cells(EXTEND, near, plain, tops)
        two = _best_areas(table, first, plain, gain) >> 6
    net[EXTEND] = two - 2 * cost
    if kinds >> VIOLET_EXCAVATE:
        net[VIOLET_EXCAVATE] = one - cost + VIOLET_CUBE
        net[VIOLET_EXTEND] = two - 2 * cost + VIOLET_CUBE
        net[BROWN_MUSEUM] = room - cost
        if bits.has(kinds, LEMON_EXCAVATE):
            net[LEMON_EXCAVATE] = (_best_area(table, tops, gain) >> 3) - cost
            first = region.first_cells(LEMON_EXTEND, near, plain, tops)
            two = _best_areas(table, first, table.empty, gain) >> 6
            net[LEMON_EXTEND] = two - 2 * cost
        if bits.has(kinds, BLACKMORE_EXCAVATE):
            first = region.first_cells(BLACKMORE_EXCAVATE, near, plain, tops)
            two = _best_areas(table, first, plain, gain) >> 6
            net[BLACKMORE_EXCAVATE] = two - 2 * cost
        if bits.has(kinds, TANGERINE_EXTEND):
            first = region.first_cells(TANGERINE_EXTEND, near, plain, tops)
            net[TANGERINE_EXTEND] = _best_three(table, first, plain, gain) - 3 * cost
    return _best(kinds, 10, net, dice)


def _cell(table: MykerinosState, notebook: Notebook, dice: Dice) -> int:
    """Put the cube where it gains most, with an eye to those that follow it."""
    cells = table.mask()
    if table.left == 1 and _within_one_area(cells):
        return _pick(table, cells, dice)
    prizes = [0] * 18
    gain = [0] * 19
    if not notebook.recall(table, gain):
        reach = cells | region.neighbours(cells) if table.left > 1 else cells
        notebook.places(table, table.actor, prizes)
        worth.gains(table, table.actor, prizes, reach, table.left, gain)
    return _place(table, cells, gain, dice)


def _place(table: MykerinosState, cells: int, gain: list[int], dice: Dice) -> int:
    """One of the cells, in the area that gains most and fit for the cube that follows."""
    whims = dice.next()
    for area in range(worth.areas(table)):
        gain[3 * area] += whims >> 5 * area & FICKLE
        gain[3 * area + 1] += whims >> 5 * area & FICKLE
    if table.left == 1:
        cells &= region.AREAS[_best_area(table, cells, gain) & 7]
    else:
        areas = _best_areas(table, cells, table.empty, gain)
        cells &= region.AREAS[areas >> 3 & 7]
        fit = cells & region.neighbours(table.empty & region.AREAS[areas & 7])
        if fit:
            cells = fit
    return _pick(table, cells, dice)


def _pick(table: MykerinosState, cells: int, dice: Dice) -> int:
    """A cell with room on two sides, best in the middle, from where one gets to both sides."""
    roomy = cells & region.crossroads(table.empty & ~table.pyramids)
    if roomy & MIDDLE:
        return dice.choose(roomy & MIDDLE)
    return dice.choose(roomy if roomy else cells)


def _within_one_area(cells: int) -> bool:
    first = bits.lowest(cells)
    return not cells & ~region.AREAS[2 * (first // 24) + first % 8 // 4]


def _best_area(table: MykerinosState, cells: int, gain: list[int]) -> int:
    """Where a cube on one of the cells gains most: gain * 8 + area."""
    best = 8 * NOTHING
    for area in range(worth.areas(table)):
        found = 8 * gain[3 * area] + area
        if found > best and cells & region.AREAS[area]:
            best = found
    return best


def _best_areas(table: MykerinosState, first: int, then: int, gain: list[int]) -> int:
    """Where a cube on `first` and one beside it gain most: gain * 64 + 8 * area + area."""
    best = 64 * NOTHING
    areas = worth.areas(table)
    for one in range(areas):
        cells = first & region.AREAS[one]
        if cells:
            beside = region.neighbours(cells) & then
            for other in range(areas):
                both = gain[3 * one + 1] if one == other else gain[3 * one] + gain[3 * other]
                found = 64 * both + 8 * one + other
                if found > best and beside & region.AREAS[other]:
                    best = found
    return best


def _best_three(table: MykerinosState, first: int, then: int, gain: list[int]) -> int:
    """What three cubes in a row may gain, the first of them on `first`."""
    best = NOTHING
    areas = worth.areas(table)
    for one in range(areas):
        cells = first & region.AREAS[one]
        if cells:
            beside = region.neighbours(cells) & then
            for other in range(areas):
                found = gain[3 * one] + gain[3 * other + 1]
                if one == other:
                    found = gain[3 * one + 2]
                if found > best and beside & region.AREAS[other]:
                    best = found
    return best


def _cube_cost(table: MykerinosState) -> int:
    """A kept cube helps next season, unless one has so many that they replace new ones."""
    if table.season == SEASONS - 1 or table.stock[table.actor] > 14:
        return 0
    return CUBE[table.seats]


# -- the neutral colour -----------------------------------------------------


def _neutral_kind(table: MykerinosState, notebook: Notebook, dice: Dice) -> int:
    """Use the neutral colour where it hurts the other player more, or keep it."""
    kinds = table.mask()
    gain = [0] * 19
    net = [0] * 3
    _neutral_gains(table, notebook, gain)
    notebook.note(table, gain)
    plain = table.empty & ~table.pyramids
    net[EXCAVATE] = (_best_area(table, plain, gain) >> 3) - NEUTRAL_CUBE
    if bits.has(kinds, EXTEND):
        near = region.neighbours(table.own[NEUTRAL])
        first = region.first_cells(EXTEND, near, plain, bits.EMPTY)
        net[EXTEND] = (_best_areas(table, first, plain, gain) >> 6) - 2 * NEUTRAL_CUBE
    return _best(kinds, 3, net, dice)


def _neutral_cell(table: MykerinosState, notebook: Notebook, dice: Dice) -> int:
    """Put the neutral cube where it hurts the other player most."""
    gain = [0] * 19
    if not notebook.recall(table, gain):
        _neutral_gains(table, notebook, gain)
    return _place(table, table.mask(), gain, dice)


def _neutral_gains(table: MykerinosState, notebook: Notebook, gain: list[int]) -> None:
    """What one and two more neutral cubes in each area gain the actor and cost the other."""
    prizes = [0] * 18
    for player in range(2):
        notebook.places(table, player, prizes)
        worth.neutral_gains(table, player, prizes, 1 if player == table.actor else -1, gain)


# -- phase 3: survey --------------------------------------------------------


def _reward(table: MykerinosState, dice: Dice) -> int:
    """Take the card or room one needs most, or grudges most to the others."""
    choices = table.mask()
    score = [0] * 17
    rooms = [0] * 15
    value = [0] * 6
    for seat in range(table.seats):
        part = 100 if seat == table.actor else GRUDGE[table.seats]
        worth.appraise(table, seat, value, rooms)
        for room in range(15):
            if rooms[room] > 0:
                score[room] += rooms[room] * part // 100
        if seat == table.actor or _waits(table, seat):
            for choice in range(TAKE_LEFT, TAKE_LEFT + 2):
                if bits.has(choices, choice):
                    card = worth.card_worth(table, 2 * table.area + choice - TAKE_LEFT, value)
                    score[choice] += card * part // 100
    return _best(choices, 17, score, dice)


def _waits(table: MykerinosState, seat: int) -> bool:
    """Whether a seat is still to be served in the area."""
    rank = table.rank + 1
    while rank < table.ranked and table.order[rank] != seat:
        rank += 1
    return rank < table.ranked


def _card(table: MykerinosState, seat: int, dice: Dice) -> int:
    """The card a seat would like better: to take it, or to take it away."""
    choices = table.mask()
    score = [0] * 17
    rooms = [0] * 15
    value = [0] * 6
    worth.appraise(table, seat, value, rooms)
    for choice in range(TAKE_LEFT, TAKE_LEFT + 2):
        if bits.has(choices, choice):
            score[choice] = worth.card_worth(table, 2 * table.area + choice - TAKE_LEFT, value)
    return _best(choices, 17, score, dice)
