"""The two piles: what may come to the top of one, and new piles where one has run out."""

from __future__ import annotations

from digsite.core import bits, throws
from digsite.core.dice import Dice
from digsite.core.state import tell

from .constants import COLOURS, ERAS, LEFT, NO_COLOUR, RIGHT, TOLD_PILES
from .layout import Layout


def tops(state: Layout) -> int:
    """The colours that may come to the top of the pile."""
    found = 0
    for colour in range(COLOURS):
        if top_weight(state, colour):
            found |= 1 << colour
    return found


def top_weight(state: Layout, colour: int) -> int:
    """The backs of a colour in the piles that are not on top already."""
    return state.piled[colour] - (1 if state.top[1 - state.pile] == colour else 0)


def draw_top(state: Layout, dice: Dice) -> int:
    cards = state.size[LEFT] + state.size[RIGHT]
    if state.top[1 - state.pile] != NO_COLOUR:
        cards -= 1
    place = throws.below(dice, cards)
    colour = 0
    while place >= top_weight(state, colour):
        place -= top_weight(state, colour)
        colour += 1
    return colour


def run_out(state: Layout) -> bool:
    """Whether a pile has run out, and there are cards to make a new one of."""
    left = state.size[LEFT]
    right = state.size[RIGHT]
    if left and right:
        return False
    return state.discards != bits.EMPTY or left + right > 1


def restock(state: Layout) -> bool:
    """Shuffle the discards and what is left into two new piles; whether one gets a card more."""
    back = state.discards
    kinds = state.box.whole_kinds(back)
    if state.era < ERAS - 1:
        state.era += 1
    for era in range(state.era):
        state.returned[era] |= kinds
    for colour in range(COLOURS):
        state.piled[colour] += bits.popcount(back & state.box.of_colour[colour])
    state.unseen = state.box.together(state.unseen, back)
    state.discards = bits.EMPTY
    cards = state.size[LEFT] + state.size[RIGHT] + bits.popcount(back)
    state.size[LEFT] = cards - cards // 2
    state.size[RIGHT] = cards // 2
    state.top[LEFT] = NO_COLOUR
    state.top[RIGHT] = NO_COLOUR
    return cards & 1 == 1


def make(state: Layout, larger: int, again: bool) -> None:
    """Both piles are there, and the given one has the odd card if there is one."""
    if larger == RIGHT:
        state.size[LEFT], state.size[RIGHT] = state.size[RIGHT], state.size[LEFT]
    tell(state, TOLD_PILES, state.size[LEFT], state.size[RIGHT], again, 0, 0)
