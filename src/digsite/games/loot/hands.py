"""The cards before the players: laying and discarding them, and which of them a seat can know."""

from __future__ import annotations

from digsite.core import bits, throws
from digsite.core.dice import Dice

from .constants import BACK, COLOURS, ERAS, NO_CARD, PILES
from .layout import Layout


def lay(state: Layout, slot: int, colour: int) -> None:
    """Lay a card face down before the player whose turn it is."""
    seat = state.player
    state.hand[seat] = state.box.with_card(state.hand[seat], slot)
    state.backs[row(seat, state.era) + colour] += 1
    state.laden |= 1 << seat


def discard_hand(state: Layout, seat: int) -> int:
    cards = state.hand[seat]
    state.hand[seat] = bits.EMPTY
    state.discards = state.box.together(state.discards, cards)
    state.laden &= ~(1 << seat)
    for place in range(row(seat, 0), row(seat + 1, 0)):
        state.backs[place] = 0
    return cards


def row(seat: int, era: int) -> int:
    """Where the backs before a seat begin that were laid in an era."""
    return (seat * ERAS + era) * COLOURS


# -- what a seat can know -------------------------------------------------


def put_back(state: Layout, seat: int) -> None:
    """Put what a seat cannot know among the unseen fronts."""
    for other in range(state.seats):
        if other != seat and not state.revealed >> other & 1:
            state.unseen = state.box.together(state.unseen, state.hand[other])
            state.hand[other] = bits.EMPTY
    if seat == state.player:
        return
    for pile in range(PILES):
        slot = state.drawn[pile]
        if slot != NO_CARD and slot < BACK:
            state.unseen = state.box.with_card(state.unseen, slot)
            state.drawn[pile] = BACK + state.box.colour_of[slot]


def deal_back(state: Layout, dice: Dice) -> None:
    """Deal what lies face down, the oldest cards first: they have the fewest fronts.

    Where a card file has equal cards of which some came back in a reshuffle, an old card
    is taken to be any of them (a fine point: which of two equal cards it is, nobody saw).
    """
    veiled = 0
    for seat in range(state.seats):
        if state.hand[seat] == bits.EMPTY:
            veiled |= 1 << seat
    for era in range(state.era + 1):
        for seat in range(state.seats):
            if veiled >> seat & 1:
                _deal_row(state, seat, era, dice)
    for pile in range(PILES):
        if state.drawn[pile] >= BACK:
            state.drawn[pile] = _deal_card(state, state.drawn[pile] - BACK, state.era, dice)


def _deal_row(state: Layout, seat: int, era: int, dice: Dice) -> None:
    for colour in range(COLOURS):
        for _ in range(state.backs[row(seat, era) + colour]):
            slot = _deal_card(state, colour, era, dice)
            state.hand[seat] = state.box.with_card(state.hand[seat], slot)


def _deal_card(state: Layout, colour: int, era: int, dice: Dice) -> int:
    fronts = state.unseen & state.box.of_colour[colour] & ~state.returned[era]
    slot = state.box.first_of[throws.choose(dice, fronts)]
    state.unseen = state.box.without_card(state.unseen, slot)
    return slot
