"""The dig sites: what lies there, who knows of it, and what chance may bring to light.

A card nobody has seen has no place yet: it lies in the draw deck or on the site, as likely as
the numbers of both say. Once somebody has looked, what was seen is fixed.
"""

from __future__ import annotations

from digsite.core import bits, throws
from digsite.core.dice import Dice

from .constants import RAID
from .layout import Layout


def size(state: Layout, region: int) -> int:
    """How many cards lie on the site; no view may show it."""
    return bits.popcount(state.known[region]) + state.unknown[region]


def empty(state: Layout, region: int) -> bool:
    return state.known[region] == 0 and state.unknown[region] == 0


def filled(state: Layout) -> int:
    """The regions with a card on the site."""
    regions = 0
    for region in range(4):
        if not empty(state, region):
            regions |= 1 << region
    return regions


# -- drawing and looking -----------------------------------------------------


def drawable(state: Layout, region: int) -> int:
    """The cards a draw from the site may bring."""
    if state.unknown[region]:
        return state.known[region] | state.unseen[region]
    return state.known[region]


def draw_weight(state: Layout, region: int, card: int) -> int:
    """Every card on the site is as likely; an unseen one is there only with some luck."""
    if bits.has(state.known[region], card):
        return bits.popcount(state.unseen[region]) if state.unknown[region] else 1
    return state.unknown[region]


def draw(state: Layout, region: int, dice: Dice) -> int:
    known = bits.popcount(state.known[region])
    number = throws.below(dice, known + state.unknown[region])
    if number < known:
        return bits.nth_bit(state.known[region], number)
    return throws.choose(dice, state.unseen[region])


def lift(state: Layout, region: int, card: int) -> None:
    """Take a card off the site."""
    bit = bits.single(card)
    if state.unseen[region] & bit:
        state.unseen[region] ^= bit
        state.unknown[region] -= 1
        return
    state.known[region] ^= bit
    state.shown[region] &= ~bit
    for seat in range(state.seats):
        state.knows[4 * seat + region] &= ~bit


def put_back(state: Layout, region: int, cards: int) -> None:
    """Lay cards that everybody has seen on the site."""
    state.known[region] |= cards
    state.shown[region] |= cards


def see(state: Layout, region: int, seat: int, card: int) -> None:
    """An unseen card turns out to lie on the site, and the seat sees it."""
    bit = bits.single(card)
    state.unseen[region] ^= bit
    state.unknown[region] -= 1
    state.known[region] |= bit
    state.knows[4 * seat + region] |= bit


def know_all(state: Layout, region: int, seat: int) -> None:
    """The seat has seen every card on the site."""
    state.knows[4 * seat + region] = state.known[region] & ~state.shown[region]


def show_all(state: Layout, region: int) -> None:
    """Everybody knows what lies on the site."""
    state.shown[region] = state.known[region]
    for seat in range(state.seats):
        state.knows[4 * seat + region] = 0


def known_to(state: Layout, region: int, seat: int) -> int:
    """The cards on the site that a seat (or nobody in particular) knows to lie there."""
    return state.shown[region] | (state.knows[4 * seat + region] if seat >= 0 else 0)


# -- what a seat cannot know -------------------------------------------------


def hide(state: Layout, seat: int) -> None:
    """Cards only others have seen lie unseen again, and what others saw is forgotten."""
    for region in range(4):
        secret = state.known[region] & ~known_to(state, region, seat)
        state.known[region] ^= secret
        state.unseen[region] |= secret
        state.unknown[region] += bits.popcount(secret)
        for other in range(state.seats):
            if other != seat:
                state.knows[4 * other + region] = 0


def imagine(state: Layout, dice: Dice) -> None:
    """Say what tomb raiders see who are choosing just now; all else is left to chance."""
    region = state.region
    if state.phase != RAID or state.unknown[region] == 0:
        return
    worthy = state.box.worthy[region]
    # They are asked only where there is a relic, so a deal without one is no possible world.
    sure = state.box.raiders_decline or state.known[region] & worthy != 0
    dealt = _deal(state.unseen[region], state.unknown[region], dice)
    while not sure and dealt & worthy == 0:
        dealt = _deal(state.unseen[region], state.unknown[region], dice)
    state.unseen[region] ^= dealt
    state.known[region] |= dealt
    state.unknown[region] = 0
    know_all(state, region, state.player)


def _deal(cards: int, count: int, dice: Dice) -> int:
    """So many of the cards."""
    rest = cards
    for _ in range(count):
        rest ^= bits.single(throws.choose(dice, rest))
    return cards ^ rest
